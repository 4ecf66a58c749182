import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { Listing } from '@/domain/listing/listing'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { listingQueries } from '@/listing/listing.queries'

export type TalkedAbout = {
  /** Undefined while it loads, and if that fails. */
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
