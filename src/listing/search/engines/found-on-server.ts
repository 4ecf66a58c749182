import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PAGE_SIZE } from '@/contract/search/limits'
import { activeFilters } from '@/domain/search/active-filters'
import { answeredCounts, countsFrom, pricesFrom } from '@/domain/search/counts/answered-facets'
import { facetsFor } from '@/domain/search/counts/choice-counts'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { useCurrency } from '@/session/preferences'
import { useCosts } from '../../monthly/use-costs'
import type { Found, Results } from '../results'
import { useSettled } from '../use-settled'
import { countsQuery } from './server-queries'
import { useCriteria } from './use-criteria'
import { usePages } from './use-pages'

/** Filters of an empty result that are tried one by one. */
const MOST_TRIED = 6

const NOTHING = defaultSearch()

/** What a search finds on the server, page by page; nothing where it is not asked. */
export function useFoundOnServer(search: SearchState, on: boolean): Found {
  const criteria = useCriteria(on ? search : NOTHING)
  const settled = useSettled(criteria, on)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const wanted = search.page * PAGE_SIZE
  const { first, last, old, listings, next, ...progress } = useSearchPages(settled, on, {
    wanted,
    most: wanted + PAGE_SIZE,
  })
  // What the server does not search may have changed since: the pages are the same.
  const of = old && last ? last.of : settled
  const counts = useMemo(() => first && countsFrom(first.facets.category, of), [first, of])
  const choices = useMemo(() => answeredCounts(first?.facets ?? {}), [first])
  // Nobody counts the costs by month.
  const prices = useMemo(() => (of.byMonth ? [] : pricesFrom(first?.facets.price)), [first, of])
  const stale = settled !== criteria || old
  const blocking = useBlocking(of, last?.total.value === 0 && !stale)
  const total = last?.total.value ?? 0
  const atLeast = last?.total.relation === 'gte'
  const found = { listings, total, atLeast, next, criteria: of, stale, costs, counts, choices, prices, blocking }
  return { ...progress, found, rendered: false }
}

type Wanted = { wanted?: number; most?: number; counted?: boolean }

/** The pages of a search; the first one counts the choices of the filters, unless that is not wanted. */
export function useSearchPages(search: SearchState, enabled: boolean, { counted = true, ...wanted }: Wanted) {
  // Costs by month need the whole listings.
  const query = { ...writeServerQuery(search), ...(search.byMonth ? { fields: 'full' as const } : {}) }
  const facets = counted ? ['category', 'price', ...facetsFor(search.category, search.mode)].join(',') : undefined
  return usePages(query, search, { ...wanted, facets, enabled, keep: true })
}

/** What stands in the way of an empty result: each filter is lifted alone, and the server says what would be found. */
function useBlocking(search: SearchState, empty: boolean): Results['blocking'] {
  const currency = useCurrency((state) => state.value)
  const filters = useMemo(
    () => (empty ? activeFilters(search, currency).slice(0, MOST_TRIED) : []),
    [search, empty, currency],
  )
  const lifted = filters.map(({ clear }) => clear(search))
  const name = lifted.map((one) => JSON.stringify(writeServerQuery(one)))
  const { data } = useQuery({ ...countsQuery(name, lifted), enabled: filters.length > 0 })
  return useMemo(
    () =>
      filters
        .map((filter, place) => ({ ...filter, count: data?.[place] ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count),
    [data, filters],
  )
}
