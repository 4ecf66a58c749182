import type { CostsOf } from '../finance/loan-choice'
import { activeFilters, type ActiveFilter } from './active-filters'
import { pesoPrice } from '../listing/asking-price'
import { countMatching, matcher } from './filters'
import type { SearchState } from './filter-state'
import type { Listing } from '../listing/listing'
import { DEFAULT_CURRENCY } from '../money/money'
import { resetFilters, switchCategory } from './search-changes'
import { CATEGORY_IDS, type CategoryId } from '../listing/taxonomy'

export function categoryCounts(
  listings: readonly Listing[],
  search: SearchState,
  costs: CostsOf | null = null,
): Record<CategoryId | 'all', number> {
  const counts = { all: 0, residential: 0, commercial: 0, industrial: 0, land: 0, special: 0, investment: 0 }
  for (const id of ['all', ...CATEGORY_IDS] as const)
    counts[id] = countMatching(listings, switchCategory(search, id), costs)
  return counts
}

export function pricesInReach(
  listings: readonly Listing[],
  search: SearchState,
  costs: CostsOf | null = null,
): number[] {
  const found = listings.filter(matcher(resetFilters(search, ['priceRange', 'monthRange']), costs))
  if (!search.byMonth) return found.map(pesoPrice)
  return found.flatMap((listing) =>
    listing.listingType === 'rent' ? pesoPrice(listing) : (costs?.(listing)?.monthly ?? []),
  )
}

/** Counts over equal slices up to `max`, and how many values are beyond it: most are where the track is short. */
export function histogram(values: readonly number[], max: number, bins = 24): { bars: number[]; beyond: number } {
  const bars = Array.from({ length: bins }, () => 0)
  const within = values.filter((value) => value <= max)
  for (const value of within) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor((value / max) * bins)))
    bars[bin] = (bars[bin] ?? 0) + 1
  }
  return { bars, beyond: values.length - within.length }
}

/** A filter in the way, and how many listings lifting it alone would show. */
export type BlockingFilter = ActiveFilter & { count: number }

/** The filters whose removal, alone, brings listings back, the most fruitful first. Empty when none does. */
export function blockingFilters(
  listings: readonly Listing[],
  search: SearchState,
  currency: string = DEFAULT_CURRENCY,
  costs: CostsOf | null = null,
): BlockingFilter[] {
  if (countMatching(listings, search, costs) > 0) return []
  return activeFilters(search, currency)
    .map((filter) => ({ ...filter, count: countMatching(listings, filter.clear(search), costs) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
