import { clsx } from 'clsx'
import { MapPin, CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { askingPricePerArea, formatAskingPrice, isMeasuredByLot, perMonth } from '@/domain/listing/asking-price'
import { addressLine, type Listing, confirmedText } from '@/domain/listing/listing'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { ListingStatusBadge, ListingTypeBadge, ReducedBadge, StageBadge } from '@/listing/card/listing-badges'
import { ListingFacts } from '@/listing/card/listing-facts'
import { type UnitSystem, unitLabel } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { useWords } from '@/words/use-words'

type Props = {
  listing: Listing
  units: UnitSystem
  now: number | undefined
  monthly: ReactNode
}

/** On narrow screens the price comes first. */
export function PropertyHeader({ listing, units, now, monthly }: Props) {
  const address = addressLine(listing)
  return (
    <header
      className={clsx(
        'grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22.5rem] print:grid-cols-[minmax(0,1fr)_auto]',
        'print:gap-x-8',
      )}
    >
      <div className="min-w-0">
        <div className="mb-2.5 flex flex-wrap gap-1.5">
          <ListingTypeBadge listing={listing} />
          <ReducedBadge listing={listing} />
          <StageBadge listing={listing} />
          <ListingStatusBadge listing={listing} documented />
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

/** Not on paper, which is read later. Without `now` the line keeps its place, so that nothing moves. */
function ConfirmedLine({ listing, now }: { listing: Listing; now: number | undefined }) {
  if (listing.confirmedMs === 0) return null
  const text = now === undefined ? '' : confirmedText(listing, now)
  if (now !== undefined && text === '') return null
  return (
    <p className="mt-2 flex min-h-[1.45em] gap-1.5 text-[0.9375rem] text-ink-muted print:hidden">
      {text ? (
        <>
          <CalendarCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
          {text}
        </>
      ) : null}
    </p>
  )
}

/** From a million on in short with the full figure below it, and the original price if converted (B 2.4, B 9). */
function PropertyPrice({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const perArea = askingPricePerArea(listing, currency, units)
  const headline = formatAskingPrice(listing, currency, 'headline')
  const whole = formatAskingPrice(listing, currency)
  const converted = listing.currency !== currency && listing.price > 0
  const area = { price: formatPricePerArea(perArea, currency), unit: unitLabel('size', units) }
  const notes = [
    headline === whole ? '' : whole,
    perArea > 0
      ? isMeasuredByLot(listing)
        ? t('{price} per {unit} of lot', area)
        : t('{price} per {unit}', area)
      : '',
    converted ? t('Listed at {price}', { price: formatMoneyWhole(listing.price, listing.currency) }) : '',
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
