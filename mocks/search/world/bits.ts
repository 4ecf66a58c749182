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
  return one.map((word, place) => word & other[place]!)
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

/** Clears the places that `test` turns away. */
export function keepBits(bits: Bits, test: (place: number) => boolean): void {
  eachBit(bits, (place) => {
    if (!test(place)) clearBit(bits, place)
  })
}

/** The ones of a word, counted in parallel. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
