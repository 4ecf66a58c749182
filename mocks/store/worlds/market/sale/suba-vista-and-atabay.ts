import { licensed, measures, payment, terms, unit } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_SALE } from '../bases'
import { ATABAY, SUBA_VISTA } from '../towers'

const PLANNED = {
  ...HOME_FOR_SALE,
  ...SUBA_VISTA,
  title_type: 'CCT',
  property_type: 'Condo',
  condition: 'Pre-Selling',
  sale_stage: 'under-construction',
  foreign_ok: true,
  title_holder: 'developer',
  turnover: '2028-06',
  ...payment({ reservation: 30_000, balance: 'bank' }),
  ...licensed({ number: '036477', date: '2025-08-12', project: 'Suba Vista' }),
  owner: '403',
} satisfies Partial<SampleListing>

const UNIT = {
  ...HOME_FOR_SALE,
  ...ATABAY,
  title_type: 'CCT',
  property_type: 'Condo',
  association_dues_covers: ['security', 'cleaning', 'garbage'],
} satisfies Partial<SampleListing>

export const SUBA_VISTA_AND_ATABAY_FOR_SALE: SampleListing[] = [
  {
    ...PLANNED,
    id: 'h38',
    title: 'Riverside Studio with Fold-Down Bed, Suba Vista',
    property_type: 'Studio',
    price: 2_400_000,
    description:
      'Type A, 23 square meters, as built in the show unit on Level 2. Oak-look cupboards, mirror wall, bed that ' +
      'folds into the wall. Only 1.5 percent a month during construction. River side units cost 90,000 more.',
    street: 'Unit 6-14, Suba Vista, Lapuz Norte, Lapuz',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 23, parking: 0 }),
    hoa_fees: 2_070,
    furnishing: 'semi-furnished',
    features: ['Fold-down bed', 'Pool', 'Study lounge'],
    ...payment({ percent: 15, months: 10 }),
    ...unit({ floor: 6, number: '6-14', faces: 'north' }),
    listed_hours_ago: 7,
  },
  {
    ...PLANNED,
    id: 'h39',
    title: 'One-Bedroom under Construction at the River',
    price: 3_950_000,
    description:
      'The structure has reached the twelfth of seventeen floors; this unit is on the tenth, with a rounded balcony. ' +
      '36 square meters, separate bedroom with a window, kitchen with hob and hood. The down payment of 20 percent ' +
      'runs over 22 months. Parking is offered by right to use.',
    street: 'Unit 10-06, Suba Vista, Lapuz Norte, Lapuz',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 36, parking: 0 }),
    hoa_fees: 3_240,
    furnishing: 'semi-furnished',
    features: ['Balcony', 'Pool', 'Gym'],
    ...payment({ percent: 20, months: 22 }),
    ...unit({ floor: 10, number: '10-06', faces: 'southwest' }),
    parking_slots_title: 'right-to-use',
    parking_slots_price: 600_000,
    listed_hours_ago: 145,
  },
  {
    ...PLANNED,
    id: 'h40',
    title: 'Two-Bedroom High over the River Bend',
    price: 6_900_000,
    description:
      'One floor below the top, looking down the bend to the port and the ferries. 62 square meters with two ' +
      'bedrooms, two baths and a wrap-around balcony. Spot cash earns 8 percent off. Ask for the sample deed of ' +
      'restrictions before you reserve.',
    street: 'Unit 16-01, Suba Vista, Lapuz Norte, Lapuz',
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 62, parking: 1 }),
    hoa_fees: 5_580,
    furnishing: 'semi-furnished',
    features: ['Balcony', 'Pool', 'Gym', 'River view'],
    ...payment({ percent: 20, months: 22 }),
    ...unit({ floor: 16, number: '16-01', faces: 'south' }),
    parking_slots_title: 'own-title',
    parking_slots_price: 780_000,
    listed_hours_ago: 203,
  },
  {
    ...UNIT,
    id: 'h41',
    title: 'Student Studio near WVSU, Atabay Place',
    property_type: 'Studio',
    status: 'sold',
    price: 1_980_000,
    description:
      'Third floor, 20 square meters, enough for one student and one bicycle. Louvre window to the quiet side. The ' +
      'previous tenant topped the nursing boards here, if you believe in such things. Sold to a parent from Roxas ' +
      'City.',
    street: 'Unit 307, Atabay Place, Burgos-Mabini, La Paz',
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 20, parking: 0 }),
    hoa_fees: 1_300,
    furnishing: 'furnished',
    features: ['Study corner', 'Lobby guard'],
    ...unit({ floor: 3, number: '307', faces: 'northeast' }),
    ...BY_TUPAS,
    listed_hours_ago: 1_830,
  },
  {
    ...UNIT,
    id: 'h42',
    title: 'One-Bedroom with Tenant, Atabay Place',
    category: 'investment',
    property_type: 'Pre-leased Unit',
    price: 3_200_000,
    description:
      'My tenant is a resident doctor, pays on the first of the month and would like to stay until 2027. Rent is ' +
      '16,000 plus dues. One bedroom, rattan furniture mine, refrigerator hers. I sell because I am consolidating; I ' +
      'keep four other units in the building.',
    street: 'Unit 712, Atabay Place, Burgos-Mabini, La Paz',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 34, parking: 0 }),
    hoa_fees: 2_200,
    roi: 6,
    occupancy_status: 'rented',
    features: ['Lift', 'Drying area on the roof'],
    investment_features: ['Long-term Lease', 'Furnished'],
    ...unit({ floor: 7, number: '712', faces: 'west' }),
    owner: '408',
    listed_hours_ago: 462,
  },
  {
    ...UNIT,
    id: 'h43',
    title: 'Two Joined Units with Long Counter, Atabay',
    price: 5_100_000,
    description:
      'Two one-bedroom units became one home with windows on two sides. The counter between kitchen and living room ' +
      'is 3.4 meters of acacia. Two bedrooms, two baths, and two titles which transfer together. Top floor, lift and ' +
      'stairs.',
    street: 'Units 904 and 905, Atabay Place, Burgos-Mabini, La Paz',
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 70, parking: 1 }),
    hoa_fees: 4_550,
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Acacia counter', 'Windows on two sides'],
    foreign_ok: true,
    ...unit({ floor: 9, number: '904-905', faces: 'south' }),
    parking_slots_title: 'right-to-use',
    ...BY_TUPAS,
    listed_hours_ago: 357,
  },
]
