import { useQuery } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { SearchState } from '@/domain/search/filter-state'
import { countMatching } from '@/domain/search/filters'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { useEngine } from './engine'

/** How many listings each of some searches finds; undefined until it is known. `name` tells the searches from others'. */
export function useCounts(name: string, searches: readonly SearchState[]): readonly number[] | undefined {
  const whole = useEngine() === 'page'
  const list = useQuery({ ...listingQueries.list(), enabled: whole }).data
  const counts = useQuery({
    queryKey: listingKeys.counts([name]),
    queryFn: async ({ client, signal }) =>
      (await loadCode(() => import('./counts'))).countsOf(client, searches, signal),
    enabled: !whole,
    staleTime: 60_000,
    retryOnMount: false,
  }).data
  return whole ? list && searches.map((search) => countMatching(list, search)) : counts
}
