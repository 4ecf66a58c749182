import type { Listing } from '../listing/listing'

const SEPARATORS = /[^\p{L}\p{N}]+/u

/** The words of a text without case, accents and punctuation: 'Peña’s, La Paz' has 'penas', 'la' and 'paz'. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.split(SEPARATORS).filter((word) => word !== '')
}

const texts = new WeakMap<Listing, string>()

// Each word follows a space; a line break keeps words of two fields apart.
function textOf(listing: Listing): string {
  let text = texts.get(listing)
  if (text === undefined) {
    text = [listing.title, listing.address, listing.city, listing.state]
      .map((field) =>
        wordsOf(field)
          .map((word) => ` ${word}`)
          .join(''),
      )
      .join('\n')
    texts.set(listing, text)
  }
  return text
}

/** Finds a word inside another one ('house' in 'warehouse'), and several written as one: 'lapaz' finds 'La Paz'. */
function wordTest(word: string): (text: string) => boolean {
  const apart = new RegExp(` ${word.replaceAll(/./gu, '$& ?')}`, 'u')
  return (text) => text.includes(word) || apart.test(text)
}

/**
 * Whether title, address, city and province of a listing hold every word of a search text, in any order (B 5); null for an
 * empty text. A text without a letter or digit finds nothing.
 */
export function textTest(q: string): ((listing: Listing) => boolean) | null {
  if (q.trim() === '') return null
  const tests = [...new Set(wordsOf(q))].map(wordTest)
  return (listing) => {
    const text = textOf(listing)
    return tests.length > 0 && tests.every((test) => test(text))
  }
}
