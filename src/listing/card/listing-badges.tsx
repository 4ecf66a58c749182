import type { Listing, ListingStatus } from '@/domain/listing/listing'
import { Badge, type BadgeTone } from '@/ui/badge/badge'

const STATUSES: Record<ListingStatus, { text: string; tone: BadgeTone }> = {
  available: { text: 'Available', tone: 'good' },
  pending: { text: 'Pending', tone: 'warn' },
  sold: { text: 'Sold', tone: 'bad' },
}

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

/** The status as a coloured badge (B 4). */
export function ListingStatusBadge({ status, onPicture }: { status: ListingStatus; onPicture?: boolean }) {
  const { text, tone } = STATUSES[status]
  return (
    <Badge tone={tone} onPicture={onPicture}>
      {text}
    </Badge>
  )
}
