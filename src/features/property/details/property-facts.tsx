import { Bath, BedDouble, CarFront, LandPlot, Maximize, type LucideIcon } from 'lucide-react'
import { isMeasuredByLot } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { formatLot, toShown, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { FactRows } from '@/ui/facts/fact-rows'
import { DetailSection } from './detail-section'
import { furtherFacts, type Fact } from './further-facts'
import { UnitSwitch } from './unit-switch'

type Tile = { icon: LucideIcon; label: string; value: string }

/**
 * The documented four (B 2.4): as tiles at the top for a home. Land and buildings without rooms begin with what they have, the lot
 * included; their zeros come last.
 */
function numbersOf(listing: Listing, units: UnitSystem): { tiles: Tile[]; zeros: Fact[] } {
  const number = (icon: LucideIcon, label: string, value: number) => ({
    icon,
    label,
    value: value.toLocaleString('en-US'),
  })
  const four = [
    number(BedDouble, 'Bedrooms', listing.bedrooms ?? 0),
    number(Bath, 'Bathrooms', listing.bathrooms ?? 0),
    number(Maximize, units === 'metric' ? 'Square meters' : 'Square feet', toShown(listing.squareFeet, 'size', units)),
    number(CarFront, 'Parking', listing.parkingSpots),
  ]
  if (!isMeasuredByLot(listing) && (listing.bedrooms !== null || listing.category === 'residential')) {
    return { tiles: four, zeros: [] }
  }
  const lot = { icon: LandPlot, label: 'Lot area', value: formatLot(listing.lotSize, units) }
  const tiles = four.filter(({ value }) => value !== '0')
  return {
    tiles: isMeasuredByLot(listing) ? [lot, ...tiles] : tiles,
    zeros: four.filter(({ value }) => value === '0').map(({ label, value }) => ({ label, value })),
  }
}

/** 'Property Details': numbers as tiles, then what fits the type. */
export function PropertyFacts({
  listing,
  units,
  now,
}: {
  listing: Listing
  units: UnitSystem
  now: number | undefined
}) {
  const currency = useCurrency((state) => state.value)
  const { tiles, zeros } = numbersOf(listing, units)
  const further = furtherFacts(listing, { units, currency, now })
  const rows = further.filter(({ label }) => tiles.every((tile) => tile.label !== label))
  return (
    <DetailSection first title="Property Details" actions={<UnitSwitch />}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] sm:gap-3 print:grid-cols-4">
        {tiles.map(({ icon: Icon, label, value }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse rounded-card border border-line bg-surface-raised p-3 sm:p-4"
          >
            <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
            <dd className="price text-xl">
              <Icon aria-hidden size={22} strokeWidth={1.8} className="mb-2 text-ink-muted" />
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <FactRows facts={[...rows, ...zeros]} columns={2} className="mt-4 print:mt-2" />
    </DetailSection>
  )
}
