import { entryOf, fieldsOf, labelOf, type FieldOf, type ListingField } from '@/domain/listing/field-kinds'
import { FIELDS } from '@/domain/listing/fields'
import { monthlyDues } from '@/domain/papers/dues'
import { daysOnMarket, listingKey, type Listing } from '@/domain/listing/listing'
import { isPhField } from '@/domain/papers/ph'
import type { PhField } from '@/domain/papers/ph-shape'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { CATEGORIES } from '@/domain/listing/taxonomy'
import { formatHeight, formatLot, type UnitSystem } from '@/domain/units/units'
import { t } from '@/words/words'

export type Fact = { field?: ListingField; label: string; value: string }

export function factOf(field: ListingField, value: string): Fact {
  return { field, label: t(FIELDS[field].label), value }
}

type Shown = { units: UnitSystem; currency: string; now: number | undefined }

/** Without `now` the place is kept, so that nothing moves when it is known. */
function onTheMarket(listing: Listing, now: number | undefined): string {
  if (now === undefined) return '…'
  const days = daysOnMarket(listing, now)
  if (days === null) return ''
  return days === 0 ? t('Since today') : t.count(days, '{n} day', '{n} days')
}

function capacity({ capacity, category }: Listing): string {
  if (!capacity) return ''
  return category === 'industrial'
    ? t.count(capacity, '{n} tonne', '{n} tonnes')
    : t.count(capacity, '{n} person', '{n} people')
}

type FactField = Exclude<FieldOf<'choice' | 'flag' | 'number' | 'measure'>, PhField>

/** Tiles, Rental Information and map show these; those of `ph` stand below 'Papers and risk'. */
const ELSEWHERE: readonly FactField[] = [
  'price',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'parking_spots',
  'lat',
  'lng',
  'pet_friendly',
  'minimum_lease',
  'deposit',
]
/** Fields that Rental Information shows for a rental (B 2.4). */
const OF_RENTALS: readonly FactField[] = ['furnishing', 'floor_level']
// What the form asks for on its first tab comes last.
const SHOWN = fieldsOf('choice', 'flag', 'number', 'measure')
  .filter((field): field is FactField => !isPhField(field) && !ELSEWHERE.includes(field))
  .toSorted((one, other) => Number(entryOf(one).tab === 'basic') - Number(entryOf(other).tab === 'basic'))

function inWords(field: FactField, listing: Listing, { units, currency }: Shown): string {
  const value = field === 'hoa_fees' ? monthlyDues(listing) : listing[listingKey(field)]
  if (!value) return ''
  if (field === 'hoa_fees')
    return `${formatMoneyWhole(convertMoney(monthlyDues(listing), listing.currency, currency), currency)}${t('/month')}`
  if (field === 'capacity') return capacity(listing)
  if (field === 'roi') return t('{roi}% a year', { roi: listing.roi ?? 0 })
  if (field === 'lot_size') return formatLot(listing.lotSize, units)
  if (field === 'ceiling_height') return formatHeight(listing.ceilingHeight ?? 0, units)
  if (FIELDS[field].kind === 'flag') return t('Yes')
  return FIELDS[field].kind === 'choice' ? labelOf(field as FieldOf<'choice'>, String(value)) : String(value)
}

export function furtherFacts(listing: Listing, shown: Shown): Fact[] {
  const facts = [
    factOf('property_type', t.known(listing.propertySubtype || listing.propertyType)),
    factOf('category', listing.category ? t(CATEGORIES[listing.category].label) : ''),
    ...SHOWN.filter((field) => listing.listingType === 'sale' || !OF_RENTALS.includes(field)).map((field) =>
      factOf(field, inWords(field, listing, shown)),
    ),
    { label: t('On the market'), value: onTheMarket(listing, shown.now) },
  ]
  return facts.filter(({ value }) => value !== '')
}
