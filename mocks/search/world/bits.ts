/** A set of places from 0, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>

const WORD = 32

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / WORD))
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5]! &= ~(1 << (place & 31))
}

export function hasBit(bits: Bits, place: number): boolean {
  return (bits[place >>> 5]! & (1 << (place & 31))) !== 0
}

export function addBits(bits: Bits, more: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= more[word]!
}

/** How many places both sets have. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += ones(one[word]! & other[word]!)
  return count
}

export function bothBits(one: Bits, other: Bits): Bits {
  const both = new Uint32Array(one.length)
  for (let word = 0; word < one.length; word += 1) both[word] = one[word]! & other[word]!
  return both
}

/** The places whose value is from `min` to `max`; NaN is not. */
export function bitsWithin(column: Float64Array, min: number, max: number): Bits {
  const bits = noBits(column.length)
  for (let word = 0, place = 0; word < bits.length; word += 1) {
    const end = Math.min(place + WORD, column.length)
    let own = 0
    // Without a branch: prices come in no order, and a processor that guesses would guess wrong half the time.
    for (let bit = 0; place < end; place += 1, bit += 1) {
      const value = column[place]!
      own |= (Number(value >= min) & Number(value <= max)) << bit
    }
    bits[word] = own
  }
  return bits
}

/** Calls `visit` with each place of the set, from the lowest. */
export function eachBit(bits: Bits, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word]!
    while (rest !== 0) {
      visit(word * WORD + (31 - Math.clz32(rest & -rest)))
      rest &= rest - 1
    }
  }
}

/** The places that `test` lets pass. */
export function keepBits(bits: Bits, test: (place: number) => boolean): Bits {
  const kept = noBits(bits.length * WORD)
  eachBit(bits, (place) => {
    if (test(place)) setBit(kept, place)
  })
  return kept
}

/** The ones of a word, counted in parallel. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
