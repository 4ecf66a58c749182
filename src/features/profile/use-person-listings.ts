import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { listingsOf, type ProfileOwner } from '@/domain/people/profile-listings'
import { listingQueries } from '@/listing/listing.queries'

export type PersonListings = {
  /** Newest first; undefined as long as they are not known. */
  list: readonly Listing[] | undefined
  error: Error | null
  retrying: boolean
  retry: () => void
}

/** A person's listings, filtered from all listings by the documented rule (A 7). */
export function usePersonListings({ id, username, email, name }: ProfileOwner): PersonListings {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.list())
  const list = useMemo(
    () =>
      data && listingsOf(data, { id, username, email, name }).toSorted((one, other) => other.createdMs - one.createdMs),
    [data, id, username, email, name],
  )
  return { list, error, retrying: isFetching, retry: () => void refetch() }
}
