/** Digits of 16 bits, the lowest first, of numbers of 64 bits. */
const DIGITS = [0, 1, 2, 3]
const VALUES = 2 ** 16

/** Lowest first; equal ones keep their order. A radix sort takes a tenth of the time of one that compares. */
export function sortedBy(previous: Uint32Array, numberOf: (row: number) => number): Uint32Array<ArrayBuffer> {
  const digits = digitsOf(previous, numberOf)
  let order = Uint32Array.from({ length: previous.length }, (_, at) => at)
  let next = new Uint32Array(previous.length)
  for (const digit of DIGITS) {
    const from = startsOf(digits, digit)
    // All have the same.
    if (from === null) continue
    for (const at of order) {
      const value = digits[at * DIGITS.length + digit]!
      next[from[value]!] = at
      from[value]! += 1
    }
    ;[order, next] = [next, order]
  }
  return order.map((at) => previous[at]!)
}

/** The bits of the numbers, so changed that they sort as the numbers do. */
function digitsOf(previous: Uint32Array, numberOf: (row: number) => number): Uint16Array {
  const numbers = new Float64Array(previous.length)
  // Adding 0 turns -0 into 0.
  for (let at = 0; at < previous.length; at += 1) numbers[at] = numberOf(previous[at]!) + 0
  const words = new Uint32Array(numbers.buffer)
  for (let high = 1; high < words.length; high += 2) {
    const isNegative = words[high]! >>> 31 === 1
    if (isNegative) words[high - 1] = ~words[high - 1]!
    words[high] = isNegative ? ~words[high]! : words[high]! | (1 << 31)
  }
  return new Uint16Array(numbers.buffer)
}

/** Where the numbers with each value of a digit begin; null where all have the same one. */
function startsOf(digits: Uint16Array, digit: number): Uint32Array | null {
  const counts = new Uint32Array(VALUES)
  for (let at = digit; at < digits.length; at += DIGITS.length) counts[digits[at]!]! += 1
  if (counts[digits[digit] ?? 0]! * DIGITS.length === digits.length) return null
  let start = 0
  return counts.map((count) => (start += count) - count)
}
