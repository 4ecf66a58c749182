import { clsx } from 'clsx'
import { askingPrice, formatAskingPrice, perMonth, type PriceForm } from '@/domain/asking-price'
import type { Listing } from '@/domain/listing'
import { formatPricePerArea } from '@/domain/money'
import { pricePerArea, unitLabel, type UnitSystem } from '@/domain/units'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'

type ListingPriceProps = {
  listing: Listing
  form?: PriceForm
  /** The unit of the small price by floor area; the stored preference unless given. Null leaves it out. */
  units?: UnitSystem | null
  className?: string
}

/** The asking price in the shell's currency, '/month' for rentals, and small beside it the price by floor area. */
export function ListingPrice({ listing, form = 'whole', units, className }: ListingPriceProps) {
  const currency = useCurrency((state) => state.value)
  const preferred = useUnitSystem((state) => state.value)
  const system = units === undefined ? preferred : units
  const byArea = system && pricePerArea(askingPrice(listing, currency), listing.squareFeet, system)
  return (
    <p className={clsx('flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      <span className="price text-[1.1875rem] leading-6">
        {listing.price > 0 ? formatAskingPrice(listing, currency, form) : 'Price on request'}
        {listing.price > 0 && listing.listingType === 'rent' ? (
          <span className="inline-block text-sm font-semibold tracking-normal text-ink-muted">{perMonth(listing)}</span>
        ) : null}
      </span>
      {byArea ? (
        <span className="figures text-[0.78125rem] font-semibold text-ink-muted">
          {formatPricePerArea(byArea, currency)} / {unitLabel('size', system)}
        </span>
      ) : null}
    </p>
  )
}
