import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { ApiError } from '@/api/errors'
import { listingKeys } from '@/api/query-keys'
import { MOST_OF_A_PAGE, PAGE_SIZE } from '@/contract/search/limits'
import type { SearchQuery } from '@/contract/search/pages'
import type { Next } from '../results'
import { askServer } from './engine'
import type { FoundPage } from './server-calls'
import { FRESH } from './server-queries'

type Wanted = {
  /** So many listings are to be shown: a link to the ninth page asks for large pages, not for nine. */
  wanted?: number
  /** So many are loaded at most. */
  most?: number
  /** Of the first page alone: what the choices of the filters count. */
  facets?: string
  /** The results of another search stay until those of this one are there. */
  keep?: boolean
  enabled: boolean
}

type PageParam = { cursor?: string; loaded: number }
const FIRST_PAGE: PageParam = { loaded: 0 }

function pagesQuery<Of>(query: SearchQuery, of: Of, wanted: number, facets: string | undefined) {
  const first = facets === undefined ? {} : { facets }
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: listingKeys.pages(String(new URLSearchParams({ ...query, ...first }))),
    queryFn: ({ client, signal, pageParam: { cursor, loaded } }) => {
      const limit = Math.min(MOST_OF_A_PAGE, Math.max(PAGE_SIZE, wanted - loaded))
      const page = { ...query, ...(cursor === undefined ? first : { cursor }), limit: String(limit) } as SearchQuery
      return askServer(client, async (server) => ({ ...(await server.searchPage(page, signal)), of }))
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }, pages): PageParam | undefined =>
      next === null ? undefined : { cursor: next, loaded: loadedOf(pages) },
    // It would ask for every page again.
    refetchOnWindowFocus: false,
  })
}

/** Each page says what it is `of`. A gone cursor or snapshot makes the search start over. */
export function usePages<Of>(
  query: SearchQuery,
  of: Of,
  { wanted = 0, most = Infinity, facets, keep = false, enabled }: Wanted,
) {
  const pages = useInfiniteQuery({
    ...pagesQuery(query, of, wanted, facets),
    enabled,
    placeholderData: keep ? keepPreviousData : undefined,
  })
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData, isFetchNextPageError } = pages
  const { fetchNextPage, refetch } = pages
  const loaded = loadedOf(data?.pages ?? [])
  const idle = enabled && !isFetching && !isPlaceholderData && error === null
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
    if (!isFetching && hasNextPage && loaded < most) void fetchMore()
  }
  const next: Next = {
    loading: isFetchingNextPage,
    error: failed ? error : null,
    ahead: () => {
      // Nobody asked for it yet: after a failure it waits for them.
      if (error === null) more()
    },
    retry: more,
  }
  return {
    listings: useMemo(() => data?.pages.flatMap(({ listings }) => listings) ?? [], [data]),
    first: data?.pages[0],
    last: data?.pages.at(-1),
    /** They are those of another search. */
    old: isPlaceholderData,
    known: data !== undefined,
    error: isFetchNextPageError ? null : error,
    fetching: isFetching && !isFetchingNextPage,
    retry: () => void refetch(),
    next: hasNextPage ? next : null,
  }
}

function loadedOf(pages: readonly FoundPage[]): number {
  return pages.reduce((sum, { listings }) => sum + listings.length, 0)
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410
}
