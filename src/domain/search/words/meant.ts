import type { Listing } from '../../listing/listing'
import { fold } from '../../text'
import { foldedTexts, wordsOf } from '../search-text'
import { lettersApart } from '../suggest/beginning'
import { interpret, type Interpretation } from './interpret'
import { partsOf } from './parts'
import { LANDMARK_NAMES, PLACES, tablesFor } from './tables'
import { formsOf, tokensOf } from './tokens'

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
  const all = [...new Set(listings.flatMap((listing) => wordsOf(foldedTexts(listing).all)))]
  found.set(listings, all)
  return all
}

/** The word that is nearest to a typed one: 'mandurio' is 'mandurriao'. */
function nearest(typed: string, known: readonly string[]): string {
  const most = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0
  let best = { word: typed, apart: most + 1 }
  for (const form of most === 0 || known.includes(typed) ? [] : formsOf(typed))
    for (const word of known) {
      const apart = Math.abs(word.length - form.length) > most ? most + 1 : lettersApart(word, form)
      if (apart < best.apart) best = { word, apart }
    }
  return best.word
}

/** A reading of a text, and what of the text it leaves out. */
export type Meaning = Interpretation & { without: readonly string[] }

/** More would be asked one by one. */
const MOST_UNREAD = 6

/** Without those that say nothing by themselves: 'with', 'sa'. What shall not be is one: 'except in Molo'. */
function unreadWords(left: string): string[] {
  const tables = tablesFor('en')
  const tokens = tokensOf(left)
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
  return partsOf(tables, tokens).flatMap((part) => {
    const within = tokens.slice(part.start, part.end)
    if (part.says === 'text' && part.without) return [left.slice(within[0]!.from, within.at(-1)!.to)]
    return within.flatMap(({ raw, word }) => (tables.filler.values.has(word) || !isWord(raw) ? [] : [raw]))
  })
}

/** What may be left out of unread words, the likeliest first: words of no listing, one of them, all but one, all. */
function leftOut(unread: readonly string[], others: readonly string[]): (readonly string[])[] {
  const strange = unread.filter((word) => !others.some((other) => other.startsWith(fold(word))))
  const but = (left: string) => unread.filter((word) => word !== left)
  const sets = [others.length > 0 ? strange : [], ...unread.map((word) => [word]), ...unread.map(but), unread]
  const names = sets.map((set) => set.join(' '))
  return sets.filter((set, at) => set.length > 0 && names.indexOf(names[at]!) === at)
}

/**
 * What a text may mean, the likeliest first: its unread words spelled as known ones, those of filters before those by
 * which listings are found; then without words of it.
 */
export function meanings(text: string, others: readonly string[] = []): Meaning[] {
  const { left } = interpret(text)
  const known = [...knownWords(), ...others.filter((word) => word.length >= ONE_WRONG && !/\d/.test(word))]
  const typed = text.toLowerCase()
  const asTyped = new Map<string, string>()
  const spelled = tokensOf(left).reduce((so, { word }) => {
    const better = nearest(word, known)
    if (better !== word) asTyped.set(better, word)
    return better === word ? so : so.replace(word, better)
  }, typed)
  const read = interpret(spelled)
  const whole = read.understood.length > 0 || spelled !== typed ? [{ ...read, without: [] }] : []
  const unread = unreadWords(read.left)
  if (unread.length > MOST_UNREAD) return whole
  const kept = unread.flatMap((word) => word.split(' '))
  const saysNothing = read.left.split(' ').filter((word) => !kept.includes(word))
  const bare =
    unread.length > 0 && saysNothing.length > 0 ? [{ ...read, left: unread.join(' '), without: saysNothing }] : []
  const fewer = leftOut(unread, others).map((without) => ({
    ...read,
    left: unread.filter((word) => !without.includes(word)).join(' '),
    without: without.map((word) => asTyped.get(word) ?? word),
  }))
  return [...whole, ...bare, ...fewer]
}
