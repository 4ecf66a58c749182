import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import type { Area } from '@/domain/search/query/area'
import { placeTest } from '@/domain/search/query/place'
import { useEngine } from '@/listing/search/engine'
import { searchQueries } from '@/listing/search/search.queries'
import type { PlacedListing } from '../state/bounds'

/** How many listings of the search lie in an area, by the engine that finds them; undefined until the server has said it. */
export function useDrawCount(search: SearchState, placed: readonly PlacedListing[], area: Area): number | undefined {
  const server = useEngine() === 'server'
  const within = useMemo(() => changeFilters(search, { area: area.length > 0 ? area : null }), [search, area])
  const asked = useQuery({ ...searchQueries.counts([within]), enabled: server, placeholderData: keepPreviousData })
  const counted = useMemo(() => {
    const test = placeTest(within.filters)
    return test ? placed.filter(({ lat, lng }) => test(lat, lng)).length : placed.length
  }, [placed, within])
  return server ? asked.data?.[0] : counted
}
