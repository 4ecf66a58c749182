import { clsx } from 'clsx'
import {
  Bath,
  BedDouble,
  CarFront,
  Landmark,
  LandPlot,
  Maximize,
  MoveVertical,
  Tag,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import { askingPricePerArea, isMeasuredByLot } from '@/domain/listing/asking-price'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { formatPricePerArea } from '@/domain/money/money'
import { formatHeight, formatLot, toShown, unitLabel, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { FactRows } from '@/ui/facts/fact-rows'
import { Segmented } from '@/ui/segmented/segmented'
import { DetailSection } from './detail-section'
import { factOf, furtherFacts, type Fact } from './further-facts'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const MOST_TILES = 5

type Tile = Fact & { icon: LucideIcon }

/** The documented four (B 2.4). Land and buildings without rooms begin with what they have; zeros come last. */
function numbersOf(listing: Listing, units: UnitSystem, currency: string): { tiles: Tile[]; zeros: Fact[] } {
  const number = (icon: LucideIcon, label: string, value: number) => ({
    icon,
    label,
    value: value.toLocaleString('en-US'),
  })
  const four = [
    number(BedDouble, t('Bedrooms'), listing.bedrooms ?? 0),
    number(Bath, t('Bathrooms'), listing.bathrooms ?? 0),
    number(
      Maximize,
      units === 'metric' ? t('Square meters') : t('Square feet'),
      toShown(listing.squareFeet, 'size', units),
    ),
    number(CarFront, t('Parking'), listing.parkingSpots),
  ]
  if (!isMeasuredByLot(listing) && (listing.bedrooms !== null || listing.category === 'residential')) {
    return { tiles: four, zeros: [] }
  }
  const stated = [...ofKind(listing, units, currency), ...four.filter(({ value }) => value !== '0')]
  const rest = [...stated.slice(MOST_TILES), ...four.filter(({ value }) => value === '0')]
  return { tiles: stated.slice(0, MOST_TILES), zeros: rest.map(({ label, value }) => ({ label, value })) }
}

/** What counts first for what is not a home: the lot, what may be built on it and its price. */
function ofKind(listing: Listing, units: UnitSystem, currency: string): Tile[] {
  const { category, lotSize, zoningType, loadingBays, ceilingHeight } = listing
  const tiles: Tile[] = []
  if (isMeasuredByLot(listing)) {
    const perArea = askingPricePerArea(listing, currency, units)
    tiles.push({ icon: LandPlot, ...factOf('lot_size', formatLot(lotSize, units)) })
    if (zoningType) tiles.push({ icon: Landmark, ...factOf('zoning_type', labelOf('zoning_type', zoningType)) })
    if (perArea > 0)
      tiles.push({
        icon: Tag,
        label: t('Price per {unit}', { unit: unitLabel('size', units) }),
        value: formatPricePerArea(perArea, currency),
      })
  }
  if (category === 'industrial' && ceilingHeight)
    tiles.push({ icon: MoveVertical, ...factOf('ceiling_height', formatHeight(ceilingHeight, units)) })
  if (category === 'industrial' && loadingBays)
    tiles.push({ icon: Truck, ...factOf('loading_bays', String(loadingBays)) })
  return tiles
}

export function PropertyFacts({
  listing,
  units,
  now,
}: {
  listing: Listing
  units: UnitSystem
  now: number | undefined
}) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const { tiles, zeros } = numbersOf(listing, units, currency)
  const further = furtherFacts(listing, { units, currency, now })
  const rows = further.filter(({ field }) => field === undefined || tiles.every((tile) => tile.field !== field))
  return (
    <DetailSection first title={t('Property Details')} anchor="facts" actions={<UnitSwitch />}>
      <dl
        className={clsx(
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2',
          'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] sm:gap-3 print:grid-cols-4',
        )}
      >
        {tiles.map(({ icon: Icon, label, value }) => (
          <div
            key={label}
            className={clsx(
              'flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface-raised p-3 sm:p-4',
              'print:p-2.5',
            )}
          >
            <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
            <dd className="price text-xl max-sm:flex max-sm:items-center max-sm:gap-2">
              <Icon aria-hidden size={22} strokeWidth={1.8} className="shrink-0 text-ink-muted sm:mb-2 print:hidden" />
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <FactRows facts={[...rows, ...zeros]} columns={2} foldAfter={5} className="mt-4 print:mt-2" />
    </DetailSection>
  )
}

function UnitSwitch() {
  const t = useWords()
  const { value, set } = useUnitSystem()
  return (
    <Segmented
      label={t('Units')}
      options={[
        { value: 'metric', label: 'sq m' },
        { value: 'imperial', label: 'sq ft' },
      ]}
      value={value}
      onValueChange={set}
    />
  )
}
