import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listingKeys } from '@/api/query-keys'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { activeFilters } from '@/domain/search/active-filters'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { inView, isPlaced, snapped, type PlacedListing } from '@/domain/search/query/bounds'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { useCosts } from '../../monthly/use-costs'
import type { FoundOnMap, MapSearch } from '../results'
import { useSettled } from '../use-settled'
import { useSearchPages } from './found-on-server'
import { namedQuery, serverQuery } from './server-queries'

const NOTHING = defaultSearch()
const NONE = [] as const

/** Squares with counts, or the listings themselves where few are in view; nothing where it is not asked. */
export function useMapOnServer({ search, view, zoom, area, pin }: MapSearch, on: boolean): FoundOnMap {
  const settled = useSettled(on ? search : NOTHING, on)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const around = on && view ? inView(settled, snapped(view, zoom)) : null
  const cells = useQuery({
    ...cellsQuery(around ?? settled, zoom),
    enabled: around !== null,
    placeholderData: keepPreviousData,
  })
  const few = cells.data !== undefined && cells.data.total <= MOST_OF_A_PAGE
  const near = useSearchPages(around ?? settled, around !== null && few, { wanted: MOST_OF_A_PAGE, counted: false })
  const listedIn = area && view ? inView(settled, view) : settled
  // The whole search is that of the browse screen.
  const list = useSearchPages(listedIn ?? settled, on && listedIn !== null, { counted: !area })
  const pinned = useQuery({ ...namedQuery(pin === null ? [] : [pin]), enabled: on && pin !== null })

  const placed = useMemo(
    () =>
      withPinned(few ? near.listings.filter(isPlaced) : NONE, pin === null ? undefined : pinned.data?.find(isPlaced)),
    [few, near.listings, pin, pinned.data],
  )
  // Nothing lies both in view and in the search's own box.
  const last = listedIn === null ? undefined : list.last
  const total = last?.total.value ?? 0
  return {
    results: {
      placed,
      cells: few ? NONE : (cells.data?.cells ?? NONE),
      listings: last ? list.listings : NONE,
      total,
      everywhere: area ? Math.max(total, cells.data?.total ?? 0) : total,
      unplaced: last?.unmapped ?? 0,
      costs,
      next: list.next,
    },
    known: list.known || listedIn === null,
    emptyMarket: total === 0 && !area && settled.mode === 'all' && activeFilters(settled).length === 0,
    error: list.error ?? list.next?.error ?? cells.error,
    fetching: list.fetching || list.next?.loading === true || cells.isFetching,
    retry: () => {
      list.retry()
      if (around) void cells.refetch()
    },
  }
}

function cellsQuery(search: SearchState, zoom: number) {
  const key = String(new URLSearchParams({ ...writeServerQuery(search), zoom: String(zoom) }))
  return serverQuery(listingKeys.clusters(key), (server, signal) => server.cellsOf(search, zoom, signal))
}

function withPinned(found: readonly PlacedListing[], pinned: PlacedListing | undefined): readonly PlacedListing[] {
  return pinned ? [...found.filter(({ id }) => id !== pinned.id), pinned] : found
}
