import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '@/domain/listing/listing'
import { listingQueries, RENDERED_AT } from '@/listing/listing.queries'
import { holdListings } from '@/listing/search/listings-cache'

/** What a rendered page shows, as the query cache holds it: all listings, or one and those that its page names. */
export type PageRows = {
  /** ISO 8601: when the backend answered with them. */
  asOf: string
  list?: readonly Listing[]
  detail?: Listing
}

export const ROWS_ID = 'first-page-rows'

/** Puts the rows into the cache as old ones: they are shown at once, and asked for again at once. */
export function fillCache(queryClient: QueryClient, { list, detail }: PageRows): void {
  if (list) holdListings(queryClient, list, RENDERED_AT)
  if (detail) queryClient.setQueryData(listingQueries.detail(detail.id).queryKey, detail, { updatedAt: RENDERED_AT })
}
