import { panelsFor, type PanelId } from '../search/filter-panels'
import {
  CATEGORY_LISTS,
  firstTypeOf,
  typeFits,
  furnishingChoices,
  type ListingField,
  type ListingFormValues,
} from './form'
import type { ListingType } from '../listing/listing'
import type { CategoryId } from '../listing/taxonomy'

/** What a lister fills in for each panel of the Filters card, so that whatever can be filtered by can be said (B 9). */
const PANEL_FIELDS: Record<PanelId, readonly ListingField[]> = {
  price: ['price', 'currency'],
  size: ['square_feet'],
  lot: ['lot_size'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  furnishing: ['furnishing'],
  pets: ['pet_friendly'],
  features: [],
  building: ['building_features'],
  floor: ['floor_level'],
  ceiling: ['ceiling_height'],
  bays: ['loading_bays'],
  industrial: ['industrial_features'],
  zoning: ['zoning_type'],
  land: ['land_features'],
  capacity: ['capacity'],
  special: ['special_features'],
  roi: ['roi'],
  occupancy: ['occupancy_status'],
  investment: ['investment_features'],
  lease: ['minimum_lease'],
  deposit: ['deposit', 'deposit_currency'],
  utilities: ['utilities_included'],
}

const ALWAYS: readonly ListingField[] = [
  'listing_type',
  'category',
  'property_type',
  'condition',
  'title',
  'description',
  'address',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  // Every category may name features of its own beside its checklist (A 3).
  'features',
  'nearby_amenities',
  'photos',
  'status',
]

// What is built has these wherever it stands; the detail screen shows them for every listing (B 2.4).
const BUILT: readonly ListingField[] = ['bathrooms', 'parking_spots', 'year_built']
const FURTHER: Record<CategoryId, readonly ListingField[]> = {
  residential: [...BUILT, 'hoa_fees'],
  commercial: [...BUILT, 'hoa_fees'],
  industrial: BUILT,
  land: [],
  special: BUILT,
  investment: [...BUILT, 'bedrooms', 'hoa_fees'],
}
const RENTED_BUILDING: readonly ListingField[] = ['furnishing', 'pet_friendly']

/** The fields of the form that fit a category, for sale or for rent: only they are shown, checked and sent. */
export function fieldsFor(category: CategoryId, type: ListingType): ReadonlySet<ListingField> {
  return new Set([
    ...ALWAYS,
    ...panelsFor(category, type).flatMap((panel) => PANEL_FIELDS[panel]),
    ...FURTHER[category],
    ...(type === 'rent' && category !== 'land' ? RENTED_BUILDING : []),
  ])
}

/** The checklist of a category; land, homes and so on have one each. */
export function checklistOf(category: CategoryId) {
  const fits = fieldsFor(category, 'sale')
  return CATEGORY_LISTS.find((field) => field !== 'features' && fits.has(field)) ?? 'features'
}

/** What has to change with the category, so that no choice of another one stays behind unseen. */
export function fittedTo(values: ListingFormValues, category: CategoryId): Partial<ListingFormValues> {
  const furnishing = furnishingChoices(category).some(({ value }) => value === values.furnishing)
  return {
    category,
    property_type: typeFits(category, values.property_type) ? values.property_type : firstTypeOf(category),
    furnishing: furnishing ? values.furnishing : category === 'commercial' ? '' : 'unfurnished',
  }
}
