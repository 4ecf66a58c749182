import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { blockingFilters, categoryCounts, pricesInReach } from '@/domain/search/facets'
import { countsIn, type CountsOf } from '@/domain/search/counts/choice-counts'
import { inReach, matcher, needsCosts } from '@/domain/search/filters'
import type { SearchState } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import { sortListings } from '@/domain/search/sort-listings'
import { useCurrency } from '@/session/preferences'
import { useCosts } from '../../monthly/use-costs'
import { useRendered } from '../../use-rendered'
import type { Found, Results } from '../results'
import { useAfterPaint } from '../use-settled'
import { listQuery } from './engine'
import { useCriteria } from './use-criteria'

/** With more listings than these, searching them takes longer than a frame on a phone: it starts once nobody types. */
const MANY = 5_000
const TYPING_MS = 150

const NONE: readonly Listing[] = []
const uncounted: CountsOf = () => undefined

/** What a search finds in the whole list by the rules of the domain; nothing where it is not asked. */
export function useFoundInPage(search: SearchState, on: boolean): Found {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...listQuery(), enabled: on })
  return {
    found: useResults(on ? data : undefined, search),
    known: data !== undefined,
    rendered: useRendered(dataUpdatedAt),
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

/** The results, computed after the next frame, so typing and dragging stay fast. */
function useResults(all: readonly Listing[] | undefined, search: SearchState): Results {
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
