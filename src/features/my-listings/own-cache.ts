import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { ownListingQueries } from '@/listing/own-listings.queries'
import { changeListings } from '@/listing/search/listings-cache'

type Change = <Row extends Listing>(rows: Row[]) => Row[]

export async function changeShown(queryClient: QueryClient, token: string | null, change: Change): Promise<void> {
  const own = ownListingQueries.list(token).queryKey
  // A running fetch would restore the old state.
  await queryClient.cancelQueries({ queryKey: own, exact: true })
  queryClient.setQueryData<OwnListing[]>(own, (rows) => rows && change(rows))
  await changeListings(queryClient, change)
}
