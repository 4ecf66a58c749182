const ONE_WRONG = 5
const TWO_WRONG = 8

/** With how many letters a word begins as typed, or nearly so; 0 where it begins otherwise. Both are folded words. */
export function beginning(word: string, typed: string): number {
  if (word.startsWith(typed)) return typed.length
  const wrong = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0
  if (wrong === 0) return 0
  let best = { end: 0, distance: wrong }
  for (let end = typed.length - wrong; end <= Math.min(word.length, typed.length + wrong); end += 1) {
    const distance = lettersApart(word.slice(0, end), typed)
    // The longest of equal ones.
    if (distance <= best.distance) best = { end, distance }
  }
  return best.end
}

/**
 * How many letters have to be put in, left out, changed or swapped with the next to turn one word into the other
 * (Damerau–Levenshtein, each letter once).
 */
export function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [place, letter] of one.split('').entries()) {
    const next = [place + 1]
    for (let at = 1; at < row.length; at += 1) {
      const changed = row[at - 1]! + (other[at - 1] === letter ? 0 : 1)
      const isSwapped = place > 0 && at > 1 && other[at - 2] === letter && other[at - 1] === one[place - 1]
      const swapped = isSwapped ? before[at - 2]! + 1 : Infinity
      next.push(Math.min(changed, row[at]! + 1, next[at - 1]! + 1, swapped))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
