import { FLOOR_LEVEL_OPTIONS, OCCUPANCY_OPTIONS, ZONING_OPTIONS } from '@/domain/search/filter-panels'
import { daysOnMarket, type Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { CATEGORIES } from '@/domain/listing/taxonomy'
import { formatHeight, formatLot, type UnitSystem } from '@/domain/units/units'
import { furnishingLabel, labelOf } from '@/domain/listing/labels'
import { counted } from '@/domain/text'

export type Fact = { label: string; value: string }

type Shown = { units: UnitSystem; currency: string; now: number }

function onTheMarket(listing: Listing, now: number): string {
  const days = daysOnMarket(listing, now)
  if (days === null) return ''
  return days === 0 ? 'Since today' : counted(days, 'day', 'days')
}

function capacity({ capacity, category }: Listing): string {
  if (!capacity) return ''
  return category === 'industrial' ? counted(capacity, 'tonne', 'tonnes') : counted(capacity, 'person', 'people')
}

/** The facts beyond the documented four; missing ones are omitted. */
export function furtherFacts(listing: Listing, { units, currency, now }: Shown): Fact[] {
  const type = listing.propertySubtype || listing.propertyType
  // Rental Information shows a rental's furnishing and floor level (B 2.4).
  const sale = listing.listingType === 'sale'
  const dues =
    listing.hoaFees && `${formatMoneyWhole(convertMoney(listing.hoaFees, listing.currency, currency), currency)}/month`
  const facts: [label: string, value: string | 0 | null | false][] = [
    ['Property type', type],
    ['Category', listing.category && CATEGORIES[listing.category].label],
    ['Lot area', listing.lotSize > 0 && formatLot(listing.lotSize, units)],
    ['Year built', listing.yearBuilt && String(listing.yearBuilt)],
    ['Condition', listing.condition],
    ['Furnishing', sale && listing.furnishing && furnishingLabel(listing)],
    ['Floor level', sale && listing.floorLevel && labelOf(FLOOR_LEVEL_OPTIONS, listing.floorLevel)],
    ['Ceiling height', listing.ceilingHeight && formatHeight(listing.ceilingHeight, units)],
    ['Loading bays', listing.loadingBays && String(listing.loadingBays)],
    ['Capacity', capacity(listing)],
    ['Zoning', listing.zoningType && labelOf(ZONING_OPTIONS, listing.zoningType)],
    ['Occupancy', listing.occupancyStatus && labelOf(OCCUPANCY_OPTIONS, listing.occupancyStatus)],
    ['Return on investment', listing.roi && `${listing.roi}% a year`],
    ['Association dues', dues],
    ['On the market', onTheMarket(listing, now)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
