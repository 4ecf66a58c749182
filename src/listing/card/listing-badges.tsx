import { statusLabel, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { Badge, type BadgeTone } from '@/ui/badge/badge'

const TONES: Record<ListingStatus, BadgeTone> = { available: 'good', pending: 'warn', sold: 'bad' }

/** 'For Sale' or 'For Rent' (B 2.4). */
export function ListingTypeBadge({
  listing,
  onPicture,
}: {
  listing: Pick<Listing, 'listingType'>
  onPicture?: boolean
}) {
  return (
    <Badge tone={listing.listingType} onPicture={onPicture}>
      {listing.listingType === 'rent' ? 'For Rent' : 'For Sale'}
    </Badge>
  )
}

/** The status as a coloured badge (B 4); a rental is 'Rented', not 'Sold'. */
export function ListingStatusBadge({
  listing: { status, listingType },
  onPicture,
}: {
  listing: Pick<Listing, 'status' | 'listingType'>
  onPicture?: boolean
}) {
  return (
    <Badge tone={TONES[status]} onPicture={onPicture}>
      {statusLabel(status, listingType)}
    </Badge>
  )
}
