import { askingPricePerArea, formatAskingPrice, isMeasuredByLot, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { unitLabel, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'

/** The asking price in the chosen currency, with the original price if converted (B 2.4, B 9). */
export function PropertyPrice({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const currency = useCurrency((state) => state.value)
  const perArea = askingPricePerArea(listing, currency, units)
  const converted = listing.currency !== currency && listing.price > 0
  const ofLot = isMeasuredByLot(listing) ? ' of lot' : ''
  const notes = [
    perArea > 0 ? `${formatPricePerArea(perArea, currency)} per ${unitLabel('size', units)}${ofLot}` : '',
    converted ? `Listed at ${formatMoneyWhole(listing.price, listing.currency)}` : '',
  ].filter(Boolean)
  return (
    <>
      <p className="price text-[1.75rem] leading-tight wrap-anywhere sm:text-3xl">
        {formatAskingPrice(listing, currency)}
        {perMonth(listing) ? (
          <span className="inline-block text-base font-semibold text-ink-muted">{perMonth(listing)}</span>
        ) : null}
      </p>
      {notes.map((note) => (
        <p key={note} className="figures mt-1 text-ink-muted">
          {note}
        </p>
      ))}
    </>
  )
}
