import { useQuery } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { SearchState } from '@/domain/search/filter-state'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { useEngine } from './engine'

/**
 * A query whose listings some are chosen from: the whole list, or where that is too large the first hundred of each search. `name` tells
 * the searches from others'; they are made only where they are needed.
 */
export function useListingPool(name: readonly string[], searches: () => Promise<readonly SearchState[]>) {
  const whole = useEngine() === 'page'
  const list = useQuery({ ...listingQueries.list(), enabled: whole })
  const pool = useQuery({
    queryKey: listingKeys.pool(name),
    queryFn: async ({ client, signal }) => {
      const [{ poolOf }, wanted] = await Promise.all([loadCode(() => import('./pool')), searches()])
      return poolOf(client, wanted, signal)
    },
    enabled: !whole,
    staleTime: 60_000,
    retryOnMount: false,
  })
  return whole ? list : pool
}
