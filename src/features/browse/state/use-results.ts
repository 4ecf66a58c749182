import { useMemo } from 'react'
import { blockingFilters, type BlockingFilter, categoryCounts, histogram, pricesInReach } from '@/domain/search/facets'
import { countsIn, type CountsOf } from '@/domain/search/counts/choice-counts'
import { inReach, matcher, needsCosts } from '@/domain/search/filters'
import type { SearchState } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import { sortListings } from '@/domain/search/sort-listings'
import { useCosts, type Costs } from '@/listing/monthly/use-costs'
import { useCurrency } from '@/session/preferences'
import { useAfterPaint } from './use-after-paint'

/** With more listings than these, searching them takes longer than a frame on a phone: it starts once nobody types. */
const MANY = 5_000
const TYPING_MS = 150

const NONE: readonly Listing[] = []
const uncounted: CountsOf = () => undefined

/** The part of the search that affects results, with a stable identity; without page, view and units. */
export function useCriteria({ mode, category, subtype, q, filters, sort, byMonth, loan }: SearchState): SearchState {
  return useMemo(
    () => ({ mode, category, subtype, q, filters, sort, byMonth, loan, page: 1, view: 'grid', units: 'imperial' }),
    [mode, category, subtype, q, filters, sort, byMonth, loan],
  )
}

export type Results = {
  /** All results, or the first of them as far as they are loaded. */
  listings: readonly Listing[]
  /** How many there are. */
  total: number
  /** There may be more than `total`. */
  atLeast: boolean
  /** The search they are the results of. */
  criteria: SearchState
  /** The results lag behind the search for a moment. */
  stale: boolean
  /** By which prices are shown by month. */
  costs: Costs
  /** Undefined while there is nothing to count. */
  counts: Partial<ReturnType<typeof categoryCounts>> | undefined
  /** How many each choice of a filter would show. */
  choices: CountsOf
  /** Prices in pesos of what matches all but the price. */
  prices: readonly number[]
  /** What stands in the way of an empty result. */
  blocking: readonly BlockingFilter[]
  /** Loading more of the results; null where all are loaded. `ahead` is called when the last ones come near. */
  next: { loading: boolean; error: Error | null; ahead: () => void; retry: () => void } | null
}

/** The results, computed after the next frame, so typing and dragging stay fast. */
export function useResults(all: readonly Listing[] | undefined, search: SearchState): Results {
  const currency = useCurrency((state) => state.value)
  const criteria = useCriteria(search)
  const settled = useAfterPaint(criteria, (before) =>
    before.q !== criteria.q && (all?.length ?? 0) > MANY ? TYPING_MS : 0,
  )
  const { mode, q, sort } = settled
  const costs = useCosts(settled.byMonth || needsCosts(settled) ? settled.loan : null)
  const of = costs.view?.costs ?? null
  // Sorted once and searched for the text once: later steps handle only the rest.
  const ordered = useMemo(() => (all ? sortListings(all, sort) : NONE), [all, sort])
  const reach = useMemo(() => inReach(ordered, { mode, q }), [ordered, mode, q])
  const within = useMemo(() => ({ ...settled, q: '' }), [settled])
  const listings = useMemo(() => reach.filter(matcher(within, of)), [reach, within, of])
  const counts = useMemo(() => all && categoryCounts(reach, within, of), [all, reach, within, of])
  const choices = useMemo(
    () => (all ? countsIn(reach, listings, within, of) : uncounted),
    [all, reach, listings, within, of],
  )
  const prices = useMemo(() => pricesInReach(reach, within, of), [reach, within, of])
  const empty = all !== undefined && listings.length === 0
  const blocking = useMemo(
    () => (all && empty ? blockingFilters(all, settled, currency, of) : []),
    [all, empty, settled, currency, of],
  )
  // Without the costs that a filter needs, nothing would match.
  const waiting = needsCosts(settled) && of === null && !costs.failed
  return {
    listings,
    total: listings.length,
    atLeast: false,
    criteria: settled,
    stale: waiting || settled !== criteria,
    counts,
    choices,
    prices,
    blocking,
    costs,
    next: null,
  }
}

/** Bars for a slider that ends at `max` pesos. */
export function priceBars(prices: readonly number[], max: number): readonly number[] {
  return histogram(prices, max, 24)
}
