import type { Listing } from '../listing/listing'

/** Without case, accents and punctuation, a space before each word: 'Peña’s, La Paz' is ' penas la paz'. */
export function folded(text: string): string {
  const words = /^[ -~]*$/.test(text)
    ? text
        .toLowerCase()
        .replaceAll("'", '')
        .replaceAll(/[^a-z0-9]+/g, ' ')
    : text
        .normalize('NFD')
        .replaceAll(/[\p{M}'’]/gu, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim()}`
}

const texts = new WeakMap<Listing, string>()

/** The texts of a listing in which words are found, folded. A line break keeps words of two fields apart. */
export function foldedTexts(listing: Listing): string {
  let text = texts.get(listing)
  if (text === undefined) {
    const { title, address, city, state, ph } = listing
    text = [title, address, city, state, ph.barangay, ph.landmark].map(folded).join('\n')
    texts.set(listing, text)
  }
  return text
}

export function wordsOf(text: string): string[] {
  return folded(text).split(' ').filter(Boolean)
}

/** The words of a search text, each once; null for an empty text, none for one without a letter or digit. */
export function searchWords(q: string): string[] | null {
  return q.trim() === '' ? null : [...new Set(wordsOf(q))]
}

/** Finds a word inside another one ('house' in 'warehouse'), and several written as one: 'lapaz' finds 'La Paz'. */
function wordTest(word: string): (text: string) => boolean {
  const apart = new RegExp(` ${word.replaceAll(/./gu, '$& ?')}`, 'u')
  return (text) => text.includes(word) || apart.test(text)
}

/** Whether a folded text holds every word of what was typed, in any order; null where nothing was typed. */
function foldedTest(typed: string): ((text: string) => boolean) | null {
  const words = searchWords(typed)
  if (words === null) return null
  const tests = words.map(wordTest)
  return (text) => tests.length > 0 && tests.every((test) => test(text))
}

export function wordsTest(typed: string): ((text: string) => boolean) | null {
  const test = foldedTest(typed)
  return test && ((text) => test(folded(text)))
}

/** In title, address, barangay, landmark, city or province (B 5). Null for an empty text. */
export function textTest(q: string): ((listing: Listing) => boolean) | null {
  const test = foldedTest(q)
  return test && ((listing) => test(foldedTexts(listing)))
}
