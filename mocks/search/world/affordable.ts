import { costOf } from '@/domain/finance/costs-by-month'
import type { Figures } from '@/domain/finance/figures'
import type { Listing } from '@/domain/listing/listing'
import { costTests } from '@/domain/search/filters'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { noBits, setBit, type Bits } from './bits'
import type { Columns } from './columns'

type Places = Uint32Array

/** The places of each kind, the cheapest listing first. */
export function placesByPrice({ kind, orders, ofKind }: Columns): Places[] {
  const sizes = ofKind.map(() => 0)
  for (const own of kind) sizes[own]! += 1
  const places = sizes.map((size) => new Uint32Array(size))
  const next = ofKind.map(() => 0)
  for (const place of orders['price-asc']) {
    const own = kind[place]!
    places[own]![next[own]!] = place
    next[own]! += 1
  }
  return places
}

/** Where a cost by month lies: below a search's limits, within, or above them or not lent at all. */
const [BELOW, WITHIN, ABOVE] = [0, 1, 2]

/**
 * The generated listings within a search's limits by month. Within a kind the cost rises with the price, apart from the prices at which a
 * figure of the finance reference sets a limit: between two of these the listings within the limits stand together, and bisection finds
 * the first and the last one.
 */
export function affordableBits(
  { size, numbers }: Columns,
  kinds: readonly Listing[],
  byPrice: readonly Places[],
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
    const lies = (place: number) => {
      listing.price = numbers.price[place]!
      listing.squareFeet = numbers.size[place]!
      return passes(tests) ? WITHIN : passes(fromNothing) ? BELOW : ABOVE
    }
    const places = byPrice[own]!
    // Dues by area are the listing's own, whatever its price.
    if (kind.ph.associationDuesPerSqm) {
      for (const place of places) if (lies(place) === WITHIN) setBit(bits, place)
      return
    }
    const reaches = (from: number, to: number, level: number) =>
      firstWhere(from, to, (at) => lies(places[at]!) >= level)
    for (const [from, to] of stretches(places, numbers.price, limits)) {
      const first = reaches(from, to, WITHIN)
      const end = reaches(first, to, ABOVE)
      for (let at = first; at < end; at += 1) setBit(bits, places[at]!)
    }
  })
  return bits
}

/** Stretches of the places, from the first to before the last one, none of which has a limit between two of its prices. */
function stretches(places: Places, price: Float64Array, limits: readonly number[]): [from: number, to: number][] {
  const above = limits.map((limit) => firstWhere(0, places.length, (at) => price[places[at]!]! > limit))
  const starts = [...new Set([0, ...above])].toSorted((one, other) => one - other)
  return starts.map((from, at) => [from, starts[at + 1] ?? places.length])
}

/** The first position from `from` at which a test that holds from somewhere on holds; `to` if it never does. */
function firstWhere(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
