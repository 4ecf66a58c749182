import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import { useCosts } from '@/listing/monthly/use-costs'
import { isGone } from '@/listing/search/engine'
import { loadedOf, searchQueries } from '@/listing/search/search.queries'
import { answeredCounts, countsFrom, pricesFrom } from '@/domain/search/counts/answered-facets'
import { useSettled } from '@/listing/search/use-settled'
import { useCurrency } from '@/session/preferences'
import { BATCH } from '../results/show-more'
import { useCriteria, type Results } from '../state/use-results'
import type { ServerSourceProps, Source } from './source'

/** Filters of an empty result that are tried one by one. */
const MOST_TRIED = 6

/** Tells the results of the server, page by page. Remembered, because what it tells renders its parent. */
export const ServerSource = memo(function ServerSource({ search, tell }: ServerSourceProps) {
  const criteria = useCriteria(search)
  const settled = useSettled(criteria)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const pages = usePages(settled, search.page * BATCH)
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, error, isFetchNextPageError } = pages
  const listings = useMemo(() => data?.pages.flatMap((page) => page.listings) ?? [], [data])
  const first = data?.pages[0]
  const last = data?.pages.at(-1)
  // What the server does not search may have changed since: the pages are the same.
  const of = isPlaceholderData && last ? last.of : settled
  const counts = useMemo(() => first && countsFrom(first.facets.category, of), [first, of])
  const choices = useMemo(() => answeredCounts(first?.facets ?? {}), [first])
  // Nobody counts the costs by month.
  const prices = useMemo(() => (of.byMonth ? [] : pricesFrom(first?.facets.price)), [first, of])
  const stale = settled !== criteria || isPlaceholderData
  const blocking = useBlocking(of, last?.total.value === 0 && !stale)
  const found: Results = {
    listings,
    total: last?.total.value ?? 0,
    atLeast: last?.total.relation === 'gte',
    criteria: of,
    stale,
    costs,
    counts,
    choices,
    prices,
    blocking,
    next: {
      loading: isFetchingNextPage,
      error: pages.failed ? error : null,
      ahead: pages.ahead,
      retry: pages.more,
    },
  }
  const source: Source = {
    found,
    known: data !== undefined,
    rendered: false,
    error: isFetchNextPageError ? null : error,
    fetching: isFetching && !isFetchingNextPage,
    retry: () => void pages.refetch(),
  }
  useLayoutEffect(() => tell(source))
  return null
})

/** The pages of a search, as many as hold the wanted listings. One whose cursor is gone makes the search start over. */
function usePages(search: Results['criteria'], wanted: number) {
  const pages = useInfiniteQuery({ ...searchQueries.pages(search, wanted), placeholderData: keepPreviousData })
  const { data, error, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage, refetch } =
    pages
  const loaded = loadedOf(data?.pages ?? [])
  const idle = !isFetching && !isPlaceholderData && error === null
  const missing = idle && hasNextPage && loaded < wanted

  // Once for each place: what is gone a second time is said.
  const healed = useRef<number>(undefined)
  const fetchMore = useCallback(async () => {
    const { error: refused } = await fetchNextPage()
    if (!isGone(refused) || healed.current === loaded) return
    healed.current = loaded
    await refetch()
  }, [fetchNextPage, refetch, loaded])
  useEffect(() => {
    if (missing) void fetchMore()
  }, [missing, fetchMore])
  const failed = isFetchNextPageError && !(isGone(error) && isFetching)

  const more = () => {
    if (!isFetching && hasNextPage && loaded < wanted + BATCH) void fetchMore()
  }
  const ahead = () => {
    // Nobody asked for it yet: after a failure it waits for them.
    if (error === null) more()
  }
  return { ...pages, ahead, more, failed }
}

/** What stands in the way of an empty result: each filter is lifted alone, and the server says what would be found. */
function useBlocking(search: Results['criteria'], empty: boolean): Results['blocking'] {
  const currency = useCurrency((state) => state.value)
  const filters = useMemo(() => activeFilters(search, currency).slice(0, MOST_TRIED), [search, currency])
  const lifted = useMemo(() => filters.map(({ clear }) => clear(search)), [filters, search])
  const { data } = useQuery({ ...searchQueries.counts(lifted), enabled: empty && filters.length > 0 })
  return useMemo(() => {
    if (!empty || !data) return []
    return filters
      .map((filter, place) => ({ ...filter, count: data[place] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
  }, [empty, data, filters])
}
