import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { countMatching } from '@/domain/search/filters'
import type { Area } from '@/domain/search/query/area'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { placeTest } from '@/domain/search/query/place'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { changeFilters } from '@/domain/search/search-changes'
import { countsQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'
import { useSettledText } from './use-settled'

export function useCounts(name: string, searches: readonly SearchState[]): readonly number[] | undefined {
  // Nothing is asked while somebody types.
  const settled = useSettledText(name) === name
  return useAnswer(countsQuery([name], searches), {
    ofList: (list) => searches.map((search) => countMatching(list, search)),
    settled,
  }).data
}

/** How many of the placed listings of a search lie in an area; undefined until it is known. */
export function useCountInArea(search: SearchState, placed: readonly PlacedListing[], area: Area): number | undefined {
  const within = useMemo(() => changeFilters(search, { area: area.length > 0 ? area : null }), [search, area])
  const counted = useMemo(() => {
    const test = placeTest(within.filters)
    return test ? placed.filter(({ lat, lng }) => test(lat, lng)).length : placed.length
  }, [placed, within])
  const query = countsQuery([JSON.stringify(writeServerQuery(within))], [within])
  return useAnswer({ ...query, placeholderData: keepPreviousData }, { ofList: () => [counted] }).data?.[0]
}
