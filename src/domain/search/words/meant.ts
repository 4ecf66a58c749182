import type { Listing } from '../../listing/listing'
import { foldedTexts, wordsOf } from '../search-text'
import { lettersApart } from '../suggest/beginning'
import { interpret, type Interpretation } from './interpret'
import { LANDMARK_NAMES, PLACES, tablesFor } from './tables'
import { tokensOf } from './tokens'

/** Shorter words are too much alike. */
const ONE_WRONG = 4
const TWO_WRONG = 6

let words: readonly string[] | null = null

function knownWords(): readonly string[] {
  const phrases = [PLACES, tablesFor('en').says, LANDMARK_NAMES].flatMap(({ values }) => [...values.keys()])
  words ??= [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))].filter((word) => word.length >= ONE_WRONG)
  return words
}

const found = new WeakMap<readonly Listing[], readonly string[]>()

/** Words by which listings are found: of titles, addresses, features. */
export function foundWords(listings: readonly Listing[]): readonly string[] {
  const before = found.get(listings)
  if (before) return before
  const all = new Set(listings.flatMap((listing) => wordsOf(foldedTexts(listing).all)))
  const kept = [...all].filter((word) => word.length >= ONE_WRONG && !/\d/.test(word))
  found.set(listings, kept)
  return kept
}

/** The word that is nearest to a typed one: 'mandurio' is 'mandurriao'. */
function nearest(typed: string, known: readonly string[]): string {
  const most = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0
  let best = { word: typed, apart: most + 1 }
  for (const word of most === 0 || known.includes(typed) ? [] : known) {
    const apart = Math.abs(word.length - typed.length) > most ? most + 1 : lettersApart(word, typed)
    if (apart < best.apart) best = { word, apart }
  }
  return best.word
}

/**
 * What a text may mean, its unread words spelled as known ones: those of filters first, then those by which listings
 * are found. Null where it says nothing else.
 */
export function meant(text: string, others: readonly string[] = []): Interpretation | null {
  const { left } = interpret(text)
  const known = [...knownWords(), ...others]
  const typed = text.toLowerCase()
  const spelled = tokensOf(left).reduce((so, { word }) => {
    const better = nearest(word, known)
    return better === word ? so : so.replace(word, better)
  }, typed)
  const read = interpret(spelled)
  return read.understood.length > 0 || spelled !== typed ? read : null
}
