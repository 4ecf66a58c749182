import { queryOptions } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
import type { SearchState } from '@/domain/search/filter-state'
import { askServer, type Server } from './engine'

export const FRESH = { staleTime: 60_000, retryOnMount: false } as const

export function serverQuery<Answer>(
  queryKey: readonly unknown[],
  ask: (server: Server, signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    ...FRESH,
    queryKey,
    queryFn: ({ client, signal }) => askServer(client, (server) => ask(server, signal)),
  })
}

export function countsQuery(name: readonly string[], searches: readonly SearchState[]) {
  return serverQuery<readonly number[]>(listingKeys.counts(name), (server, signal) => server.countsOf(searches, signal))
}

export function namedQuery(ids: readonly string[]) {
  const named = [...ids].toSorted()
  return serverQuery<readonly Listing[]>(listingKeys.byIds(named), (server, signal) =>
    server.listingsByIds(named, signal),
  )
}
