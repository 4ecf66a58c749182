import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listingKeys } from '@/api/query-keys'
import { MOST_OF_A_PAGE, PAGE_SIZE } from '@/contract/search/limits'
import { searchProperties, type SearchAnswer, type SearchQuery } from '@/contract/search/pages'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { facetsFor } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { countsOf } from './counts'
import { asked } from './engine'

/** A page of what a search finds on the server. */
export type FoundPage = Pick<SearchAnswer, 'facets' | 'bounds' | 'unmapped'> & {
  listings: Listing[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
  total: SearchAnswer['total']
  /** What was searched for. */
  of: SearchState
}

type PageParam = { cursor?: string; loaded: number }
const FIRST_PAGE: PageParam = { loaded: 0 }

export async function searchPage(query: SearchQuery, of: SearchState, signal?: AbortSignal): Promise<FoundPage> {
  const { data, page, ...found } = await call(searchProperties, { query }, signal ? { signal } : {})
  return { ...found, listings: data.map(toListing), next: page.next, of }
}

/** A page of a user's listings, newest first. */
type OwnedPage = Pick<FoundPage, 'listings' | 'next'> & {
  /** How many the user has. */
  total: number
}

/** A page of the listings of the user with that id; the first one without a cursor. Throws as `call` does. */
export function ownedPage(
  client: QueryClient,
  owner: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<OwnedPage> {
  return asked(client, async () => {
    const query: SearchQuery = { mode: 'all', owner, ...(cursor === null ? {} : { cursor }) }
    const { data, page, total } = await call(searchProperties, { query }, { signal })
    return { listings: data.map(toListing), total: total.value, next: page.next }
  })
}

const FRESH = { staleTime: 60_000, retryOnMount: false } as const

export const searchQueries = {
  /**
   * The pages of a search. `wanted` says how many listings are to be shown: a link to the ninth page asks for large pages, not for nine.
   * Costs by month need the whole listings. `counted`: the first page counts the choices of the filters.
   */
  pages: (search: SearchState, wanted: number, counted = true) => {
    const query = { ...writeServerQuery(search), ...(search.byMonth ? { fields: 'full' } : {}) }
    const facets = ['category', 'price', ...facetsFor(search.category, search.mode)].join(',')
    const first = counted ? { facets } : {}
    return infiniteQueryOptions({
      ...FRESH,
      queryKey: listingKeys.pages(String(new URLSearchParams({ ...query, ...first }))),
      queryFn: ({ client, signal, pageParam: { cursor, loaded } }) => {
        const limit = Math.min(MOST_OF_A_PAGE, Math.max(PAGE_SIZE, wanted - loaded))
        const page = { ...query, ...(cursor === undefined ? first : { cursor }), limit: String(limit) } as SearchQuery
        return asked(client, () => searchPage(page, search, signal))
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ next }, pages): PageParam | undefined =>
        next === null ? undefined : { cursor: next, loaded: loadedOf(pages) },
      // It would ask for every page again.
      refetchOnWindowFocus: false,
    })
  },

  /** How many listings each of some searches finds. */
  counts: (searches: readonly SearchState[]) => {
    return queryOptions({
      ...FRESH,
      queryKey: listingKeys.counts(searches.map((search) => JSON.stringify(writeServerQuery(search)))),
      queryFn: ({ client, signal }) => countsOf(client, searches, signal),
    })
  },
}

export function loadedOf(pages: readonly FoundPage[]): number {
  return pages.reduce((sum, { listings }) => sum + listings.length, 0)
}
