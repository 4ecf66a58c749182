import { capitalise } from '../text'
import type { Listing, ListingStatus } from './listing'

/** The status in words: the wire says `sold` of a rental too, people say 'rented'. */
export function statusWord(status: ListingStatus, type: Listing['listingType'] | null): ListingStatus | 'rented' {
  return status === 'sold' && type === 'rent' ? 'rented' : status
}

/** The status as a label: 'Rented'. */
export function statusLabel(status: ListingStatus, type: Listing['listingType'] | null): string {
  return capitalise(statusWord(status, type))
}
