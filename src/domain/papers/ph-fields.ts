import type { EntryFor, SaleStage } from '../listing/field-entry'
import type { PhField } from './ph-shape'

const BUILT = ['residential', 'commercial', 'industrial', 'special', 'investment'] as const
const LOTS = ['residential', 'industrial', 'land', 'special'] as const
const EVERYWHERE = ['all', ...BUILT, 'land'] as const
const UNITS = [
  'Apartment',
  'Condo',
  'Studio',
  'Loft',
  'Student Housing',
  'Senior Living',
  'Office',
  'Retail Store',
  'Medical Facility',
  'Coworking Space',
  'Rental Property',
  'Vacation Rental',
  'Foreclosure',
  'Timeshare',
  'Student Rental',
  'Pre-leased Unit',
]
const FROM_DEVELOPER: readonly SaleStage[] = ['pre-selling', 'under-construction', 'ready']
const UNFINISHED: readonly SaleStage[] = ['pre-selling', 'under-construction']
const LENDERS = { 'pag-ibig': 'Pag-IBIG', bank: 'Bank', 'in-house': 'Developer, in-house' }
const FLOOD = { none: 'None', low: 'Low, up to 0.5 m', medium: 'Medium, 0.5 to 1.5 m', high: 'High, above 1.5 m' }

