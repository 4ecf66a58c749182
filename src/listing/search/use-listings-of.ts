import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listingsOf, type ProfileOwner } from '@/domain/people/profile-listings'
import { listQuery, useInPage } from './engines/engine'
import { usePages } from './engines/use-pages'
import type { Listed, Progress } from './results'

export type PersonListings = Listed & Progress

/** By the documented rule (A 7), newest first. */
export function useListingsOf({ id, username, email, name }: ProfileOwner): PersonListings {
  const inPage = useInPage()
  const { data, error, isFetching, refetch } = useQuery({ ...listQuery(), enabled: inPage })
  const listings = useMemo(
    () =>
      listingsOf(data ?? [], { id, username, email, name }).toSorted((one, other) => other.createdMs - one.createdMs),
    [data, id, username, email, name],
  )
  // The server knows a person by the id.
  const owner = String(id ?? '')
  const pages = usePages({ mode: 'all', owner }, null, { enabled: !inPage && owner !== '' })
  if (!inPage) return { ...pages, total: pages.last?.total.value ?? 0 }
  const progress = { known: data !== undefined, error, fetching: isFetching, retry: () => void refetch() }
  return { ...progress, listings, total: listings.length, next: null }
}
