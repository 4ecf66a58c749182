import { wordsOf } from '../search-text'
import { beginning } from './beginning'

type Part = { text: string; marked: boolean }

export function markedParts(text: string, typed: string): Part[] {
  const wanted = wordsOf(typed)
  return text.split(/([\p{L}\p{N}\p{M}'’]+)/u).flatMap((part, place) => {
    // Words stand at the odd places.
    const [word = ''] = place % 2 === 1 ? wordsOf(part) : []
    const matched = word === '' ? 0 : Math.max(0, ...wanted.map((one) => beginning(word, one)))
    const end = matched === 0 ? 0 : lengthOf(part, matched)
    const parts = [
      { text: part.slice(0, end), marked: true },
      { text: part.slice(end), marked: false },
    ]
    return parts.filter((one) => one.text !== '')
  })
}

/** How much of a text so many folded letters take: an accent or an apostrophe takes no letter. */
function lengthOf(text: string, letters: number): number {
  let end = 0
  for (const each of text.match(/\P{M}\p{M}*/gu) ?? []) {
    if (wordsOf(text.slice(0, end)).join('').length >= letters) break
    end += each.length
  }
  return end
}
