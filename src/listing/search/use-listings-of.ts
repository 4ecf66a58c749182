import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
import { listingsOf, type ProfileOwner } from '@/domain/people/profile-listings'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '../listing.queries'
import { isGone, useEngine } from './engine'

export type PersonListings = {
  /** Newest first, as far as they are loaded; undefined as long as they are not known. */
  list: readonly Listing[] | undefined
  /** How many there are. */
  total: number
  error: Error | null
  retrying: boolean
  retry: () => void
  /** Loads the next ones; null where all are loaded. */
  more: { ask: () => void; loading: boolean; error: Error | null } | null
}

/** A person's listings by the documented rule (A 7): of the whole list, or where that is too large page by page. */
export function useListingsOf(person: ProfileOwner): PersonListings {
  const onServer = useEngine() === 'server'
  const whole = useWhole(person, !onServer)
  const paged = usePaged(person, onServer)
  return onServer ? paged : whole
}

function useWhole({ id, username, email, name }: ProfileOwner, enabled: boolean): PersonListings {
  const { data, error, isFetching, refetch } = useQuery({ ...listingQueries.list(), enabled })
  const list = useMemo(
    () =>
      data && listingsOf(data, { id, username, email, name }).toSorted((one, other) => other.createdMs - one.createdMs),
    [data, id, username, email, name],
  )
  return { list, total: list?.length ?? 0, error, retrying: isFetching, retry: () => void refetch(), more: null }
}

/** The server knows a person by the id. */
function usePaged({ id }: ProfileOwner, enabled: boolean): PersonListings {
  const owner = String(id ?? '')
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: listingKeys.owned(owner),
      queryFn:
        owner === ''
          ? skipToken
          : async ({ client, signal, pageParam }) =>
              (await loadCode(() => import('./search.queries'))).ownedPage(client, owner, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled,
      staleTime: 60_000,
      retryOnMount: false,
      // It would ask for every page again.
      refetchOnWindowFocus: false,
    })
  const list = useMemo(() => data?.pages.flatMap(({ listings }) => listings), [data])
  const ask = async () => {
    const { error: refused } = await fetchNextPage()
    if (isGone(refused)) await refetch()
  }
  return {
    list,
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
    more: hasNextPage
      ? { ask: () => void ask(), loading: isFetchingNextPage, error: isFetchNextPageError ? error : null }
      : null,
  }
}
