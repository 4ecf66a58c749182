import { useMemo } from 'react'
import { blockingFilters, type BlockingFilter } from '@/domain/blocking-filters'
import { categoryCounts, histogram, pricesInReach } from '@/domain/facets'
import { inReach, matcher } from '@/domain/filters'
import type { SearchState } from '@/domain/filter-state'
import type { Listing } from '@/domain/listing'
import { sortListings } from '@/domain/sort-listings'
import { useCurrency } from '@/session/preferences'
import { useAfterPaint } from './use-after-paint'

type Criteria = Omit<SearchState, 'page' | 'view' | 'units'>

const NONE: readonly Listing[] = []

/** What decides the results, the same object as long as it says the same: page, view and units do not count. */
function useCriteria({ mode, category, subtype, q, filters, sort }: SearchState): SearchState {
  const text = JSON.stringify({ mode, category, subtype, q, filters, sort } satisfies Criteria)
  return useMemo(() => ({ ...(JSON.parse(text) as Criteria), page: 1, view: 'grid', units: 'imperial' }), [text])
}

export type Results = {
  listings: readonly Listing[]
  /** The results lag behind the search for a moment. */
  stale: boolean
  /** Undefined while there is nothing to count. */
  counts: ReturnType<typeof categoryCounts> | undefined
  /** Prices in pesos of what matches all but the price. */
  prices: readonly number[]
  /** What stands in the way of an empty result. */
  blocking: readonly BlockingFilter[]
}

/** Everything worked out from the listings and the search: after the next frame, so that typing and dragging never wait for it. */
export function useResults(all: readonly Listing[] | undefined, search: SearchState): Results {
  const currency = useCurrency((state) => state.value)
  const criteria = useCriteria(search)
  const settled = useAfterPaint(criteria)
  const { mode, q, sort } = settled
  // In order once, and looked through for the text once: a letter typed or a filter set touches only what is left.
  const ordered = useMemo(() => (all ? sortListings(all, sort) : NONE), [all, sort])
  const reach = useMemo(() => inReach(ordered, { mode, q }), [ordered, mode, q])
  const within = useMemo(() => ({ ...settled, q: '' }), [settled])
  const listings = useMemo(() => reach.filter(matcher(within)), [reach, within])
  const counts = useMemo(() => all && categoryCounts(reach, within), [all, reach, within])
  const prices = useMemo(() => pricesInReach(reach, within), [reach, within])
  const empty = all !== undefined && listings.length === 0
  const blocking = useMemo(
    () => (all && empty ? blockingFilters(all, settled, currency) : []),
    [all, empty, settled, currency],
  )
  return { listings, stale: settled !== criteria, counts, prices, blocking }
}

/** Bars for a slider that ends at `max` pesos. */
export function priceBars(prices: readonly number[], max: number): readonly number[] {
  return histogram(prices, max, 24)
}
