import { pesoPrice, pesosPerSqm } from '../../listing/asking-price'
import type { Listing } from '../../listing/listing'
import { reductionOf } from '../../listing/price-history'
import { convertMoney } from '../../money/money'
import { pesoDues } from '../../papers/dues'
import type { FilterState } from '../filter-state'

const known = (value: number | null) => value ?? Number.NaN

/**
 * The numbers of a listing by which it is found and sorted, under the names of their URL parameters: money in pesos, areas in
 * square feet, lots in acres. `reduced` is the last price cut. NaN where the listing lacks the number.
 */
export const NUMBERS = {
  beds: (listing) => known(listing.bedrooms),
  baths: (listing) => known(listing.bathrooms),
  ceiling: (listing) => known(listing.ceilingHeight),
  bays: (listing) => known(listing.loadingBays),
  capacity: (listing) => known(listing.capacity),
  roi: (listing) => known(listing.roi),
  lease: (listing) => known(listing.minimumLease),
  dues: (listing) => pesoDues(listing) || Number.NaN,
  deposit: (listing) =>
    listing.deposit === null ? Number.NaN : convertMoney(listing.deposit, listing.depositCurrency, 'PHP'),
  price: pesoPrice,
  // Without a price or a size it is not known, and 0 would pass for cheap.
  sqm: (listing) => pesosPerSqm(listing) || Number.NaN,
  size: (listing) => listing.squareFeet,
  lot: (listing) => listing.lotSize,
  reduced: (listing) => convertMoney(reductionOf(listing), listing.currency, 'PHP'),
} as const satisfies Record<string, (listing: Listing) => number>

export type NumberName = keyof typeof NUMBERS

/** What a search asks of a number: both ends are included. A listing that lacks the number is not within them (B 5). */
export type Limits = { number: NumberName; min: number; max: number }

/** The limits of a search, only those that limit something. */
export function limitsOf(filters: FilterState): Limits[] {
  const given: (readonly [NumberName, number | null, number | null])[] = [
    ['beds', filters.bedrooms, null],
    ['baths', filters.bathrooms, null],
    // A minimum of 0 limits nothing from here on.
    ['ceiling', filters.ceiling_height_min || null, filters.ceiling_height_max],
    ['bays', filters.loading_bays || null, null],
    ['capacity', filters.capacity || null, null],
    ['roi', filters.roi_min || null, filters.roi_max],
    ['lease', null, filters.minimum_lease],
    ['dues', null, filters.dues],
    ['deposit', null, filters.deposit],
    ['price', filters.priceRange[0] || null, filters.priceRange[1]],
    ['sqm', filters.perSqmRange[0] || null, filters.perSqmRange[1]],
    ['size', filters.sqftRange[0] || null, filters.sqftRange[1]],
    ['lot', filters.lotSizeRange[0] || null, filters.lotSizeRange[1]],
  ]
  return given
    .filter(([, min, max]) => min !== null || max !== null)
    .map(([number, min, max]) => ({ number, min: min ?? 0, max: max ?? Infinity }))
}
