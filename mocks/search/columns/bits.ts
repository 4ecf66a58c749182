export type Bits = Uint32Array<ArrayBuffer>

const WORD = 32

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / WORD))
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function hasBit(bits: Bits, row: number): boolean {
  return (bits[row >>> 5]! & (1 << (row & 31))) !== 0
}

export function addBits(bits: Bits, more: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= more[word]!
}

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

export function bitsWithin(column: Float64Array, min: number, max: number): Bits {
  const bits = noBits(column.length)
  for (let word = 0, row = 0; word < bits.length; word += 1) {
    const end = Math.min(row + WORD, column.length)
    let own = 0
    // Without a branch: prices come in no order, and a processor that guesses would guess wrong half the time.
    for (let bit = 0; row < end; row += 1, bit += 1) {
      const value = column[row]!
      own |= (Number(value >= min) & Number(value <= max)) << bit
    }
    bits[word] = own
  }
  return bits
}

export function eachBit(bits: Bits, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word]!
    while (rest !== 0) {
      visit(word * WORD + (31 - Math.clz32(rest & -rest)))
      rest &= rest - 1
    }
  }
}

export function keepBits(bits: Bits, test: (row: number) => boolean): Bits {
  const kept = noBits(bits.length * WORD)
  eachBit(bits, (row) => {
    if (test(row)) setBit(kept, row)
  })
  return kept
}

function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
