import type { Listing } from '@/domain/listing/listing'
import { ListingCard, PICTURES } from '@/listing/card/listing-card'
import { Badge } from '@/ui/badge/badge'

/** A listing's card with its type and the word 'Featured' on the picture (A 1). */
export function FeaturedCard({ listing }: { listing: Listing }) {
  return (
    <li className="relative min-w-0">
      <ListingCard listing={listing} />
      <div
        className={`pointer-events-none absolute inset-x-0 top-0 z-2 flex flex-wrap content-end gap-1.5 p-2.5 pb-7 ${PICTURES.grid}`}
      >
        <Badge tone="brand" onPicture>
          Featured
        </Badge>
        <Badge onPicture>{listing.propertyType}</Badge>
      </div>
    </li>
  )
}
