import { measures } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { HOME_FOR_SALE } from '../bases'
import { LUNHAW } from '../towers'

const UNIT = {
  ...HOME_FOR_SALE,
  ...LUNHAW,
  title_type: 'CCT',
  property_type: 'Condo',
  association_dues_covers: ['security', 'cleaning', 'garbage', 'amenities', 'insurance'],
  utilities: ['piped water', 'electric power', 'fibre internet'],
} satisfies Partial<SampleListing>

const BY_BROKER = {
  broker_license: '0026035',
  broker_valid_until: '2027-08-21',
  owner: '402',
} satisfies Partial<SampleListing>

export const LUNHAW_FOR_SALE: SampleListing[] = [
  {
    ...UNIT,
    ...BY_BROKER,
    id: 'h34',
    title: 'Furnished Studio on the Eighth Floor, Lunhaw',
    price: 2_950_000,
    description:
      'Twenty-four square metres, sold with the bed, the table and the green curtains. East-facing, so mornings are ' +
      'bright and afternoons cool. It was rented at 15,000 a month until April and is vacant for viewing. CCT on ' +
      'hand.',
    street: 'Unit 8-11, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 24, parking: 0 }),
    hoa_fees: 2_160,
    furnishing: 'furnished',
    pet_friendly: false,
    features: ['Pool', 'Gym', 'Lobby guard'],
    foreign_ok: true,
    unit_floor: 8,
    unit_number: '8-11',
    unit_orientation: 'east',
    listed_hours_ago: 47,
  },
  {
    ...UNIT,
    ...BY_BROKER,
    id: 'h35',
    title: 'One-Bedroom with Balcony, Lunhaw Residences',
    price: 4_750_000,
    description:
      'Fifteenth floor, facing the hills of Alimodian. The balcony is deep enough for two chairs and a drying rack. ' +
      'Owner-occupied by a flight attendant who is seldom home, hence like new. The parking slot in basement 1 is ' +
      'sold separately under its own CCT.',
    street: 'Unit 15-04, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 38, parking: 1 }),
    hoa_fees: 3_420,
    furnishing: 'semi-furnished',
    pet_friendly: true,
    features: ['Balcony', 'Pool', 'Gym'],
    foreign_ok: true,
    unit_floor: 15,
    unit_number: '15-04',
    unit_orientation: 'northwest',
    parking_slots_title: 'own-title',
    parking_slots_price: 850_000,
    listed_hours_ago: 276,
  },
  {
    ...UNIT,
    ...BY_BROKER,
    id: 'h36',
    title: 'Corner Two-Bedroom above the City, Lunhaw',
    price: 8_900_000,
    earlier_prices: [{ price: 9_400_000, hours_ago: 1_090 }],
    repriced_hours_ago: 150,
    description:
      'Glass corner on the twenty-first floor with the strait and Guimaras on the horizon. Two bedrooms, two baths, ' +
      'dining for six under pendant lamps, and a utility room behind the kitchen. Two adjoining slots on the unit’s ' +
      'title. Serious buyers may ask for the measured plan and the last twelve statements of account.',
    street: 'Unit 21-01, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 76, parking: 2 }),
    hoa_fees: 6_840,
    furnishing: 'furnished',
    pet_friendly: true,
    features: ['Smart Home Features', 'Pool', 'Gym', 'Utility room'],
    foreign_ok: true,
    unit_floor: 21,
    unit_number: '21-01',
    unit_orientation: 'southeast',
    parking_slots_title: 'with-unit',
    government_value_per_sqm: 64_000,
    government_value_year: 2023,
    listed_hours_ago: 1_090,
    confirmed_hours_ago: 48,
  },
  {
    ...UNIT,
    id: 'h37',
    title: 'Bare Studio from the Developer, Lunhaw',
    property_type: 'Studio',
    condition: 'New',
    sale_stage: 'ready',
    price: 2_650_000,
    description:
      'Last unsold studio on the fourth floor, in bare finish: screed, white walls, capped pipes. Choose your own ' +
      'kitchen and tiles; our fit-out partner quotes from 280,000 pesos. Ten percent down, the balance by bank or in ' +
      'full with a discount of 5 percent.',
    street: 'Unit 4-09, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 24, parking: 0 }),
    hoa_fees: 2_160,
    furnishing: 'unfurnished',
    features: ['Bare finish', 'Pool', 'Gym'],
    foreign_ok: true,
    unit_floor: 4,
    unit_number: '4-09',
    unit_orientation: 'north',
    payment_reservation: 25_000,
    payment_down_percent: 10,
    payment_down_months: 6,
    payment_balance: 'bank',
    license_to_sell_number: '031774',
    license_to_sell_project: 'Lunhaw Residences',
    license_to_sell_date: '2018-09-03',
    owner: '403',
    listed_hours_ago: 333,
  },
  {
    ...UNIT,
    id: 'h44',
    title: 'Penthouse with Roof Terrace, Lunhaw Residences',
    property_type: 'Condo',
    price: 14_500_000,
    description:
      'I bought the last two units on the top floor and joined them. Three bedrooms, three baths, and a terrace of ' +
      '60 square metres with planters, where we have had forty guests without moving the sofa. Aircon units are ' +
      'inverter type, changed in 2025. Two parking slots included. I show it myself, evenings are best.',
    street: 'Unit PH-1, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 3, bathrooms: 3, floor: 142, parking: 2 }),
    hoa_fees: 12_780,
    furnishing: 'furnished',
    pet_friendly: true,
    features: ['Roof terrace', 'Smart Home Features', 'Pool', 'Gym'],
    foreign_ok: false,
    unit_floor: 24,
    unit_number: 'PH-1',
    unit_orientation: 'south',
    parking_slots_title: 'with-unit',
    owner: '422',
    listed_hours_ago: 759,
    confirmed_hours_ago: 125,
  },
]
