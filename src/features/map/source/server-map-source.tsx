import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { activeFilters } from '@/domain/search/active-filters'
import { useCosts } from '@/listing/monthly/use-costs'
import { searchQueries } from '@/listing/search/search.queries'
import { namedQuery } from '@/listing/search/use-named-listings'
import { useSettled } from '@/listing/search/use-settled'
import { isPlaced, type PlacedListing } from '../state/bounds'
import { boxOf, snapped } from './box'
import { cellQueries } from './cells.queries'
import type { MapSourceProps } from './map-source'

/** The results of the server: squares with counts, or the listings themselves where few are in view. */
export function ServerMapSource({ search, view, zoom, area, pin, children }: MapSourceProps) {
  const settled = useSettled(search)
  const costs = useCosts(settled.byMonth ? settled.loan : null)
  const around = view && snapped(view, zoom)
  const cells = useQuery({
    ...cellQueries.inBox(settled, around, zoom),
    enabled: around !== null,
    placeholderData: keepPreviousData,
  })
  const few = cells.data !== undefined && cells.data.total <= MOST_OF_A_PAGE
  const near = useInfiniteQuery({
    ...searchQueries.pages(settled, MOST_OF_A_PAGE, around ?? undefined),
    enabled: around !== null && few,
    placeholderData: keepPreviousData,
  })
  const list = useInfiniteQuery({
    ...searchQueries.pages(settled, 0, area && view ? boxOf(view) : undefined),
    placeholderData: keepPreviousData,
  })
  const pinned = useQuery({ ...namedQuery(pin === null ? [] : [pin]), enabled: pin !== null })

  const placed = useMemo(() => {
    const found = few ? (near.data?.pages.flatMap(({ listings }) => listings.filter(isPlaced)) ?? []) : []
    return withPinned(found, pin === null ? undefined : pinned.data?.find(isPlaced))
  }, [few, near.data, pin, pinned.data])
  const listed = useMemo(() => list.data?.pages.flatMap(({ listings }) => listings) ?? [], [list.data])
  const last = list.data?.pages.at(-1)
  const count = last?.total.value ?? 0
  const error = list.error ?? cells.error
  return children({
    results: {
      placed,
      cells: few ? NONE : (cells.data?.cells ?? NONE),
      listed,
      count,
      found: area ? Math.max(count, cells.data?.total ?? 0) : count,
      unplaced: last?.unmapped ?? 0,
      costs,
      onEnd: () => {
        if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
      },
    },
    known: list.data !== undefined,
    emptyMarket: count === 0 && !area && settled.mode === 'all' && activeFilters(settled).length === 0,
    error,
    fetching: list.isFetching || cells.isFetching,
    retry: () => {
      void list.refetch()
      if (around) void cells.refetch()
    },
  })
}

const NONE = [] as const

/** The selected listing with all that is known of it, in place of its card or beside the squares. */
function withPinned(found: readonly PlacedListing[], pinned: PlacedListing | undefined): readonly PlacedListing[] {
  return pinned ? [...found.filter(({ id }) => id !== pinned.id), pinned] : found
}
