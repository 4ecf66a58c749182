import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { Listing } from '@/domain/listing'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { listingQueries } from '@/listing/listing.queries'

export type TalkedAbout = {
  /** Undefined while it is on its way, and when it cannot be had. */
  listing: Listing | undefined
  /** It is not offered any more. */
  gone: boolean
  /** Offers are in the listing's currency. */
  currency: string
}

/** The listing a conversation is about. */
export function useListing(id: string): TalkedAbout {
  const { data, error } = useQuery({ ...listingQueries.detail(id), enabled: id !== '' })
  return {
    listing: data,
    gone: error instanceof ApiError && error.status === 404,
    currency: data?.currency ?? DEFAULT_CURRENCY,
  }
}
