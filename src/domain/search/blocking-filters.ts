import { activeFilters, type ActiveFilter } from './active-filters'
import { countMatching } from './filters'
import type { SearchState } from './filter-state'
import type { Listing } from '../listing/listing'
import { DEFAULT_CURRENCY } from '../money/money'

/** A filter in the way, and how many listings lifting it alone would show. */
export type BlockingFilter = ActiveFilter & { count: number }

/**
 * For an empty result: the filters whose removal, alone, brings listings back, the most fruitful first. Empty
 * when something matches already, and when no single filter is to blame: offer 'Clear All Filters' then.
 */
export function blockingFilters(
  listings: readonly Listing[],
  search: SearchState,
  currency: string = DEFAULT_CURRENCY,
): BlockingFilter[] {
  if (countMatching(listings, search) > 0) return []
  return activeFilters(search, currency)
    .map((filter) => ({ ...filter, count: countMatching(listings, filter.clear(search)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
