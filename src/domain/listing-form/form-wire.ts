import type { ListingUpdate, NewListing } from '@/contract/listing/listing-form'
import { FIELD_NAMES, fieldsOf, storedName, type FieldOf, type ListingField } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import type { Listing } from '../listing/listing'
import { factOf, isPhField, nestPh, phFieldOf } from '../papers/ph'
import { choicesOf } from '../search/filter-panels'
import { pinOf } from './form-check'
import { fieldsFor } from './form-fields'
import { defaultListingForm, type ListingFormValues } from './form'
import { keptMeasure, NUMBER_RULES, numberIn, typedMeasure, type NumberRule } from './form-numbers'
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../money/money'
import type { UnitSystem } from '../units/units'

export type NewListingFields = Omit<NewListing, 'photos' | 'cover_photo_id' | 'floor_plan_ids'>

type PlainField = FieldOf<'text' | 'choice' | 'list' | 'flag' | 'number' | 'measure'>
const PLAIN = fieldsOf('text', 'choice', 'list', 'flag', 'number', 'measure')

const isOf = <Kind extends PlainKind>(kind: Kind, field: PlainField): field is PlainField & FieldOf<Kind> =>
  FIELDS[field].kind === kind
type PlainKind = (typeof FIELDS)[PlainField]['kind']

function sentValue(field: PlainField, values: ListingFormValues): unknown {
  if (isOf('number', field)) return numberIn(values[field], NUMBER_RULES[field]) ?? undefined
  if (isOf('measure', field)) return keptMeasure(field, values[field]) ?? undefined
  if (isOf('text', field)) return values[field].trim() || undefined
  // A fact of `ph` that is not ticked is not stated.
  if (isPhField(field) && values[field] === false) return undefined
  return values[field] === '' ? undefined : values[field]
}

/** What `createProperty` gets: square feet, acres and feet; only what fits the category. Check the values first. */
export function toNewListing(values: ListingFormValues): NewListingFields {
  const fits = fieldsFor(values)
  const sent = (fields: readonly PlainField[]) =>
    Object.fromEntries(fields.map((field) => [field, fits.has(field) ? sentValue(field, values) : undefined]))
  const fields = sent(PLAIN.filter((field) => !isPhField(field))) as Omit<NewListingFields, FieldOf<'own'>>
  const ph = nestPh(sent(PLAIN.filter(isPhField)))
  const pin = pinOf(values)
  return {
    ...fields,
    title: values.title.trim(),
    listing_type: values.listing_type,
    category: values.category,
    property_type: values.property_type,
    price: fields.price ?? '',
    currency: values.currency,
    lat: pin?.lat,
    lng: pin?.lng,
    deposit_currency: fields.deposit === undefined ? undefined : values.deposit_currency,
    ph: Object.keys(ph).length > 0 ? ph : undefined,
  }
}

/** What the form sends to `updateProperty`: the stored names, the status, and empty text for what was emptied. */
export function toListingUpdate(values: ListingFormValues): Omit<ListingUpdate, 'photos' | 'cover_photo_id'> {
  const fields: Record<string, unknown> = { ...toNewListing(values), status: values.status }
  // In an update a field that is left out stays as it is, an empty one is cleared.
  for (const name of fieldsOf('text', 'number', 'measure')) if (!isPhField(name)) fields[name] ??= ''
  fields['ph'] ??= {}
  const stored = Object.entries(fields).map(([name, value]) => [storedName(name), value])
  return Object.fromEntries(stored) as Omit<ListingUpdate, 'photos' | 'cover_photo_id'>
}

function typedNumber(field: FieldOf<'number'>, value: number | null): string {
  const rule: NumberRule = NUMBER_RULES[field]
  if (value === null || (value === 0 && ('zero' in FIELDS[field] || rule.money))) return ''
  return rule.money ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : String(value)
}

function typedValue(field: PlainField, listing: Listing, category: Listing['category'], units: UnitSystem): unknown {
  const stored = factOf(listing, field)
  if (isOf('number', field)) return typedNumber(field, stored as number | null)
  if (isOf('measure', field)) return typedMeasure(field, stored as number | null, units)
  if (isOf('choice', field)) {
    return choicesOf(field, category ?? 'all').some(({ value }) => value === stored) ? stored : ''
  }
  return stored
}

export function listingToForm(listing: Listing, units: UnitSystem, photos: number): ListingFormValues {
  const blank = defaultListingForm(units)
  const category = listing.category ?? blank.category
  const plain = PLAIN.map((field) => [field, typedValue(field, listing, category, units)])
  return {
    ...blank,
    ...(Object.fromEntries(plain) as Pick<ListingFormValues, PlainField>),
    listing_type: listing.listingType,
    category,
    property_type: listing.propertyType,
    currency: currencyOf(listing.currency),
    deposit_currency: currencyOf(listing.depositCurrency),
    status: listing.status,
    photos,
  }
}

function currencyOf(code: string): Currency {
  return isCurrency(code) ? code : DEFAULT_CURRENCY
}

export function fieldOfWire(name: string): ListingField | null {
  const base = phFieldOf(name).split(/[.[]/)[0] ?? ''
  if (base === 'cover_photo_id' || base === 'floor_plan_ids') return 'photos'
  return FIELD_NAMES.find((field) => storedName(field) === base || field === base) ?? null
}
