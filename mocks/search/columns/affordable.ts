import { costOf } from '@/domain/finance/costs-by-month'
import type { Figures } from '@/domain/finance/figures'
import type { Listing } from '@/domain/listing/listing'
import { costTests } from '@/domain/search/filters'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { noBits, setBit, type Bits } from './bits'
import type { Columns } from './columns'

type RowNumbers = Uint32Array

export function rowsByPrice({ kind, orders, ofKind }: Columns): RowNumbers[] {
  const sizes = ofKind.map(() => 0)
  for (const own of kind) sizes[own]! += 1
  const rows = sizes.map((size) => new Uint32Array(size))
  const next = ofKind.map(() => 0)
  for (const row of orders['price-asc']) {
    const own = kind[row]!
    rows[own]![next[own]!] = row
    next[own]! += 1
  }
  return rows
}

/** Where a cost by month lies: below a search's limits, within, or above them or not lent at all. */
const [BELOW, WITHIN, ABOVE] = [0, 1, 2]

/**
 * Within a kind the cost rises with the price, except where a figure of the finance reference sets a limit. Between two
 * such prices the listings within the limits stand together, so bisection finds the first and the last.
 */
export function affordableBits(
  { size, numbers }: Columns,
  kinds: readonly Listing[],
  byPrice: readonly RowNumbers[],
  { filters, loan }: ServerSearch,
  figures: Figures,
): Bits {
  const costs = (listing: Listing) => costOf(listing, loan, figures)
  const tests = costTests(filters, costs)
  const [, max] = filters.monthRange
  const fromNothing = costTests({ ...filters, monthRange: [0, max ?? Infinity] }, costs)
  const limits = Object.values(figures).map(({ value }) => value)
  const bits = noBits(size)
  kinds.forEach((kind, own) => {
    // One object is filled again and again: a million would take seconds.
    const listing = { ...kind }
    const passes = (all: typeof tests) => all.every((test) => test(listing))
    const lies = (row: number) => {
      listing.price = numbers.price[row]!
      listing.squareFeet = numbers.size[row]!
      return passes(tests) ? WITHIN : passes(fromNothing) ? BELOW : ABOVE
    }
    const rows = byPrice[own]!
    // Dues by area are the listing's own, whatever its price.
    if (kind.ph.associationDuesPerSqm) {
      for (const row of rows) if (lies(row) === WITHIN) setBit(bits, row)
      return
    }
    const reaches = (from: number, to: number, level: number) => firstWhere(from, to, (at) => lies(rows[at]!) >= level)
    for (const [from, to] of stretches(rows, numbers.price, limits)) {
      const first = reaches(from, to, WITHIN)
      const end = reaches(first, to, ABOVE)
      for (let at = first; at < end; at += 1) setBit(bits, rows[at]!)
    }
  })
  return bits
}

/** None has a limit between two of its prices. From the first to before the last. */
function stretches(rows: RowNumbers, price: Float64Array, limits: readonly number[]): [from: number, to: number][] {
  const above = limits.map((limit) => firstWhere(0, rows.length, (at) => price[rows[at]!]! > limit))
  const starts = [...new Set([0, ...above])].toSorted((one, other) => one - other)
  return starts.map((from, at) => [from, starts[at + 1] ?? rows.length])
}

function firstWhere(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
