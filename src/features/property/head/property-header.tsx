import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusWord, addressLine, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { ListingTypeBadge, ReducedBadge, StageBadge } from '@/listing/card/listing-badges'
import { ListingFacts } from '@/listing/card/listing-facts'
import type { UnitSystem } from '@/domain/units/units'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { ConfirmedLine } from './confirmed-line'
import { PropertyPrice } from './property-price'

const STATUS_TONES: Record<ListingStatus, BadgeTone> = { available: 'good', pending: 'warn', sold: 'bad' }

type Props = {
  listing: Listing
  units: UnitSystem
  /** Server time in ms; undefined while its age is not known. */
  now: number | undefined
  /** What it costs a month, below the price. */
  monthly: ReactNode
}

/** Title, address line, badges, key facts, and the price at the right (B 2.4); on narrow screens the price comes first. */
export function PropertyHeader({ listing, units, now, monthly }: Props) {
  const address = addressLine(listing)
  return (
    <header className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22.5rem] print:grid-cols-[minmax(0,1fr)_auto] print:gap-x-8">
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap gap-1.5">
          <ListingTypeBadge listing={listing} />
          <ReducedBadge listing={listing} />
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
        <ConfirmedLine listing={listing} now={now} />
        <ListingFacts listing={listing} units={units} className="mt-3 text-[0.9375rem]! print:hidden" />
      </div>
      <div className="min-w-0 max-lg:order-first lg:text-right print:order-none print:text-right">
        <PropertyPrice listing={listing} units={units} />
        {monthly}
      </div>
    </header>
  )
}
