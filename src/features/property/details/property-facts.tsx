import { Bath, BedDouble, CarFront, Maximize, type LucideIcon } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing'
import { toShown, type UnitSystem } from '@/domain/units'
import { useCurrency } from '@/session/preferences'
import { FactRows } from '@/ui/facts/fact-rows'
import { DetailSection } from './detail-section'
import { furtherFacts } from './further-facts'
import { UnitSwitch } from './unit-switch'

/** 'Property Details': the documented four (B 2.4), then what fits the type. */
export function PropertyFacts({ listing, units }: { listing: Listing; units: UnitSystem }) {
  const currency = useCurrency((state) => state.value)
  const four: [icon: LucideIcon, label: string, value: number][] = [
    [BedDouble, 'Bedrooms', listing.bedrooms ?? 0],
    [Bath, 'Bathrooms', listing.bathrooms ?? 0],
    [Maximize, units === 'metric' ? 'Square meters' : 'Square feet', toShown(listing.squareFeet, 'size', units)],
    [CarFront, 'Parking', listing.parkingSpots],
  ]
  return (
    <DetailSection first title="Property Details" actions={<UnitSwitch />}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] sm:gap-3">
        {four.map(([Icon, label, value]) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse rounded-card border border-line bg-surface-raised p-3 sm:p-4"
          >
            <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
            <dd className="price text-xl">
              <Icon aria-hidden size={22} strokeWidth={1.8} className="mb-2 text-ink-muted" />
              {value.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      <FactRows facts={furtherFacts(listing, { units, currency, now: serverNow() })} columns={2} className="mt-4" />
    </DetailSection>
  )
}
