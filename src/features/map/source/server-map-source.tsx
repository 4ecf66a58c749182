import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { memo, useLayoutEffect, useMemo } from 'react'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { activeFilters } from '@/domain/search/active-filters'
import { useCosts } from '@/listing/monthly/use-costs'
import { searchQueries } from '@/listing/search/search.queries'
import { namedQuery } from '@/listing/search/use-named-listings'
import { useSettled } from '@/listing/search/use-settled'
import { isPlaced, type PlacedListing } from '../state/bounds'
import { inView, snapped } from './box'
import { cellQueries } from './cells.queries'
import type { MapSource, ServerMapSourceProps } from './map-source'

/**
 * Tells the results of the server: squares with counts, or the listings themselves where few are in view. Remembered, because what it
 * tells renders its parent.
 */
export const ServerMapSource = memo(function ServerMapSource({
  search,
  view,
  zoom,
  area,
  pin,
  tell,
}: ServerMapSourceProps) {
  const settled = useSettled(search)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const around = view && inView(settled, snapped(view, zoom))
  const cells = useQuery({
    ...cellQueries.found(around ?? settled, zoom),
    enabled: around !== null,
    placeholderData: keepPreviousData,
  })
  const few = cells.data !== undefined && cells.data.total <= MOST_OF_A_PAGE
  const near = useInfiniteQuery({
    ...searchQueries.pages(around ?? settled, MOST_OF_A_PAGE, false),
    enabled: around !== null && few,
    placeholderData: keepPreviousData,
  })
  const listedIn = area && view ? inView(settled, view) : settled
  const list = useInfiniteQuery({
    // The whole search is that of the browse screen.
    ...searchQueries.pages(listedIn ?? settled, 0, !area),
    enabled: listedIn !== null,
    placeholderData: keepPreviousData,
  })
  const pinned = useQuery({ ...namedQuery(pin === null ? [] : [pin]), enabled: pin !== null })

  const placed = useMemo(() => {
    const found = few ? (near.data?.pages.flatMap(({ listings }) => listings.filter(isPlaced)) ?? []) : []
    return withPinned(found, pin === null ? undefined : pinned.data?.find(isPlaced))
  }, [few, near.data, pin, pinned.data])
  const listed = useMemo(() => list.data?.pages.flatMap(({ listings }) => listings) ?? [], [list.data])
  // Nothing lies both in view and in the search's own box.
  const last = listedIn === null ? undefined : list.data?.pages.at(-1)
  const count = last?.total.value ?? 0
  const error = list.error ?? cells.error
  const source: MapSource = {
    results: {
      placed,
      cells: few ? NONE : (cells.data?.cells ?? NONE),
      listed: last ? listed : NONE,
      count,
      found: area ? Math.max(count, cells.data?.total ?? 0) : count,
      unplaced: last?.unmapped ?? 0,
      costs,
      onEnd: () => {
        if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
      },
    },
    known: list.data !== undefined || listedIn === null,
    emptyMarket: count === 0 && !area && settled.mode === 'all' && activeFilters(settled).length === 0,
    error,
    fetching: list.isFetching || cells.isFetching,
    retry: () => {
      void list.refetch()
      if (around) void cells.refetch()
    },
  }
  useLayoutEffect(() => tell(source))
  return null
})

const NONE = [] as const

/** The selected listing with all that is known of it, in place of its card or beside the squares. */
function withPinned(found: readonly PlacedListing[], pinned: PlacedListing | undefined): readonly PlacedListing[] {
  return pinned ? [...found.filter(({ id }) => id !== pinned.id), pinned] : found
}