export const PH_FIELDS = {
  sale_stage: {
    kind: 'choice',
    ph: '',
    label: 'Sale stage',
    only: 'sale',
    options: {
      'pre-selling': 'Pre-selling',
      'under-construction': 'Under construction',
      ready: 'Ready for occupancy',
      resale: 'Resale',
      foreclosed: 'Foreclosed',
      'assumed-balance': 'Assumed balance',
    },
    // 'Pre-selling' alone is the condition too, which a home under construction also has.
    filter: {
      param: 'stage',
      categories: EVERYWHERE,
      chip: (label, t) => (label === 'Pre-selling' ? t('Pre-selling stage') : t.known(label)),
    },
  },
  title_type: {
    kind: 'choice',
    ph: '',
    label: 'Land title',
    only: 'sale',
    options: {
      TCT: 'TCT (land)',
      CCT: 'CCT (condominium)',
      OCT: 'OCT (original)',
      'tax-declaration': 'Tax declaration',
      'mother-title': 'Mother title',
      CLOA: 'CLOA or emancipation patent',
      'rights-only': 'Rights only',
    },
    filter: { param: 'title', categories: EVERYWHERE },
  },
  title_holder: {
    kind: 'choice',
    ph: '',
    label: 'In whose name',
    only: 'sale',
    options: {
      seller: 'The seller',
      family: 'A relative of the seller',
      developer: 'The developer',
      bank: 'A bank',
      other: 'Another person',
    },
  },
  title_liens: {
    kind: 'choice',
    ph: '',
    label: 'Liens and annotations',
    only: 'sale',
    options: {
      none_stated: 'None',
      mortgage: 'Mortgage',
      annotation: 'Another annotation',
      adverse_claim: 'Adverse claim',
    },
    filter: { param: 'liens', is: 'none_stated', chip: (_, t) => t('Clean title stated'), categories: EVERYWHERE },
  },
  title_checked_on: { kind: 'text', ph: '', label: 'Title checked on', only: 'sale' },
  /** A month, `2027-03`. */
  turnover: { kind: 'text', ph: '', label: 'Turnover', only: 'sale', stages: UNFINISHED },
  /** In `currency`, as all amounts of `payment`, `assumed` and `acquired`. */
  payment_reservation: {
    kind: 'number',
    ph: 'payment',
    label: 'Reservation fee',
    only: 'sale',
    stages: FROM_DEVELOPER,
  },
  /** Percent of the price. */
  payment_down_percent: { kind: 'number', ph: 'payment', label: 'Down payment', only: 'sale', stages: FROM_DEVELOPER },
  /** Months. */
  payment_down_months: {
    kind: 'number',
    ph: 'payment',
    label: 'Down payment over',
    example: '24',
    only: 'sale',
    stages: FROM_DEVELOPER,
  },
  payment_balance: {
    kind: 'choice',
    ph: 'payment',
    label: 'Balance at turnover by',
    only: 'sale',
    stages: FROM_DEVELOPER,
    options: { ...LENDERS, cash: 'Cash' },
    filter: {
      param: 'balance',
      categories: EVERYWHERE,
      chip: (label, t) => t('Balance by {lender}', { lender: t.known(label) }),
    },
  },
  assumed_balance: { kind: 'number', ph: 'assumed', label: 'Balance left', only: 'sale', stages: ['assumed-balance'] },
  assumed_monthly: { kind: 'number', ph: 'assumed', label: 'Amortization', only: 'sale', stages: ['assumed-balance'] },
  assumed_months_left: {
    kind: 'number',
    ph: 'assumed',
    label: 'Months left',
    example: '216',
    only: 'sale',
    stages: ['assumed-balance'],
  },
  assumed_lender: {
    kind: 'choice',
    ph: 'assumed',
    label: 'Lender',
    only: 'sale',
    stages: ['assumed-balance'],
    options: LENDERS,
    filter: {
      param: 'lender',
      categories: EVERYWHERE,
      chip: (label, t) => t('Lender: {lender}', { lender: t.known(label) }),
    },
  },
  acquired_seller: {
    kind: 'choice',
    ph: 'acquired',
    label: 'Sold by',
    only: 'sale',
    stages: ['foreclosed'],
    options: { 'pag-ibig': 'Pag-IBIG', bank: 'Bank', government: 'Another government body' },
    filter: {
      param: 'seller',
      categories: EVERYWHERE,
      chip: (label, t) => t('Sold by: {seller}', { seller: t.known(label) }),
    },
  },
  acquired_mode: {
    kind: 'choice',
    ph: 'acquired',
    label: 'Mode of sale',
    only: 'sale',
    stages: ['foreclosed'],
    options: { 'sealed-bid': 'Sealed bid', negotiated: 'Negotiated sale', direct: 'Direct sale' },
  },
  acquired_occupancy: {
    kind: 'choice',
    ph: 'acquired',
    label: 'Lived in',
    only: 'sale',
    stages: ['foreclosed'],
    options: { occupied: 'Occupied', vacant: 'Vacant' },
  },
  acquired_minimum_price: {
    kind: 'number',
    ph: 'acquired',
    label: 'Lowest offer',
    only: 'sale',
    stages: ['foreclosed'],
  },
  /** Days, `2027-03-14`. */
  acquired_offers_from: { kind: 'text', ph: 'acquired', label: 'Offers from', only: 'sale', stages: ['foreclosed'] },
  acquired_offers_until: { kind: 'text', ph: 'acquired', label: 'Offers until', only: 'sale', stages: ['foreclosed'] },
  acquired_as_is: { kind: 'flag', ph: 'acquired', label: 'Sold as is, where is', only: 'sale', stages: ['foreclosed'] },
  license_to_sell_number: {
    kind: 'text',
    ph: 'license_to_sell',
    label: 'License to sell',
    only: 'sale',
    stages: FROM_DEVELOPER,
    filter: { param: 'licence', by: 'statement', chip: (_, t) => t('License to sell stated'), categories: EVERYWHERE },
  },
  license_to_sell_project: {
    kind: 'text',
    ph: 'license_to_sell',
    label: 'Licensed project',
    only: 'sale',
    stages: FROM_DEVELOPER,
  },
  license_to_sell_date: {
    kind: 'text',
    ph: 'license_to_sell',
    label: 'License given on',
    only: 'sale',
    stages: FROM_DEVELOPER,
  },
  broker_license: { kind: 'text', ph: 'broker', label: 'Broker’s PRC license' },
  broker_valid_until: { kind: 'text', ph: 'broker', label: 'PRC license valid until' },
  /** In `currency` a month by square meter; `hoa_fees` holds the amount a month (`monthlyDues`). */
  association_dues_per_sqm: {
    kind: 'number',
    ph: 'association_dues',
    label: 'Dues per sqm',
    categories: ['residential', 'commercial', 'investment'],
  },
  association_dues_covers: {
    kind: 'list',
    ph: 'association_dues',
    label: 'Dues cover',
    categories: ['residential', 'commercial', 'investment'],
    items: ['security', 'cleaning', 'garbage', 'common utilities', 'amenities', 'insurance', 'repairs'],
  },
  unit_tower: { kind: 'text', ph: 'unit', label: 'Tower', types: UNITS },
  unit_floor: {
    kind: 'number',
    ph: 'unit',
    label: 'Floor',
    example: '12',
    types: UNITS,
    filter: {
      param: 'level',
      bound: 'range',
      categories: ['all', 'residential', 'commercial', 'investment'],
      chip: (bounds, t) => t('Floor {bounds}', { bounds }),
    },
  },
  unit_number: { kind: 'text', ph: 'unit', label: 'Unit', types: UNITS },
  unit_orientation: {
    kind: 'choice',
    ph: 'unit',
    label: 'Facing',
    types: UNITS,
    options: {
      north: 'North',
      northeast: 'Northeast',
      east: 'East',
      southeast: 'Southeast',
      south: 'South',
      southwest: 'Southwest',
      west: 'West',
      northwest: 'Northwest',
    },
  },
  unit_storeys: { kind: 'number', ph: 'unit', label: 'Floors of the building', example: '18', types: UNITS },
  /** Meters, as the road's width. */
  lot_frontage: { kind: 'number', ph: 'lot', label: 'Frontage', categories: LOTS },
  lot_road_width: { kind: 'number', ph: 'lot', label: 'Width of the road', categories: LOTS },
  parking_slots_title: {
    kind: 'choice',
    ph: 'parking_slots',
    label: 'Parking title',
    only: 'sale',
    types: UNITS,
    options: { 'own-title': 'Own title (CCT)', 'with-unit': 'On the unit’s title', 'right-to-use': 'Right to use' },
  },
  parking_slots_price: { kind: 'number', ph: 'parking_slots', label: 'Parking slot price', only: 'sale', types: UNITS },
  flood_year_5: { kind: 'choice', ph: 'flood', label: 'Flood, once in 5 years', options: FLOOD },
  flood_year_25: { kind: 'choice', ph: 'flood', label: 'Flood, once in 25 years', options: FLOOD },
  flood_year_100: {
    kind: 'choice',
    ph: 'flood',
    label: 'Flood, once in 100 years',
    options: FLOOD,
    filter: {
      param: 'flood',
      upTo: true,
      categories: EVERYWHERE,
      chip: (label, t) =>
        label === FLOOD.none
          ? t('No flood in 100 years')
          : t('Flood at most {level}', { level: t.known(label).toLowerCase() }),
    },
  },
  /** Within the foreigners’ 40 percent of a condominium. */
  foreign_ok: {
    kind: 'flag',
    ph: '',
    label: 'Open to foreign buyers',
    only: 'sale',
    types: UNITS,
    filter: { param: 'foreign', categories: ['all', 'residential', 'commercial', 'investment'] },
  },
  /** Pesos. */
  government_value_per_sqm: {
    kind: 'number',
    ph: 'government_value',
    label: 'Government value per sqm',
    only: 'sale',
  },
  government_value_year: { kind: 'number', ph: 'government_value', label: 'Valuation year', only: 'sale' },
  utilities: { kind: 'list', ph: '', label: 'Connected', items: ['piped water', 'electric power', 'fibre internet'] },
  barangay: {
    kind: 'text',
    ph: '',
    label: 'Barangay',
    tab: 'location',
    filter: {
      param: 'barangay',
      by: 'value',
      chip: (name, t) => t('Barangay {name}', { name }),
      categories: EVERYWHERE,
    },
  },
  landmark: { kind: 'text', ph: '', label: 'Landmark', tab: 'location' },
} as const satisfies { [Field in PhField]: EntryFor<Field> }
