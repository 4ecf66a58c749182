import type { WireProperty } from '@/contract/listing/property'
import { toPictures } from './images'
import { fieldsOf, storedName, type FieldOf } from './field-kinds'
import { FIELDS } from './fields'
import { listingKey, type Listing, type ListingStatus } from './listing'
import { isPhField, readPh } from '../papers/ph'
import type { PhField } from '../papers/ph-shape'
import { toOwner } from './owners'
import { toPriceSteps } from './price-history'
import { CATEGORY_IDS, subtypesOf, type CategoryId } from './taxonomy'
import { amountOf, amountOrNull, numberOrNull, textOf, textsOf, yesOf } from '../wire-values'

const STATUSES = ['available', 'pending', 'sold'] as const satisfies ListingStatus[]

function statusOf(value: unknown): ListingStatus {
  const text = textOf(value).toLowerCase()
  return STATUSES.find((status) => status === text) ?? 'available'
}

/** The category named, else the first one that lists the property type (B 3.8). */
function categoryOf(category: unknown, propertyType: string): CategoryId | null {
  const named = textOf(category).toLowerCase()
  const lists = (id: CategoryId) => subtypesOf(id).includes(propertyType)
  return CATEGORY_IDS.find((id) => id === named) ?? CATEGORY_IDS.find(lists) ?? null
}

/** A point, or null twice: outside the globe, half given, or the 0/0 that backends store for 'not set'. */
function placeOf(wire: WireProperty): Pick<Listing, 'lat' | 'lng'> {
  const lat = numberOrNull(wire.latitude) ?? numberOrNull(wire.lat)
  const lng = numberOrNull(wire.longitude) ?? numberOrNull(wire.lng)
  const known = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
  return known ? { lat, lng } : { lat: null, lng: null }
}

const READERS = { choice: textOf, list: textsOf, flag: yesOf }
const NUMBER_READERS = { year_built: (value: unknown) => amountOf(value) || null, roi: numberOrNull }
type NumberField = Exclude<FieldOf<'number' | 'measure'>, 'lat' | 'lng' | PhField>

const isPlace = (field: string) => field === 'lat' || field === 'lng'

function numberReader(field: NumberField) {
  if (field === 'year_built' || field === 'roi') return NUMBER_READERS[field]
  return 'zero' in FIELDS[field] ? amountOf : amountOrNull
}

const DERIVED = [
  ...fieldsOf('choice', 'list', 'flag')
    .filter((field) => !isPhField(field))
    .map((field) => [listingKey(field), storedName(field) as keyof WireProperty, READERS[FIELDS[field].kind]] as const),
  ...fieldsOf('number', 'measure')
    .filter((field): field is NumberField => !isPhField(field) && !isPlace(field))
    .map((field) => [listingKey(field), storedName(field) as keyof WireProperty, numberReader(field)] as const),
]
type DerivedKey = (typeof DERIVED)[number][0]

/** What a listing without a title is called: its link and its page need a name. */
function untitled(propertyType: string, city: string): string {
  return `${propertyType || 'Property'}${city && ` in ${city}`}`
}

/** Settles the server's names and gaps (B 3.3, 3.4). Accepts every documented variant and never throws. */
export function toListing(wire: WireProperty): Listing {
  const price = amountOf(wire.price)
  const currency = textOf(wire.currency).toUpperCase() || 'PHP'
  const squareFeet = amountOf(wire.size)
  const propertyType = textOf(wire.property_type)
  const createdAt = textOf(wire.created_at)
  const rent = wire.listing_type === 'rent'
  const title = textOf(wire.title) || untitled(propertyType, textOf(wire.city))
  const own: Omit<Listing, DerivedKey> = {
    id: textOf(wire.id),
    title,
    currency,
    listingType: rent ? 'rent' : 'sale',
    typeLabel: rent ? 'for rent' : 'for sale',
    status: statusOf(wire.status),
    ...(wire.paused ? { paused: true } : {}),
    address: textOf(wire.street) || textOf(wire.address),
    city: textOf(wire.city),
    state: textOf(wire.province),
    zip: textOf(wire.zip),
    description: textOf(wire.description),
    depositCurrency: textOf(wire.deposit_currency).toUpperCase() || currency,
    category: categoryOf(wire.category, propertyType),
    propertyType,
    propertySubtype: textOf(wire.property_subtype),
    ...toPictures(wire.images),
    ...placeOf(wire),
    ph: readPh(wire.ph),
    createdAt,
    createdMs: Date.parse(createdAt) || 0,
    confirmedMs: Date.parse(textOf(wire.confirmed_at)) || 0,
    rating: numberOrNull(wire.rating),
    owner: toOwner(wire),
    priceSteps: toPriceSteps(wire.price_history),
    pricePerSqft: squareFeet > 0 ? Math.round(price / squareFeet) : 0,
  }
  // One object for all: a copy of 50 properties made for each of 10,000 listings would be felt.
  const listing: Record<string, unknown> = own
  for (const [key, stored, read] of DERIVED) listing[key] = read(wire[stored])
  return listing as Listing
}
