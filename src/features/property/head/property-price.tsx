import { askingPricePerArea, formatAskingPrice, isMeasuredByLot, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { unitLabel, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'

/** The asking price in the chosen currency, from a million on in short with the full figure below it, and the original price if converted (B 2.4, B 9). */
export function PropertyPrice({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const currency = useCurrency((state) => state.value)
  const perArea = askingPricePerArea(listing, currency, units)
  const headline = formatAskingPrice(listing, currency, 'headline')
  const whole = formatAskingPrice(listing, currency)
  const converted = listing.currency !== currency && listing.price > 0
  const ofLot = isMeasuredByLot(listing) ? ' of lot' : ''
  const notes = [
    headline === whole ? '' : whole,
    perArea > 0 ? `${formatPricePerArea(perArea, currency)} per ${unitLabel('size', units)}${ofLot}` : '',
    converted ? `Listed at ${formatMoneyWhole(listing.price, listing.currency)}` : '',
  ].filter(Boolean)
  return (
    <>
      <p className="price text-[1.75rem] leading-tight wrap-anywhere sm:text-3xl">
        {headline}
        {perMonth(listing) ? (
          <span className="inline-block text-base font-semibold text-ink-muted">{perMonth(listing)}</span>
        ) : null}
      </p>
      <p className="figures mt-1 flex flex-wrap gap-x-3 text-ink-muted empty:hidden lg:justify-end print:justify-end">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </>
  )
}
