import { useQuery } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { CostsOf } from '@/domain/finance/loan-choice'
import type { SearchState } from '@/domain/search/filter-state'
import { countMatching } from '@/domain/search/filters'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { useEngine } from './engine'
import { useSettledText } from './use-settled'

/**
 * How many listings each of some searches finds; undefined until it is known. `name` tells the searches from others'. In the page,
 * limits by month are those of `costs`; the server has the searches' loans.
 */
export function useCounts(
  name: string,
  searches: readonly SearchState[],
  costs: CostsOf | null = null,
): readonly number[] | undefined {
  const whole = useEngine() === 'page'
  // Nothing is asked while somebody types.
  const settled = useSettledText(name) === name
  const list = useQuery({ ...listingQueries.list(), enabled: whole }).data
  const counts = useQuery({
    queryKey: listingKeys.counts([name]),
    queryFn: async ({ client, signal }) =>
      (await loadCode(() => import('./counts'))).countsOf(client, searches, signal),
    enabled: !whole && settled,
    staleTime: 60_000,
    retryOnMount: false,
  }).data
  return whole ? list && searches.map((search) => countMatching(list, search, costs)) : counts
}
