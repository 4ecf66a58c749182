import type { Listing } from '@/domain/listing/listing'
import type { Figures } from '@/domain/finance/figures'
import { factMatcher, needsCosts } from '@/domain/search/filters'
import { limitsOf, NUMBERS, type Limits } from '@/domain/search/query/numbers'
import { placeTest } from '@/domain/search/query/place'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { searchWords, textTest } from '@/domain/search/search-text'
import { affordableBits, rowsByPrice } from './affordable'
import { addBits, bitsWithin, bothBits, countBoth, hasBit, keepBits, noBits, type Bits } from './bits'
import { isVarying, type Columns, type Varying } from './columns'

/** Sets of each sort that are kept: each has a bit for every listing. */
const MOST_PARTS = 48
const MOST_LIMITS = 24
const MOST_CHOSEN = 32

/** By the rules of the domain: facts are tested once a kind, numbers and places in the columns. */
export type Finder = {
  bits: (search: ServerSearch, figures: Figures) => Bits
  count: (search: ServerSearch, figures: Figures) => number
  matchesAt: (search: ServerSearch, figures: Figures, row: number) => boolean
}

export function createFinder(columns: Columns, kinds: readonly Listing[]): Finder {
  const parts = keeper<Bits>(MOST_PARTS)
  // Those of a facet's values stay the same from search to search: '2+ bedrooms' and the kinds of a category.
  const withinLimits = keeper<Bits>(MOST_LIMITS)
  const chosenKinds = keeper<Bits>(MOST_CHOSEN)
  let byPrice: ReturnType<typeof rowsByPrice> | undefined

  /** What can differ within a kind: varying numbers, the place, and words with digits, as in the title’s number. */
  const partOf = (search: ServerSearch, figures: Figures): Bits => {
    const { q, filters, loan } = search
    const { box, area } = filters
    const limits = limitsOf(filters).filter(variesIn)
    const costs = needsCosts(search) && [filters.monthRange, filters.income, loan, figures]
    const key = JSON.stringify([limits, box, area, q.trim(), costs])
    return parts(key, () => {
      let bits = q.trim() === '' ? everyKind() : textBits(columns, kinds, q)
      for (const { number, min, max } of limits)
        bits = bothBits(
          bits,
          withinLimits(`${number} ${min} ${max}`, () => bitsWithin(columns.numbers[number], min, max)),
        )
      if (box) {
        bits = bothBits(bits, bitsWithin(columns.lat, box.south, box.north))
        bits = bothBits(bits, bitsWithin(columns.lng, box.west, box.east))
      }
      // The box is in the columns already.
      const isThere = placeTest({ ...filters, box: null })
      if (isThere) bits = keepBits(bits, (row) => isThere(columns.lat[row]!, columns.lng[row]!))
      if (costs) {
        byPrice ??= rowsByPrice(columns)
        bits = bothBits(bits, affordableBits(columns, kinds, byPrice, search, figures))
      }
      return bits
    })
  }

  const ofKinds = (passes: readonly boolean[]): Bits =>
    chosenKinds(passes.map(Number).join(''), () => {
      const chosen = noBits(columns.size)
      passes.forEach((passed, kind) => passed && addBits(chosen, columns.ofKind[kind]!))
      return chosen
    })
  const everyKind = () => ofKinds(kinds.map(() => true))

  const passing = (search: ServerSearch): boolean[] => {
    const fits = factMatcher(search)
    const limits = limitsOf(search.filters).filter((limit) => !variesIn(limit))
    return kinds.map(
      (kind) => fits(kind) && limits.every(({ number, min, max }) => isWithin(NUMBERS[number](kind), min, max)),
    )
  }

  return {
    bits: (search, figures) => bothBits(ofKinds(passing(search)), partOf(search, figures)),
    count: (search, figures) => countBoth(ofKinds(passing(search)), partOf(search, figures)),
    matchesAt: (search, figures, row) =>
      passing(search)[columns.kind[row]!] === true && hasBit(partOf(search, figures), row),
  }
}

function variesIn(limit: Limits): limit is Limits & { number: Varying } {
  return isVarying(limit.number)
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function textBits({ size, kind: kindOf, ofKind }: Columns, kinds: readonly Listing[], q: string): Bits {
  const bits = noBits(size)
  const test = textTest(q)
  // The number ends the title: a row differs from its kind by that one word.
  const rows = (searchWords(q) ?? []).filter((word) => /^[1-9]\d*$/.test(word)).map((word) => Number(word) - 1)
  kinds.forEach((kind, at) => {
    if (test === null || test(kind)) addBits(bits, ofKind[at]!)
    else
      for (const row of rows.filter((row) => row < size && kindOf[row] === at))
        if (test({ ...kind, title: `${kind.title} ${row + 1}` })) bits[row >>> 5]! |= 1 << (row & 31)
  })
  return bits
}

/** Keeps what was made last, by key; the oldest goes first. */
function keeper<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (kept.size >= most) kept.delete(kept.keys().next().value!)
    kept.set(key, made)
    return made
  }
}
