import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { formatPopupPrice, popupAmount } from '@/domain/listing/asking-price'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { formatMoneyWhole } from '@/domain/money/money'
import { type UnitSystem, formatArea } from '@/domain/units/units'
import { CompareButton } from '@/listing/compare-button'
import { FavoriteButton } from '@/listing/favorite-button'
import { ListingStatusBadge, ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingPicture } from '@/listing/card/listing-picture'
import { fullPlace } from '@/listing/listing-place'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { DirectionsLink } from '../directions-link'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { MonthLine } from '@/listing/monthly/month-line'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type DetailCardProps = {
  listing: PlacedListing
  units: UnitSystem
  /** Replaces the popup where there is no room for both. */
  withPicture: boolean
  onClose: () => void
}

export function DetailCard({ listing, units, withPicture, onClose }: DetailCardProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const currency = useCurrency((state) => state.value)
  const deposit = depositText(listing, currency)
  return (
    <section
      aria-label={t('Selected property')}
      data-detail-card
      className="rounded-card border border-line bg-surface-raised p-3.5 shadow-2"
    >
      <div className="flex gap-3">
        {withPicture ? (
          <div className="h-21 w-25 shrink-0 overflow-hidden rounded-control">
            <ListingPicture fill image={listing.images[0]} title={listing.title} sizes="100px" />
          </div>
        ) : null}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-1 pr-30">
            <ListingStatusBadge listing={listing} />
            <ListingTypeBadge listing={listing} />
          </div>
          <p className="price mt-1.5 text-lg leading-6">{formatPopupPrice(listing, currency)}</p>
          <MonthLine listing={listing} />
          {deposit ? (
            <p className="figures text-[0.8125rem] font-semibold text-ink-muted">
              {t('Deposit {deposit}', { deposit })}
            </p>
          ) : null}
          <h2 className="truncate text-sm font-semibold tracking-normal">{listing.title}</h2>
          <p className="truncate text-[0.8125rem] text-ink-muted">{fullPlace(listing)}</p>
        </div>
      </div>
      <Facts facts={mainFacts(listing, units)} className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 sm:gap-y-2" />
      <Facts facts={rentalFacts(listing)} className="mt-2 space-y-1.5 border-t border-line pt-2" />
      <div className="mt-3.5 grid grid-cols-2 gap-2">
        <Button asChild>
          <Link to={`${prefix}/property/$id`} params={{ id: listing.id }}>
            {t('View Details')}
          </Link>
        </Button>
        <DirectionsLink lat={listing.lat} lng={listing.lng} />
      </div>
      <div className="absolute top-1.5 right-1.5 flex">
        <CompareButton listing={listing} />
        <FavoriteButton listing={listing} />
        <IconButton label={t('Close')} onClick={onClose}>
          <X aria-hidden size={19} />
        </IconButton>
      </div>
    </section>
  )
}

function Facts({ facts, className }: { facts: readonly { label: string; value: string }[]; className: string }) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 justify-between gap-3 text-[0.8125rem]">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="figures min-w-0 truncate text-right font-semibold" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DetailFact = { label: string; value: string }

function depositText(listing: Listing, currency: string): string {
  if (listing.listingType !== 'rent' || listing.deposit === null) return ''
  const amount = popupAmount({ price: listing.deposit, currency: listing.depositCurrency }, currency)
  return formatMoneyWhole(amount, currency)
}

/** Rooms, area and parking (B 2.5). Zero values are shown only for homes. */
function mainFacts(listing: Listing, units: UnitSystem): DetailFact[] {
  const { bedrooms, bathrooms, squareFeet, parkingSpots } = listing
  const home = listing.category === 'residential'
  const facts: [label: string, amount: number, text: string][] = [
    [t('Bedrooms'), bedrooms ?? 0, bedrooms === 0 ? t('Studio') : String(bedrooms ?? 0)],
    [t('Bathrooms'), bathrooms ?? 0, String(bathrooms ?? 0)],
    units === 'metric'
      ? [t('Floor area'), squareFeet, formatArea(squareFeet, units)]
      : [t('Square feet'), squareFeet, Math.round(squareFeet).toLocaleString('en-US')],
    [t('Parking spots'), parkingSpots, String(parkingSpots)],
  ]
  return facts.filter(([, amount]) => home || amount > 0).map(([label, , value]) => ({ label, value }))
}

function rentalFacts(listing: Listing): DetailFact[] {
  if (listing.listingType !== 'rent') return []
  const { minimumLease, utilitiesIncluded, furnishing } = listing
  return [
    { label: t('Furnishing'), value: furnishing === '' ? '' : labelOf('furnishing', furnishing) },
    { label: t('Minimum lease'), value: minimumLease ? t.count(minimumLease, '{n} month', '{n} months') : '' },
    { label: t('Utilities included'), value: utilitiesIncluded.map((each) => t.known(each)).join(', ') },
  ].filter(({ value }) => value !== '')
}
