import { measures, terms, unit } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_RENT } from '../bases'
import { ATABAY, HALANDUMON, LUNHAW } from '../towers'

const UNIT = {
  ...HOME_FOR_RENT,
  property_type: 'Condo',
  floor_level: 'elevator',
} satisfies Partial<SampleListing>

export const UNITS_FOR_RENT: SampleListing[] = [
  {
    ...UNIT,
    ...LUNHAW,
    id: 'rh19',
    title: 'Empty Studio with Kitchenette, Lunhaw Residences',
    price: 14_000,
    description:
      'Unfurnished on purpose, for people with their own bed. White kitchenette, vinyl floor, roller blind, split ' +
      'aircon. Move-in needs a gate pass two days ahead. I reply fast on weekdays.',
    street: 'Unit 6-08, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 24, parking: 0 }),
    ...terms({ furnishing: 'unfurnished', pets: false, deposit: 28_000 }),
    features: ['Pool', 'Gym', 'Aircon'],
    utilities_included: ['association dues'],
    ...unit({ floor: 6, number: '6-08', faces: 'west' }),
    owner: '407',
    listed_hours_ago: 19,
  },
  {
    ...UNIT,
    ...LUNHAW,
    id: 'rh20',
    title: 'Work-from-Home Studio, Twelfth Floor, Lunhaw',
    status: 'pending',
    price: 16_500,
    description:
      'Mustard daybed, wall desk with a 27-inch monitor, fibre at 300 Mbps in my name. The plants are real and need ' +
      'a cup of water a week. Ask me for the inventory list. On hold for a viewing on Saturday.',
    street: 'Unit 12-03, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 26, parking: 0 }),
    ...terms({ furnishing: 'furnished', pets: false, lease: 6, deposit: 33_000 }),
    features: ['Pool', 'Gym', 'Desk with monitor'],
    utilities_included: ['association dues', 'internet'],
    ...unit({ floor: 12, number: '12-03', faces: 'south' }),
    owner: '407',
    listed_hours_ago: 167,
  },
  {
    ...UNIT,
    ...LUNHAW,
    id: 'rh21',
    title: 'Furnished One-Bedroom with Evening View, Lunhaw',
    price: 24_000,
    description:
      'Queen bed, fluted headboard, full-height window over the lights of the business park. Washing machine inside ' +
      'the unit, which is rare in this tower. Best for a couple or one person who cooks. Twelve months; six is ' +
      'possible at 26,000.',
    street: 'Unit 18-07, Lunhaw Residences, Bolilao, Mandurriao',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 40, parking: 1 }),
    ...terms({ furnishing: 'furnished', pets: true, deposit: 48_000 }),
    features: ['Pool', 'Gym', 'Washing machine'],
    utilities_included: ['association dues'],
    ...unit({ floor: 18, number: '18-07', faces: 'northeast' }),
    owner: '407',
    listed_hours_ago: 93,
  },
  {
    ...UNIT,
    ...HALANDUMON,
    id: 'rh22',
    title: 'Two-Bedroom with Art Wall, Halandumon Tower',
    price: 42_000,
    description:
      'L-shaped sofa, paintings by two Ilonggo artists on a dark wall, and the river esplanade below. Two bedrooms, ' +
      'two baths, one slot in the podium. The artworks are insured and stay where they hang. Rent is net of ' +
      'withholding tax for companies.',
    street: 'Unit 11-B, Halandumon Tower, San Rafael, Mandurriao',
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 78, parking: 1 }),
    ...terms({ furnishing: 'furnished', pets: false, deposit: 84_000 }),
    features: ['Pool', 'Gym', 'Smart Home Features', 'River view'],
    utilities_included: ['association dues', 'internet'],
    ...unit({ floor: 11, number: '11-B', faces: 'south' }),
    ...BY_TUPAS,
    listed_hours_ago: 68,
  },
  {
    ...UNIT,
    ...ATABAY,
    id: 'rh23',
    title: 'Mint Kitchen Studio near Campus, Atabay Place',
    property_type: 'Studio',
    price: 11_500,
    description:
      'Sofa bed, folding table, and a kitchen so mint that you will never lose it. Fifth floor, trees of the campus ' +
      'outside. For one or two. The guard downstairs knows every tenant by name.',
    street: 'Unit 509, Atabay Place, Burgos-Mabini, La Paz',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 22, parking: 0 }),
    ...terms({ furnishing: 'furnished', pets: false, lease: 6, deposit: 23_000 }),
    features: ['Sofa bed', 'Lobby guard'],
    utilities_included: ['association dues', 'water'],
    ...unit({ floor: 5, number: '509', faces: 'north' }),
    owner: '408',
    listed_hours_ago: 36,
  },
  {
    ...UNIT,
    ...ATABAY,
    id: 'rh24',
    title: 'One-Bedroom with Sunset Balcony, Atabay Place',
    price: 17_500,
    description:
      'The balcony looks over the roofs of La Paz to the church tower, two chairs included. Bedroom closed by a real ' +
      'door, not a curtain. Gas is not allowed in the building, the hob is electric. I raise the rent only between ' +
      'tenants.',
    street: 'Unit 803, Atabay Place, Burgos-Mabini, La Paz',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 34, parking: 0 }),
    ...terms({ furnishing: 'furnished', pets: true, deposit: 35_000 }),
    features: ['Balcony', 'Electric hob'],
    utilities_included: ['association dues'],
    ...unit({ floor: 8, number: '803', faces: 'west' }),
    owner: '408',
    listed_hours_ago: 218,
  },
  {
    ...UNIT,
    ...HALANDUMON,
    id: 'rh25',
    title: 'Executive Two-Bedroom with Island Kitchen, Halandumon',
    price: 45_000,
    earlier_prices: [{ price: 48_000, hours_ago: 541 }],
    repriced_hours_ago: 127,
    description:
      'Seventeenth floor. Marble-look island under three black lamps, separate laundry, two bedrooms at opposite ' +
      'ends of the unit for privacy. Weekly cleaning comes with the rent. We lease to companies and to families, ' +
      'with two slots on request. Corporate profile and secretary’s certificate required.',
    street: 'Unit 17-A, Halandumon Tower, San Rafael, Mandurriao',
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 88, parking: 2 }),
    ...terms({ furnishing: 'furnished', pets: true, lease: 24, deposit: 90_000 }),
    features: ['Pool', 'Gym', 'Smart Home Features', 'Laundry room'],
    utilities_included: ['association dues', 'internet', 'cleaning'],
    ...unit({ floor: 17, number: '17-A', faces: 'east' }),
    ...BY_TUPAS,
    listed_hours_ago: 541,
  },
]
