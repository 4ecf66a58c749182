import { queryOptions, useQuery } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { useEngine } from './engine'

/** Some listings by their ids. Their code loads with the first ones. */
export function namedQuery(ids: readonly string[]) {
  const named = [...ids].toSorted()
  const hasAll = (listings: readonly Listing[] | undefined) =>
    named.every((id) => listings?.some((listing) => listing.id === id))
  return queryOptions({
    queryKey: listingKeys.byIds(named),
    queryFn: async ({ client, signal }): Promise<Listing[]> =>
      named.length === 0 ? [] : (await loadCode(() => import('./by-ids'))).listingsByIds(client, named, signal),
    staleTime: 60_000,
    retryOnMount: false,
    // One listing less needs no waiting.
    placeholderData: (before) => (hasAll(before) ? before : undefined),
  })
}

/**
 * A query whose listings hold those of some ids: the whole list, or where that is too large these alone. `whole` says which, for those
 * who conclude something from an empty one.
 */
export function useNamedListings(ids: readonly string[]) {
  const whole = useEngine() === 'page'
  const list = useQuery({ ...listingQueries.list(), enabled: whole })
  const named = useQuery({ ...namedQuery(ids), enabled: !whole })
  return { whole, ...(whole ? list : named) }
}
