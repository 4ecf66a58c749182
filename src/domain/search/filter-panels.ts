import type { FilterState, FloorLevel, Furnishing, Occupancy, Zoning } from './filter-state'
import type { SearchMode } from './sliders'
import type { CategoryId } from '../listing/taxonomy'

/** A choice in a filter: the value as stored and as shown. */
export type Option<Value> = { value: Value; label: string }

/** The fields of the filter state that hold a checklist: every checked item is required (B 5). */
export const CHECKLIST_FIELDS = [
  'features',
  'building_features',
  'industrial_features',
  'land_features',
  'special_features',
  'investment_features',
  'utilities_included',
] as const satisfies (keyof FilterState)[]
export type ChecklistField = (typeof CHECKLIST_FIELDS)[number]

/** Checklist items, word for word (B 9); the utilities are A 3's. */
export const CHECKLISTS: Record<ChecklistField, readonly string[]> = {
  features: ['Pool', 'Garden', 'Balcony', 'Garage', 'Basement', 'Smart Home Features'],
  building_features: ['24/7 Security', 'CCTV', 'Backup Power', 'Reception'],
  industrial_features: ['Truck Access', 'Highway Access', 'Crane Facility', 'Office Space Included'],
  land_features: ['Water Available', 'Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
  special_features: ['Public Transit Access', 'Wheelchair Access', 'Parking Available', 'Security Systems'],
  investment_features: ['Property Management Available', 'Long-term Lease', 'Short-term Rental Allowed', 'Furnished'],
  utilities_included: ['electricity', 'water', 'internet', 'gas', 'association dues', 'cleaning'],
}

/** Minimum bedrooms and bathrooms (B 9); null is Any. */
export const BEDROOM_OPTIONS: readonly Option<number | null>[] = [
  { value: null, label: 'Any' },
  { value: 0, label: 'Studio' },
  ...[1, 2, 3, 4, 5].map((value) => ({ value, label: `${value}+` })),
]
export const BATHROOM_OPTIONS: readonly Option<number | null>[] = BEDROOM_OPTIONS.filter(({ value }) => value !== 0)

const ANY = { value: 'any', label: 'Any' } as const

const RESIDENTIAL_FURNISHING: readonly Option<Furnishing>[] = [
  ANY,
  { value: 'furnished', label: 'Furnished' },
  { value: 'unfurnished', label: 'Unfurnished' },
  { value: 'semi-furnished', label: 'Semi-furnished' },
]
const COMMERCIAL_FURNISHING: readonly Option<Furnishing>[] = [
  ANY,
  { value: 'fitted', label: 'Fitted' },
  { value: 'shell-core', label: 'Shell and core' },
  { value: 'furnished', label: 'Furnished' },
]

/** The furnishing choices of a category (B 9): commercial has its own, every other category the residential ones. */
export function furnishingOptions(category: CategoryId | 'all'): readonly Option<Furnishing>[] {
  return category === 'commercial' ? COMMERCIAL_FURNISHING : RESIDENTIAL_FURNISHING
}

/** Floor level, zoning and occupancy choices (B 9). */
export const FLOOR_LEVEL_OPTIONS: readonly Option<FloorLevel>[] = [
  ANY,
  { value: 'ground', label: 'Ground' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'street-facing', label: 'Street-facing' },
]
export const ZONING_OPTIONS: readonly Option<Zoning>[] = [
  ANY,
  { value: 'residential', label: 'Residential' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'agricultural', label: 'Agricultural' },
  { value: 'mixed-use', label: 'Mixed-use' },
]
export const OCCUPANCY_OPTIONS: readonly Option<Occupancy>[] = [
  ANY,
  { value: 'vacant', label: 'Vacant' },
  { value: 'rented', label: 'Rented' },
]

/** The longest lease one would sign, in months; null is Any. Our filter over the documented leases (B 3.6). */
export const LEASE_OPTIONS: readonly Option<number | null>[] = [
  { value: null, label: 'Any' },
  ...[6, 12, 24].map((value) => ({ value, label: `Up to ${value} months` })),
]

/** What each panel of the Filters card is called and which fields of the filter state it holds. */
export const PANELS = {
  price: { title: 'Price', fields: ['priceRange'] },
  size: { title: 'Floor area', fields: ['sqftRange'] },
  lot: { title: 'Lot area', fields: ['lotSizeRange'] },
  bedrooms: { title: 'Bedrooms', fields: ['bedrooms'] },
  bathrooms: { title: 'Bathrooms', fields: ['bathrooms'] },
  furnishing: { title: 'Furnishing', fields: ['furnishing'] },
  pets: { title: 'Pet friendly', fields: ['pet_friendly'] },
  features: { title: 'Features', fields: ['features'] },
  building: { title: 'Building features', fields: ['building_features'] },
  floor: { title: 'Floor level', fields: ['floor_level'] },
  ceiling: { title: 'Ceiling height', fields: ['ceiling_height_min', 'ceiling_height_max'] },
  bays: { title: 'Loading bays', fields: ['loading_bays'] },
  industrial: { title: 'Industrial features', fields: ['industrial_features'] },
  zoning: { title: 'Zoning', fields: ['zoning_type'] },
  land: { title: 'Land features', fields: ['land_features'] },
  capacity: { title: 'Capacity', fields: ['capacity'] },
  special: { title: 'Access and facilities', fields: ['special_features'] },
  roi: { title: 'Return on investment', fields: ['roi_min', 'roi_max'] },
  occupancy: { title: 'Occupancy', fields: ['occupancy_status'] },
  investment: { title: 'Investment features', fields: ['investment_features'] },
  lease: { title: 'Minimum lease', fields: ['minimum_lease'] },
  deposit: { title: 'Security deposit', fields: ['deposit'] },
  utilities: { title: 'Utilities included', fields: ['utilities_included'] },
} as const satisfies Record<string, { title: string; fields: readonly (keyof FilterState)[] }>

export type PanelId = keyof typeof PANELS

// Which panel belongs to which category follows from B 9's lists by category; B names no more.
const CATEGORY_PANELS: Record<CategoryId | 'all', readonly PanelId[]> = {
  all: ['price', 'bedrooms', 'bathrooms', 'size', 'lot'],
  residential: ['price', 'bedrooms', 'bathrooms', 'size', 'lot', 'furnishing', 'pets', 'features'],
  commercial: ['price', 'size', 'furnishing', 'floor', 'building'],
  industrial: ['price', 'size', 'lot', 'ceiling', 'bays', 'industrial'],
  land: ['price', 'lot', 'zoning', 'land'],
  special: ['price', 'size', 'lot', 'capacity', 'special'],
  investment: ['price', 'size', 'roi', 'occupancy', 'investment'],
}
const RENTAL_PANELS: readonly PanelId[] = ['lease', 'deposit', 'utilities']

/** The panels of the Filters card, in order, for a category (B 4, B 9); renting adds lease, deposit and utilities. */
export function panelsFor(category: CategoryId | 'all', mode: SearchMode): readonly PanelId[] {
  return mode === 'rent' ? [...CATEGORY_PANELS[category], ...RENTAL_PANELS] : CATEGORY_PANELS[category]
}
