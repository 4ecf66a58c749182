import type { QueryClient } from '@tanstack/react-query'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
import { listQuery } from './engines/engine'

export function prefetchListings(client: QueryClient): Promise<void> {
  return client.prefetchQuery(listQuery())
}

export function holdListings(client: QueryClient, listings: readonly Listing[], updatedAt?: number): void {
  client.setQueryData(listQuery().queryKey, [...listings], { updatedAt })
}

export async function changeListings(client: QueryClient, change: (rows: Listing[]) => Listing[]): Promise<void> {
  // A running fetch would restore the old state.
  await client.cancelQueries({ queryKey: listingKeys.list, exact: true })
  client.setQueryData(listQuery().queryKey, (rows) => rows && change(rows))
}
