import { useQuery } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { useEngine } from './engine'

/** A query whose listings some are chosen from: the whole list, or where that is too large the first hundred of each search. */
export function useListingPool(searches: () => readonly SearchState[]) {
  const whole = useEngine() === 'page'
  const list = useQuery({ ...listingQueries.list(), enabled: whole })
  const wanted = whole ? [] : searches()
  const pool = useQuery({
    queryKey: listingKeys.pool(wanted.map((search) => JSON.stringify(writeSearch(search)))),
    queryFn: async ({ client, signal }) => (await loadCode(() => import('./pool'))).poolOf(client, wanted, signal),
    enabled: !whole,
    staleTime: 60_000,
    retryOnMount: false,
  })
  return whole ? list : pool
}
