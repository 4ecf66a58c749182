import type { Listing } from '@/domain/listing/listing'
import type { Figures } from '@/domain/finance/figures'
import { factMatcher, needsCosts } from '@/domain/search/filters'
import { limitsOf, NUMBERS, type Limits } from '@/domain/search/query/numbers'
import { placeTest } from '@/domain/search/query/place'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { textTest } from '@/domain/search/search-text'
import { affordableBits, placesByPrice } from './affordable'
import { addBits, bothBits, countBoth, eachBit, hasBit, keepBits, noBits, type Bits } from './bits'
import { isVarying, type Columns, type Varying } from './columns'

/** The generated listings that some part of a search finds, and how many of each kind. */
type Part = { bits: Bits; ofKind: readonly number[] }

/** Parts that are kept: each has a bit for every listing. */
const MOST_PARTS = 48

/** Finds generated listings by the rules of the domain: facts are tested once a kind, numbers and places in the columns. */
export type Finder = {
  bits: (search: ServerSearch, figures: Figures) => Bits
  count: (search: ServerSearch, figures: Figures) => number
  matchesAt: (search: ServerSearch, figures: Figures, place: number) => boolean
}

export function createFinder(columns: Columns, kinds: readonly Listing[]): Finder {
  const parts = new Map<string, Part>()
  // Made with the first search by month.
  let byPrice: ReturnType<typeof placesByPrice> | undefined

  /** What can differ within a kind: limits of varying numbers, the place, and words with digits, which may be the title's number. */
  const partOf = (search: ServerSearch, figures: Figures): Part => {
    const { q, filters, loan } = search
    const { box, area } = filters
    const limits = limitsOf(filters).filter(variesIn)
    const costs = needsCosts(search) && [filters.monthRange, filters.income, loan, figures]
    const key = JSON.stringify([limits, box, area, q.trim(), costs])
    const known = parts.get(key)
    if (known) return known
    let bits = textBits(columns, kinds, q)
    for (const { number, min, max } of limits) keepWithin(bits, columns.numbers[number], min, max)
    if (box) {
      keepWithin(bits, columns.lat, box.south, box.north)
      keepWithin(bits, columns.lng, box.west, box.east)
    }
    // The box is in the columns already.
    const isThere = placeTest({ ...filters, box: null })
    if (isThere) keepBits(bits, (place) => isThere(columns.lat[place]!, columns.lng[place]!))
    if (costs) {
      byPrice ??= placesByPrice(columns)
      bits = bothBits(bits, affordableBits(columns, kinds, byPrice, search, figures))
    }
    const part = { bits, ofKind: columns.ofKind.map((kind) => countBoth(kind, bits)) }
    if (parts.size >= MOST_PARTS) parts.delete(parts.keys().next().value!)
    parts.set(key, part)
    return part
  }

  const passing = (search: ServerSearch): boolean[] => {
    const fits = factMatcher(search)
    const limits = limitsOf(search.filters).filter((limit) => !variesIn(limit))
    return kinds.map(
      (kind) => fits(kind) && limits.every(({ number, min, max }) => isWithin(NUMBERS[number](kind), min, max)),
    )
  }

  const bits: Finder['bits'] = (search, figures) => {
    const chosen = noBits(columns.size)
    passing(search).forEach((passes, kind) => passes && addBits(chosen, columns.ofKind[kind]!))
    return bothBits(chosen, partOf(search, figures).bits)
  }

  return {
    bits,
    count: (search, figures) => {
      const { ofKind } = partOf(search, figures)
      return passing(search).reduce((sum, passes, kind) => sum + (passes ? ofKind[kind]! : 0), 0)
    },
    matchesAt: (search, figures, place) =>
      passing(search)[columns.kind[place]!] === true && hasBit(partOf(search, figures).bits, place),
  }
}

function variesIn(limit: Limits): limit is Limits & { number: Varying } {
  return isVarying(limit.number)
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function keepWithin(bits: Bits, column: Float64Array, min: number, max: number): void {
  keepBits(bits, (place) => isWithin(column[place]!, min, max))
}

/** The listings whose texts hold the words. */
function textBits({ size, ofKind }: Columns, kinds: readonly Listing[], q: string): Bits {
  const bits = noBits(size)
  const test = textTest(q)
  // The number ends the title, so that words without a digit hold or fail for the whole kind.
  const letters = q.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/\p{N}/u.test(word))
  const lettersTest = textTest(letters.join(' '))
  const hasDigits = /\p{N}/u.test(q)
  kinds.forEach((kind, at) => {
    if (test === null || test(kind)) addBits(bits, ofKind[at]!)
    else if (hasDigits && (lettersTest === null || lettersTest(kind)))
      eachBit(ofKind[at]!, (place) => {
        const numbered = { ...kind, title: `${kind.title} ${place + 1}` }
        if (test(numbered)) bits[place >>> 5]! |= 1 << (place & 31)
      })
  })
  return bits
}
