import { askingPrice, formatAskingPrice, perMonth } from '@/domain/asking-price'
import type { Listing } from '@/domain/listing'
import { formatMoney, formatPricePerArea } from '@/domain/money'
import { pricePerArea, unitLabel, type UnitSystem } from '@/domain/units'
import { useCurrency } from '@/session/preferences'

/** The asking price in the shell's currency; says what it was converted from (B 2.4, B 9). */
export function PropertyPrice({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const currency = useCurrency((state) => state.value)
  const perArea = pricePerArea(askingPrice(listing, currency), listing.squareFeet, units)
  const converted = listing.currency !== currency
  const notes = [
    perArea > 0 ? `${formatPricePerArea(perArea, currency)} per ${unitLabel('size', units)}` : '',
    converted ? `Listed at ${formatMoney(listing.price, listing.currency)}` : '',
  ].filter(Boolean)
  return (
    <div className="min-w-0 lg:text-right">
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
    </div>
  )
}
