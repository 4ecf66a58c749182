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

/** The known word that is nearest to a typed one: 'mandurio' is 'mandurriao'. */
function nearest(typed: string): string {
  const most = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0
  let best = { word: typed, apart: most + 1 }
  for (const word of most === 0 || knownWords().includes(typed) ? [] : knownWords()) {
    const apart = Math.abs(word.length - typed.length) > most ? most + 1 : lettersApart(word, typed)
    if (apart < best.apart) best = { word, apart }
  }
  return best.word
}

/** What a text may mean as filters, its unread words spelled as known ones; null where it says nothing. */
export function meant(text: string): Interpretation | null {
  const { left } = interpret(text)
  const spelled = tokensOf(left).reduce((so, { word }) => {
    const better = nearest(word)
    return better === word ? so : so.replace(word, better)
  }, text.toLowerCase())
  const read = interpret(spelled)
  return read.understood.length > 0 ? read : null
}
