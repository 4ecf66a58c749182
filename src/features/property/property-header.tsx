import { MapPin } from 'lucide-react'
import { statusWord, addressLine, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { ListingTypeBadge, StageBadge } from '@/listing/card/listing-badges'
import type { UnitSystem } from '@/domain/units/units'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { PropertyPrice } from './property-price'

const STATUS_TONES: Record<ListingStatus, BadgeTone> = { available: 'good', pending: 'warn', sold: 'bad' }

/** Title, address line, badges, and the price at the right (B 2.4). */
export function PropertyHeader({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const address = addressLine(listing)
  return (
    <header className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] print:grid-cols-[minmax(0,1fr)_auto] print:gap-x-8">
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap gap-1.5">
          <ListingTypeBadge listing={listing} />
          <StageBadge listing={listing} />
          <Badge tone={STATUS_TONES[listing.status]} className="capitalize">
            {statusWord(listing.status, listing.listingType)}
          </Badge>
        </div>
        <h1 tabIndex={-1} className="text-[1.625rem] wrap-anywhere outline-none sm:text-3xl">
          {listing.title}
        </h1>
        {address ? (
          <p className="mt-2 flex gap-1.5 text-[0.9375rem] text-ink-muted">
            <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </p>
        ) : null}
      </div>
      <PropertyPrice listing={listing} units={units} />
    </header>
  )
}
