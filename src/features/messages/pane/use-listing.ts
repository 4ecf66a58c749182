import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { Listing } from '@/domain/listing/listing'
import type { Conversation } from '@/domain/messages/conversation'
import { offersAreOver } from '@/domain/messages/offers'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { listingQueries } from '@/listing/listing.queries'

export type TalkedAbout = {
  /** Undefined while it loads, and if that fails. */
  listing: Listing | undefined
  /** It is not offered any more. */
  gone: boolean
  rental: boolean
  currency: string
  over: boolean
}

export function useListing({ property, other }: Pick<Conversation, 'property' | 'other'>): TalkedAbout {
  const { id, type } = property
  const { data, error } = useQuery({ ...listingQueries.detail(id), enabled: id !== '' && !property.gone })
  const gone = property.gone || (error instanceof ApiError && error.status === 404)
  const listing = gone ? undefined : data
  return {
    listing,
    gone,
    rental: (listing?.listingType ?? type) === 'rent',
    currency: data?.currency ?? DEFAULT_CURRENCY,
    over: id === '' || offersAreOver({ property: { gone }, other }, listing),
  }
}
