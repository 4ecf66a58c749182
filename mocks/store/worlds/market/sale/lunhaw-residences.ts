import { assessed, licensed, measures, payment, terms, titled, unit } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_SALE } from '../bases'
import { LUNHAW } from '../towers'

const UNIT = {
  ...HOME_FOR_SALE,
  ...LUNHAW,
  title_type: 'CCT',
  property_type: 'Condo',
  association_dues_covers: ['security', 'cleaning', 'garbage', 'amenities', 'insurance'],
  utilities: ['piped water', 'electric power', 'fibre internet'],
} satisfies Partial<SampleListing>

export const LUNHAW_FOR_SALE: SampleListing[] = [
  {
    ...UNIT,
    ...BY_TUPAS,
    id: 'h34',
    title: 'Furnished Studio on the Eighth Floor, Lunhaw',
    price: 2_950_000,
    description:
      'Twenty-four square meters, sold with the bed, the table and the green curtains. East-facing, so mornings are ' +
      'bright and afternoons cool. It was rented at 15,000 a month until April and is vacant for viewing. CCT on ' +
      'hand.',
    street: 'Unit 8-11, Lunhaw Residences, Bolilao, Mandurriao',
    ...titled({ holder: 'seller', liens: 'none_stated', on: '2026-03-19' }),
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 24, parking: 0 }),
    hoa_fees: 2_160,
    ...terms({ furnishing: 'furnished', pets: false }),
    features: ['Pool', 'Gym', 'Lobby guard'],
    foreign_ok: true,
    ...unit({ floor: 8, number: '8-11', faces: 'east' }),
    listed_hours_ago: 47,
  },
  {
    ...UNIT,
    ...BY_TUPAS,
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
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Balcony', 'Pool', 'Gym'],
    foreign_ok: true,
    ...unit({ floor: 15, number: '15-04', faces: 'northwest' }),
    parking_slots_title: 'own-title',
    parking_slots_price: 850_000,
    listed_hours_ago: 276,
  },
  {
    ...UNIT,
    ...BY_TUPAS,
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
    ...terms({ furnishing: 'furnished', pets: true }),
    features: ['Smart Home Features', 'Pool', 'Gym', 'Utility room'],
    foreign_ok: true,
    ...unit({ floor: 21, number: '21-01', faces: 'southeast' }),
    parking_slots_title: 'with-unit',
    ...assessed(64_000, 2023),
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
    ...unit({ floor: 4, number: '4-09', faces: 'north' }),
    ...payment({ reservation: 25_000, percent: 10, months: 6, balance: 'bank' }),
    ...licensed({ number: '031774', date: '2018-09-03', project: 'Lunhaw Residences' }),
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
      '60 square meters with planters, where we have had forty guests without moving the sofa. Aircon units are ' +
      'inverter type, changed in 2025. Two parking slots included. I show it myself, evenings are best.',
    street: 'Unit PH-1, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 3, bathrooms: 3, floor: 142, parking: 2 }),
    hoa_fees: 12_780,
    ...terms({ furnishing: 'furnished', pets: true }),
    features: ['Roof terrace', 'Smart Home Features', 'Pool', 'Gym'],
    foreign_ok: false,
    ...unit({ floor: 24, number: 'PH-1', faces: 'south' }),
    parking_slots_title: 'with-unit',
    owner: '422',
    listed_hours_ago: 759,
    confirmed_hours_ago: 125,
  },
]
