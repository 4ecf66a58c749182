import {
  CHECKLIST_FIELDS,
  FLOOR_LEVEL_OPTIONS,
  furnishingOptions,
  OCCUPANCY_OPTIONS,
  ZONING_OPTIONS,
  type Option,
} from '../search/filter-panels'
import type { FloorLevel, Furnishing, Occupancy, Zoning } from '../search/filter-state'
import type { ListingStatus, ListingType } from '../listing/listing'
import type { Currency } from '../money/money'
import { CATEGORIES, type CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

/** Conditions of a property (A 3). */
export const CONDITIONS = ['New', 'Pre-Selling', 'Pre-Owned', 'Foreclosed'] as const
export type Condition = (typeof CONDITIONS)[number]

/** A size as it was typed, with the unit system it was typed in: another unit shows it converted and changes nothing. */
export type TypedMeasure = { text: string; units: UnitSystem }

type Chosen<Value extends string> = Exclude<Value, 'any'> | ''

/**
 * What the listing form holds, in the documented field names (A 3). Numbers are the text that was typed, so that nothing typed
 * is ever lost; `''` is an empty field or no choice. `photos` counts the pictures, which live beside the form.
 */
export type ListingFormValues = {
  listing_type: ListingType
  category: CategoryId
  property_type: string
  condition: Chosen<Condition>
  title: string
  price: string
  currency: Currency
  description: string
  address: string
  city: string
  state: string
  zip: string
  lat: string
  lng: string
  bedrooms: string
  bathrooms: string
  square_feet: TypedMeasure
  parking_spots: string
  year_built: string
  lot_size: TypedMeasure
  hoa_fees: string
  furnishing: Chosen<Furnishing>
  pet_friendly: boolean
  minimum_lease: string
  deposit: string
  deposit_currency: Currency
  utilities_included: string[]
  floor_level: Chosen<FloorLevel>
  ceiling_height: TypedMeasure
  loading_bays: string
  capacity: string
  zoning_type: Chosen<Zoning>
  occupancy_status: Chosen<Occupancy>
  roi: string
  features: string[]
  building_features: string[]
  industrial_features: string[]
  land_features: string[]
  special_features: string[]
  investment_features: string[]
  nearby_amenities: string[]
  status: ListingStatus
  photos: number
}

export type ListingField = keyof ListingFormValues

/** The fields that hold typed sizes, and how each is measured. */
export const MEASURE_FIELDS = { square_feet: 'size', lot_size: 'lot', ceiling_height: 'height' } as const
export type MeasureField = keyof typeof MEASURE_FIELDS

/** A new listing as it starts (A 9); `units` is what the lister measures in. */
export function defaultListingForm(units: UnitSystem): ListingFormValues {
  const nothing: TypedMeasure = { text: '', units }
  return {
    listing_type: 'sale',
    category: 'residential',
    property_type: 'Condo',
    condition: '',
    title: '',
    price: '',
    currency: 'PHP',
    description: '',
    address: '',
    city: '',
    state: 'Metro Manila',
    zip: '',
    lat: '',
    lng: '',
    bedrooms: '0',
    bathrooms: '1',
    square_feet: nothing,
    parking_spots: '',
    year_built: '',
    lot_size: nothing,
    hoa_fees: '',
    furnishing: 'unfurnished',
    pet_friendly: false,
    minimum_lease: '',
    deposit: '',
    deposit_currency: 'PHP',
    utilities_included: [],
    floor_level: '',
    ceiling_height: nothing,
    loading_bays: '',
    capacity: '',
    zoning_type: '',
    occupancy_status: 'vacant',
    roi: '',
    features: [],
    building_features: [],
    industrial_features: [],
    land_features: [],
    special_features: [],
    investment_features: [],
    nearby_amenities: [],
    status: 'available',
    photos: 0,
  }
}

/** The property type a category starts with: Condo for homes (A 9); every other category asks. */
export function firstTypeOf(category: CategoryId): string {
  return category === 'residential' ? 'Condo' : ''
}

/** Whether a property type is one of the category's (B 3.8). */
export function typeFits(category: CategoryId, propertyType: string): boolean {
  return (CATEGORIES[category].subtypes as readonly string[]).includes(propertyType)
}

function chosen<Value extends string>(options: readonly Option<Value>[]) {
  return options.filter((option): option is Option<Exclude<Value, 'any'>> => option.value !== 'any')
}

/** Choices of the form: those of the filters without 'Any' (A 3, B 9). */
export const furnishingChoices = (category: CategoryId) => chosen(furnishingOptions(category))
export const FLOOR_LEVEL_CHOICES = chosen(FLOOR_LEVEL_OPTIONS)
export const ZONING_CHOICES = chosen(ZONING_OPTIONS)
export const OCCUPANCY_CHOICES = chosen(OCCUPANCY_OPTIONS)

/** The checklists that belong to one category each. */
export const CATEGORY_LISTS = CHECKLIST_FIELDS.filter((field) => field !== 'utilities_included')
export type CategoryList = Exclude<(typeof CHECKLIST_FIELDS)[number], 'utilities_included'>

/** What stands nearby, as suggestions beside the free field. */
export const AMENITY_SUGGESTIONS = [
  'School',
  'University',
  'Hospital',
  'Shopping mall',
  'Public market',
  'Church',
  'Park',
  'Jeepney stop',
  'Airport',
] as const
