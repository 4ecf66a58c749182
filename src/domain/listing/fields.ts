import { capitalize } from '../text'
import type { ContractField, EntryFor } from './field-entry'
import { PH_FIELDS } from '../papers/ph-fields'

const BUILT = ['residential', 'commercial', 'industrial', 'special', 'investment'] as const
const LOTS = ['residential', 'industrial', 'land', 'special'] as const
const HOMES = ['all', 'residential'] as const
const EVERYWHERE = ['all', ...BUILT, 'land'] as const

/** Every field once, in the order of the form: form, wire, filters, chips and facts are derived from here. */
export const FIELDS = {
  status: {
    kind: 'own',
    label: 'Status',
    tab: 'basic',
    filter: { param: 'status', is: 'available', chip: (_, t) => t('Available only') },
  },
  listing_type: { kind: 'own', label: 'Listing type', tab: 'basic' },
  category: { kind: 'own', label: 'Category', tab: 'basic' },
  property_type: { kind: 'own', label: 'Property type', tab: 'basic' },
  title: { kind: 'text', label: 'Title', tab: 'basic' },
  description: { kind: 'text', label: 'Description', tab: 'basic' },
  /** In `currency`; a month's rent for rentals. 0 if invalid (B 5). */
  price: {
    kind: 'number',
    label: 'Price',
    tab: 'basic',
    zero: true,
    filter: {
      param: 'price',
      bound: 'range',
      state: 'priceRange',
      unit: 'money',
      chip: capitalize,
      categories: EVERYWHERE,
    },
  },
  currency: { kind: 'own', label: 'Currency', tab: 'basic' },
  condition: {
    kind: 'choice',
    label: 'Condition',
    tab: 'basic',
    options: { New: 'New', 'Pre-Selling': 'Pre-Selling', 'Pre-Owned': 'Pre-Owned', Foreclosed: 'Foreclosed' },
    filter: {
      param: 'condition',
      categories: EVERYWHERE,
      chip: (label, t) => t('Condition: {condition}', { condition: t.known(label) }),
    },
  },
  /** A month, in `currency`; the filter takes those by square meter too (`monthlyDues`). */
  hoa_fees: {
    kind: 'number',
    label: 'Association dues',
    tab: 'basic',
    zero: true,
    categories: ['residential', 'commercial', 'investment'],
    filter: {
      param: 'dues',
      bound: 'max',
      state: 'dues',
      unit: 'money',
      suffix: 'a month or less',
      chip: (bounds, t) => t('Dues {bounds} a month', { bounds }),
      categories: ['all', 'residential', 'commercial', 'investment'],
    },
  },
  address: { kind: 'text', label: 'Street address', tab: 'location', stored: 'street' },
  city: { kind: 'text', label: 'City', tab: 'location' },
  state: { kind: 'text', label: 'State', tab: 'location', stored: 'province' },
  zip: { kind: 'text', label: 'ZIP', tab: 'location' },
  /** Degrees. A listing has both or neither. */
  lat: { kind: 'number', label: 'Latitude', tab: 'location', stored: 'latitude' },
  lng: { kind: 'number', label: 'Longitude', tab: 'location', stored: 'longitude' },
  /** Null is excluded by a minimum (B 5) and shown as 0 (B 3.4). */
  bedrooms: {
    kind: 'number',
    label: 'Bedrooms',
    example: '3',
    categories: ['residential', 'investment'],
    filter: {
      param: 'beds',
      bound: 'min',
      choices: [0, 1, 2, 3, 4, 5],
      // A minimum of 0 still leaves out listings without bedrooms (B 5).
      chip: (bounds, t) => (bounds === '0+' ? t('Studio or larger') : t('{bounds} bedrooms', { bounds })),
      categories: HOMES,
    },
  },
  /** Half steps. */
  bathrooms: {
    kind: 'number',
    label: 'Bathrooms',
    categories: BUILT,
    filter: {
      param: 'baths',
      bound: 'min',
      choices: [1, 2, 3, 4, 5],
      chip: (bounds, t) => t('{bounds} bathrooms', { bounds }),
      categories: HOMES,
    },
  },
  square_feet: {
    kind: 'measure',
    measure: 'size',
    label: 'Floor area',
    stored: 'size',
    zero: true,
    categories: BUILT,
    filter: { param: 'size', bound: 'range', state: 'sqftRange', categories: ['all', ...BUILT] },
  },
  /** Acres. */
  lot_size: {
    kind: 'measure',
    measure: 'lot',
    label: 'Lot area',
    zero: true,
    categories: LOTS,
    filter: {
      param: 'lot',
      bound: 'range',
      state: 'lotSizeRange',
      chip: (bounds, t) => t('Lot {bounds}', { bounds }),
      categories: ['all', ...LOTS],
    },
  },
  parking_spots: {
    kind: 'number',
    label: 'Parking spots',
    example: '2',
    stored: 'parking',
    zero: true,
    categories: BUILT,
    filter: { param: 'parking', bound: 'min', chip: (bounds, t) => t('{bounds} parking spots', { bounds }) },
  },
  elevators: {
    kind: 'number',
    label: 'Elevators',
    example: '2',
    categories: ['residential', 'commercial'],
    filter: { param: 'elevators', bound: 'min', chip: (bounds, t) => t('{bounds} elevators', { bounds }) },
  },
  year_built: {
    kind: 'number',
    label: 'Year built',
    categories: BUILT,
    filter: {
      param: 'built',
      bound: 'range',
      categories: ['all', ...BUILT],
      chip: (bounds, t) => t('Built {bounds}', { bounds }),
    },
  },
  /** Feet. */
  ceiling_height: {
    kind: 'measure',
    measure: 'height',
    label: 'Ceiling height',
    categories: ['industrial'],
    filter: { param: 'ceiling', bound: 'range', chip: (bounds, t) => t('Ceiling {bounds}', { bounds }) },
  },
  loading_bays: {
    kind: 'number',
    label: 'Loading bays',
    example: '4',
    categories: ['industrial'],
    filter: { param: 'bays', bound: 'min', chip: (bounds, t) => t('{bounds} loading bays', { bounds }) },
  },
  /** People, or tonnes where goods are stored. */
  capacity: {
    kind: 'number',
    label: 'Capacity',
    example: '250',
    categories: ['special'],
    filter: { param: 'capacity', bound: 'min', chip: (bounds, t) => t('Capacity {bounds}', { bounds }) },
  },
  /** Percent a year. */
  roi: {
    kind: 'number',
    label: 'Return on investment',
    categories: ['investment'],
    filter: { param: 'roi', bound: 'range', unit: 'percent', chip: (bounds, t) => t('Return {bounds}', { bounds }) },
  },
  furnishing: {
    kind: 'choice',
    label: 'Furnishing',
    categories: ['residential', 'commercial'],
    rented: BUILT,
    options: {
      furnished: 'Furnished',
      unfurnished: 'Unfurnished',
      'semi-furnished': 'Semi-furnished',
      fitted: 'Fitted',
      'shell-core': 'Shell and core',
    },
    filter: { param: 'furnishing' },
  },
  floor_level: {
    kind: 'choice',
    label: 'Floor level',
    categories: ['commercial'],
    options: { ground: 'Ground', elevator: 'Elevator', 'street-facing': 'Street-facing' },
    filter: { param: 'floor', chip: (label, t) => t('{level} floor', { level: t.known(label) }) },
  },
  zoning_type: {
    kind: 'choice',
    label: 'Zoning',
    categories: ['land'],
    options: {
      residential: 'Residential',
      commercial: 'Commercial',
      industrial: 'Industrial',
      agricultural: 'Agricultural',
      'mixed-use': 'Mixed-use',
    },
    filter: { param: 'zoning', chip: (label, t) => t('{kind} zoning', { kind: t.known(label) }) },
  },
  occupancy_status: {
    kind: 'choice',
    label: 'Occupancy',
    categories: ['investment'],
    options: { vacant: 'Vacant', rented: 'Rented' },
    filter: { param: 'occupancy' },
  },
  pet_friendly: {
    kind: 'flag',
    label: 'Pet friendly',
    categories: ['residential'],
    rented: BUILT,
    filter: { param: 'pets' },
  },
  /** Months. */
  minimum_lease: {
    kind: 'number',
    label: 'Minimum lease',
    example: '12',
    only: 'rent',
    // The longest lease one would sign, over the documented leases (B 3.6).
    filter: {
      param: 'lease',
      bound: 'max',
      choices: [6, 12, 24],
      unit: 'months',
      chip: (bounds, t) => t('Lease {bounds}', { bounds }),
    },
  },
  /** In `deposit_currency`. */
  deposit: {
    kind: 'number',
    label: 'Security deposit',
    only: 'rent',
    filter: {
      param: 'deposit',
      bound: 'max',
      unit: 'money',
      suffix: 'or less',
      chip: (bounds, t) => t('Deposit {bounds}', { bounds }),
    },
  },
  deposit_currency: { kind: 'own', label: 'Deposit currency', only: 'rent' },
  utilities_included: {
    kind: 'list',
    label: 'Utilities included',
    only: 'rent',
    items: ['electricity', 'water', 'internet', 'gas', 'association dues', 'cleaning'],
    filter: { param: 'utilities', chip: (label, t) => t('{utility} included', { utility: t.known(label) }) },
  },
  // Checklists of B 9. Every category may name features of its own beside its checklist (A 3).
  features: {
    kind: 'list',
    label: 'Features',
    items: ['Pool', 'Garden', 'Balcony', 'Garage', 'Basement', 'Smart Home Features'],
    filter: { param: 'features', categories: ['residential'] },
  },
  building_features: {
    kind: 'list',
    label: 'Building features',
    categories: ['commercial'],
    items: ['24/7 Security', 'CCTV', 'Backup Power', 'Reception'],
    filter: { param: 'building' },
  },
  industrial_features: {
    kind: 'list',
    label: 'Industrial features',
    categories: ['industrial'],
    items: ['Truck Access', 'Highway Access', 'Crane Facility', 'Office Space Included'],
    filter: { param: 'industrial' },
  },
  land_features: {
    kind: 'list',
    label: 'Land features',
    categories: ['land'],
    items: ['Water Available', 'Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
    filter: { param: 'land' },
  },
  special_features: {
    kind: 'list',
    label: 'Access and facilities',
    categories: ['special'],
    items: ['Public Transit Access', 'Wheelchair Access', 'Parking Available', 'Security Systems'],
    filter: { param: 'special' },
  },
  investment_features: {
    kind: 'list',
    label: 'Investment features',
    categories: ['investment'],
    items: ['Property Management Available', 'Long-term Lease', 'Short-term Rental Allowed', 'Furnished'],
    filter: { param: 'investment' },
  },
  nearby_amenities: { kind: 'list', label: 'Nearby amenities', tab: 'location' },
  ...PH_FIELDS,
  photos: { kind: 'own', label: 'Photos', tab: 'media' },
} as const satisfies { [Field in ContractField]: EntryFor<Field> }
