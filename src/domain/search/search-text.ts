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

/** Words of one meaning. Where one stands, the others are found too: 'St.' is a street or a saint. */
export const SAME_WORDS = [
  ['st', 'street'],
  ['st', 'saint'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['brgy', 'bgy', 'barangay'],
  ['ave', 'avenue'],
  ['gen', 'general'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['subd', 'subdivision'],
  ['helpers', 'maids'],
  ['beachfront', 'shore'],
]

/** The texts in which words are found, folded. A line break keeps the words of two fields apart. */
type Folded = { all: string; documented: string }

function foldedFields(documented: readonly string[], others: readonly string[]): Folded {
  const lines = (fields: readonly string[]) => fields.map((field) => `${folded(field)} `).join('\n')
  const texts = { documented: lines(documented), others: lines(others) }
  const all = `${texts.documented}\n${texts.others}`
  const same = SAME_WORDS.filter((words) => words.some((word) => all.includes(` ${word} `))).flat()
  return { all: same.length === 0 ? all : `${all}\n ${same.join(' \n ')} `, documented: texts.documented }
}

const texts = new WeakMap<Listing, Folded>()

/** The texts of a listing in which words are found, and those in which a part of a word is. */
export function foldedTexts(listing: Listing): Folded {
  let found = texts.get(listing)
  if (found === undefined) {
    const { title, address, city, state, propertyType, propertySubtype, ph } = listing
    const { features, buildingFeatures, industrialFeatures, landFeatures, specialFeatures, investmentFeatures } =
      listing
    const lists = [features, buildingFeatures, industrialFeatures, landFeatures, specialFeatures, investmentFeatures]
    const barangay = ph.barangay && `Barangay ${ph.barangay}`
    const place = [state, barangay, ph.landmark, ph.licenseToSellProject, ...listing.nearbyAmenities]
    found = foldedFields([title, address, city], [propertyType, propertySubtype, ...place, ...lists.flat()])
    texts.set(listing, found)
  }
  return found
}

/** The name of a place, whichever way it is written: 'Sta. Barbara' is 'santa barbara'. */
export function placeKey(name: string): string {
  const words = wordsOf(name).filter((word) => word !== 'barangay' && word !== 'brgy')
  return words.map((word) => SAME_WORDS.find(([short]) => short === word && word !== 'st')?.at(-1) ?? word).join(' ')
}

const placeTexts = new WeakMap<Listing, string>()

/** Where places are looked for, by whole words: 'Mina' is not in 'Seminario'. */
export function placeText(listing: Listing): string {
  const known = placeTexts.get(listing)
  if (known !== undefined) return known
  const { title, address, city, state, ph } = listing
  const text = [title, address, city, state, ph.barangay].map((name) => ` ${placeKey(name)} `).join('\n')
  placeTexts.set(listing, text)
  return text
}

/** One text in which words are found, folded. */
export function foldedText(text: string): string {
  return foldedFields([text], []).all
}

export function wordsOf(text: string): string[] {
  return folded(text).split(' ').filter(Boolean)
}

const BELONGS = /(?<=^| )(?:(?:\p{L}{2}|\d) (?=\p{L}{3,}(?: |$))|\p{L}+ (?=views?(?: |$)))/gu

/**
 * The words of a search text, each once; null for an empty text, none for one without a letter or digit. Two letters
 * and a digit belong to the word that follows: 'SM City' is not a home near SM Delgado in some city, '3 bedroom' none
 * on Block 3. 'St.' stands alone, as it can be written in full. 'City view' is one word too: it is no river view in
 * Iloilo City.
 */
export function searchWords(q: string): string[] | null {
  if (q.trim() === '') return null
  const text = wordsOf(q)
    .join(' ')
    .replaceAll(BELONGS, (both: string) => (SAME_WORDS.flat().includes(both.trim()) ? both : both.replace(' ', '_')))
  return [...new Set(text.split(' ').filter(Boolean))].map((word) => word.replaceAll('_', ' '))
}

/** From so many letters on, beginnings are found, and the documented substring. */
const BEGINS = 4

/** Whether a word is only found whole: 'SM' is no part of 'Small', 3 none of 13. */
export function isWhole(word: string): boolean {
  return word.length < BEGINS || /\p{N}/u.test(word)
}

/** What is found inside a word too: of two words no more than their beginning. */
export function partOf(word: string): string {
  return word.includes(' ') ? ` ${word}` : word
}

/** Several words written as one are found: 'lapaz' finds 'La Paz'. */
const beginningOf = (word: string) => new RegExp(` ${word.replaceAll(/./gu, '$& ?')}`, 'u')

function wordTest(word: string): (texts: Folded) => boolean {
  if (isWhole(word)) return ({ all }) => all.includes(` ${word} `)
  const [begins, part] = [beginningOf(word), partOf(word)]
  return ({ all, documented }) => documented.includes(part) || begins.test(all)
}

/** Every word at the beginning of a word of one field, in any order; null for an empty text. */
export function wordsTest(typed: string): ((text: string) => boolean) | null {
  const begins = searchWords(typed)?.map(beginningOf)
  if (!begins) return null
  return (text) => {
    const found = foldedText(text)
    return begins.length > 0 && begins.every((word) => word.test(found))
  }
}

/**
 * Every word at the beginning of one of title, address, city, province, type, features, amenities, barangay, landmark
 * or project, in any order; null for an empty text. A word of four letters or more also counts inside title, address
 * and city (B 5). A text without a letter or digit finds nothing.
 */
export function textTest(q: string): ((listing: Listing) => boolean) | null {
  const tests = searchWords(q)?.map(wordTest)
  if (!tests) return null
  return (listing) => tests.length > 0 && tests.every((test) => test(foldedTexts(listing)))
}
