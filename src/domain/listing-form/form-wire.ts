import type { ListingUpdate, NewListing } from '@/contract/listing-form'
import type { Listing } from '../listing/listing'
import { pinOf } from './form-check'
import { fieldsFor } from './form-fields'
import {
  CONDITIONS,
  defaultListingForm,
  FLOOR_LEVEL_CHOICES,
  furnishingChoices,
  OCCUPANCY_CHOICES,
  ZONING_CHOICES,
  type CategoryList,
  type ListingField,
  type ListingFormValues,
  type MeasureField,
} from './form'
import { keptMeasure, NUMBER_RULES, numberIn, typedMeasure, type NumberFieldName } from './form-numbers'
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../money/money'
import type { UnitSystem } from '../units/units'

/** A listing without its pictures, in the names of `createProperty`. */
export type NewListingFields = Omit<NewListing, 'photos' | 'cover_photo_id'>

/** Names under which the server stores what the form calls otherwise (A 3, A 7): the same in updates and in its refusals. */
export const STORED_NAMES = {
  address: 'street',
  state: 'province',
  square_feet: 'size',
  parking_spots: 'parking',
  lat: 'latitude',
  lng: 'longitude',
} as const satisfies Partial<Record<ListingField, keyof ListingUpdate>>

/**
 * What the form sends to `createProperty`: text trimmed, numbers read, sizes in square feet, acres and feet; only what fits the
 * category and was filled in. Check the values first: what cannot be read is left out.
 */
