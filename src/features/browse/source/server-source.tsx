import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import { needsCosts } from '@/domain/search/filters'
import { useCosts } from '@/listing/monthly/use-costs'
import { isGone, loadedOf, searchQueries } from '@/listing/search/search.queries'
import { countsFrom, pricesFrom } from '@/listing/search/server-facets'
import { useSettled } from '@/listing/search/use-settled'
import { useCurrency } from '@/session/preferences'
import { BATCH } from '../results/show-more'
import { useCriteria, type Results } from '../state/use-results'
import type { SourceProps } from './source'

/** Filters of an empty result that are tried one by one. */
const MOST_TRIED = 6

/** The results of the server, page by page. */
export function ServerSource({ search, children }: SourceProps) {
  const criteria = useCriteria(search)
  const settled = useSettled(criteria)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const pages = usePages(settled, search.page * BATCH)
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, error, isFetchNextPageError } = pages
  const listings = useMemo(() => data?.pages.flatMap((page) => page.listings) ?? [], [data])
  const last = data?.pages.at(-1)
  const of = last?.of ?? settled
  const counts = useMemo(() => last && countsFrom(last.facets.category, of), [last, of])
  const prices = useMemo(() => pricesFrom(last?.facets.price), [last])
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
    prices,
    blocking,
    unsearched: needsCosts(of),
    next: {
      loading: isFetchingNextPage,
      error: isFetchNextPageError && !isGone(error) ? error : null,
      ahead: pages.ahead,
    },
  }
  return children({
    found,
    known: data !== undefined,
    rendered: false,
    error: isFetchNextPageError ? null : error,
    fetching: isFetching && !isFetchingNextPage,
    retry: () => void pages.refetch(),
  })
}

/** The pages of a search, as many as hold the wanted listings. One whose cursor is gone makes the search start over. */
function usePages(search: Results['criteria'], wanted: number) {
  const pages = useInfiniteQuery({ ...searchQueries.pages(search, wanted), placeholderData: keepPreviousData })
  const { data, error, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage, refetch } =
    pages
  const loaded = loadedOf(data?.pages ?? [])
  const idle = !isFetching && !isPlaceholderData && error === null
  const missing = idle && hasNextPage && loaded < wanted
  useEffect(() => {
    if (missing) void fetchNextPage()
  }, [missing, fetchNextPage])

  const healed = useRef(false)
  const gone = isFetchNextPageError && isGone(error)
  useEffect(() => {
    if (!gone || healed.current) return
    healed.current = true
    void refetch()
  }, [gone, refetch])
  useEffect(() => {
    healed.current = false
  }, [loaded])

  const ahead = () => {
    if (!isFetching && hasNextPage && loaded < wanted + BATCH) void fetchNextPage()
  }
  return { ...pages, ahead }
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
