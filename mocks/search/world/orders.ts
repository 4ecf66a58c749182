/**
 * The places of `previous` sorted by a number of each, the lowest first; equal ones keep their order. Numbers become ranks, and
 * rank and order one number, because typed arrays sort numbers ten times as fast as by a function.
 */
export function sortedBy(previous: Uint32Array, numberOf: (place: number) => number): Uint32Array<ArrayBuffer> {
  const size = previous.length
  const numbers = Float64Array.from(previous, (place) => numberOf(place))
  const sorted = numbers.toSorted()
  const keys = numbers.map((number, at) => rankIn(sorted, number) * size + at).toSorted()
  return Uint32Array.from(keys, (key) => previous[key % size]!)
}

/** How many of the sorted numbers are lower. */
function rankIn(sorted: Float64Array, number: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (sorted[middle]! < number) from = middle + 1
    else to = middle
  }
  return from
}