export function toNewListing(values: ListingFormValues): NewListingFields {
  const fits = fieldsFor(values.category, values.listing_type)
  const text = (field: 'description' | 'address' | 'city' | 'state' | 'zip') => values[field].trim() || undefined
  const number = (field: NumberFieldName) =>
    fits.has(field) ? (numberIn(values[field], NUMBER_RULES[field]) ?? undefined) : undefined
  const measure = (field: MeasureField) =>
    fits.has(field) ? (keptMeasure(field, values[field]) ?? undefined) : undefined
  const choice = <Value extends string>(field: ListingField, value: Value | '') =>
    fits.has(field) && value !== '' ? value : undefined
  const list = (field: CategoryList | 'utilities_included') => (fits.has(field) ? values[field] : undefined)
  const pin = pinOf(values)
  const deposit = number('deposit')
  return {
    title: values.title.trim(),
    listing_type: values.listing_type,
    category: values.category,
    property_type: values.property_type,
    condition: values.condition || undefined,
    price: number('price') ?? '',
    currency: values.currency,
    description: text('description'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    lat: pin?.lat,
    lng: pin?.lng,
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    square_feet: measure('square_feet'),
    parking_spots: number('parking_spots'),
    year_built: number('year_built'),
    lot_size: measure('lot_size'),
    hoa_fees: number('hoa_fees'),
    furnishing: choice('furnishing', values.furnishing),
    pet_friendly: fits.has('pet_friendly') ? values.pet_friendly : undefined,
    minimum_lease: number('minimum_lease'),
    deposit,
    deposit_currency: deposit === undefined ? undefined : values.deposit_currency,
    utilities_included: list('utilities_included') as NewListing['utilities_included'],
    floor_level: choice('floor_level', values.floor_level),
    ceiling_height: measure('ceiling_height'),
    loading_bays: number('loading_bays'),
    capacity: number('capacity'),
    zoning_type: choice('zoning_type', values.zoning_type),
    occupancy_status: choice('occupancy_status', values.occupancy_status),
    roi: number('roi'),
    features: values.features,
    nearby_amenities: values.nearby_amenities,
    building_features: list('building_features'),
    industrial_features: list('industrial_features'),
    land_features: list('land_features'),
    special_features: list('special_features'),
    investment_features: list('investment_features'),
  }
}

/** Texts and numbers that may be emptied: in an update a field that is left out stays as it is, an empty one is cleared. */
const CLEARABLE = [
  'description',
  'address',
  'city',
  'state',
  'zip',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'parking_spots',
  'year_built',
  'lot_size',
  'hoa_fees',
  'minimum_lease',
  'deposit',
  'ceiling_height',
  'loading_bays',
  'capacity',
  'roi',
  'lat',
  'lng',
] as const satisfies ListingField[]

/** What the form sends to `updateProperty`: the stored names, the status, and empty text for what was emptied. */
export function toListingUpdate(values: ListingFormValues): Omit<ListingUpdate, 'photos' | 'cover_photo_id'> {
  const fields: Record<string, unknown> = { ...toNewListing(values), status: values.status }
  for (const name of CLEARABLE) fields[name] ??= ''
  for (const [name, stored] of Object.entries(STORED_NAMES)) {
    fields[stored] = fields[name]
    delete fields[name]
  }
  return fields as Omit<ListingUpdate, 'photos' | 'cover_photo_id'>
}

/** A listing as the form shows it for editing; sizes in the lister's own units. */
export function listingToForm(listing: Listing, units: UnitSystem, photos: number): ListingFormValues {
  const blank = defaultListingForm(units)
  const number = (value: number | null) => (value === null ? '' : String(value))
  const amount = (value: number | null) => (value ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : '')
  const category = listing.category ?? blank.category
  return {
    ...blank,
    listing_type: listing.listingType,
    category,
    property_type: listing.propertyType,
    condition: CONDITIONS.find((one) => one === listing.condition) ?? '',
    title: listing.title,
    price: amount(listing.price),
    currency: currencyOf(listing.currency),
    description: listing.description,
    address: listing.address,
    city: listing.city,
    state: listing.state,
    zip: listing.zip,
    lat: number(listing.lat),
    lng: number(listing.lng),
    bedrooms: number(listing.bedrooms),
    bathrooms: number(listing.bathrooms),
    square_feet: typedMeasure('square_feet', listing.squareFeet, units),
    parking_spots: number(listing.parkingSpots || null),
    year_built: number(listing.yearBuilt),
    lot_size: typedMeasure('lot_size', listing.lotSize, units),
    hoa_fees: amount(listing.hoaFees),
    furnishing: valueIn(furnishingChoices(category), listing.furnishing),
    pet_friendly: listing.petFriendly,
    minimum_lease: number(listing.minimumLease),
    deposit: amount(listing.deposit),
    deposit_currency: currencyOf(listing.depositCurrency),
    utilities_included: listing.utilitiesIncluded,
    floor_level: valueIn(FLOOR_LEVEL_CHOICES, listing.floorLevel),
    ceiling_height: typedMeasure('ceiling_height', listing.ceilingHeight, units),
    loading_bays: number(listing.loadingBays),
    capacity: number(listing.capacity),
    zoning_type: valueIn(ZONING_CHOICES, listing.zoningType),
    occupancy_status: valueIn(OCCUPANCY_CHOICES, listing.occupancyStatus),
    roi: number(listing.roi),
    features: listing.features,
    building_features: listing.buildingFeatures,
    industrial_features: listing.industrialFeatures,
    land_features: listing.landFeatures,
    special_features: listing.specialFeatures,
    investment_features: listing.investmentFeatures,
    nearby_amenities: listing.nearbyAmenities,
    status: listing.status,
    photos,
  }
}

function currencyOf(code: string): Currency {
  return isCurrency(code) ? code : DEFAULT_CURRENCY
}

function valueIn<Value extends string>(choices: readonly { value: Value }[], text: string): Value | '' {
  return choices.find(({ value }) => value === text)?.value ?? ''
}

/** The form's field for a name in a refusal of the server, which may use either name; null for one that the form lacks. */
export function fieldOfWire(name: string): ListingField | null {
  const base = name.split(/[.[]/)[0] ?? ''
  const renamed = Object.entries(STORED_NAMES).find(([, stored]) => stored === base)?.[0] ?? base
  if (renamed === 'cover_photo_id') return 'photos'
  return renamed in defaultListingForm('imperial') ? (renamed as ListingField) : null
}
