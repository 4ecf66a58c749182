import { call } from '@/api/call'
import { ApiError, NOT_THERE } from '@/api/errors'
import { listPropertiesByIds } from '@/contract/search/by-ids'
import { clusterProperties } from '@/contract/search/clusters'
import { MOST_IDS, MOST_OF_A_PAGE } from '@/contract/search/limits'
import { getMarket, type MarketFigure, type MarketQuery } from '@/contract/search/market'
import { searchProperties, type SearchAnswer, type SearchQuery } from '@/contract/search/pages'
import { suggestSearches, type Suggestion } from '@/contract/search/suggestions'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import type { SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import type { MapCell } from '../results'

// The calls that search. They throw as `call` does.

export type FoundPage = Pick<SearchAnswer, 'facets' | 'unmapped' | 'total'> & {
  listings: Listing[]
  next: string | null
}

/** A backend of an earlier contract refuses facets that it does not know: it is asked again, and counts nothing. */
export async function searchPage(query: SearchQuery, signal?: AbortSignal): Promise<FoundPage> {
  const ask = (asked: SearchQuery) => call(searchProperties, { query: asked }, signal ? { signal } : {})
  const { data, page, facets, unmapped, total } = await ask(query).catch((error: unknown) => {
    if (query.facets === undefined || !(error instanceof ApiError) || !('facets' in error.fields)) throw error
    const { facets: _, ...uncounted } = query
    return ask(uncounted)
  })
  return { facets, unmapped, total, listings: data.map(toListing), next: page.next }
}

export function countsOf(searches: readonly SearchState[], signal: AbortSignal): Promise<number[]> {
  return Promise.all(
    searches.map(async (search) => {
      const { total } = await searchPage({ ...writeServerQuery(search), limit: '1' }, signal)
      return total.value
    }),
  )
}

/** The first hundred of each of some searches, each listing once. `more`: one of them finds more. */
export async function poolOf(searches: readonly SearchState[], signal: AbortSignal) {
  const limit = String(MOST_OF_A_PAGE)
  const found = await Promise.all(searches.map((one) => searchPage({ ...writeServerQuery(one), limit }, signal)))
  const byId = new Map(found.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing]))
  return { listings: [...byId.values()], more: found.some(({ next }) => next !== null) }
}

/** Some listings with all that is known of them, in the order of their ids; those that are gone are left out. */
export async function listingsByIds(ids: readonly string[], signal: AbortSignal): Promise<Listing[]> {
  const found: Listing[] = []
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const query = { ids: ids.slice(from, from + MOST_IDS).join(','), fields: 'full' as const }
    const { data } = await call(listPropertiesByIds, { query }, { signal })
    found.push(...data.map(toListing))
  }
  return found
}

const KINDS = { sale: ['sale'], rent: ['rent'], all: ['sale', 'rent'] } as const

export async function cellsOf(search: SearchState, zoom: number, signal: AbortSignal) {
  const query = { ...writeServerQuery(search), zoom: String(zoom) }
  const found = await Promise.all(
    KINDS[search.mode].map(async (mode) => {
      const { data } = await call(clusterProperties, { query: { ...query, mode } }, { signal })
      const cells = data.cells.map(({ lat, lng, count, minPrice }): MapCell => ({ mode, lat, lng, count, minPrice }))
      return { cells, total: data.total.value }
    }),
  )
  return { cells: found.flatMap(({ cells }) => cells), total: found.reduce((sum, { total }) => sum + total, 0) }
}

export async function suggestionsOf(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await call(suggestSearches, { query: { q: typed } }, { signal })).data
}

/** None where the backend lacks the call: that says nothing of whether it can search. */
export async function marketFiguresOf(query: MarketQuery, signal: AbortSignal): Promise<readonly MarketFigure[]> {
  try {
    return (await call(getMarket, { query }, { signal })).data
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status)) return []
    throw error
  }
}
