import { assessed, at, flood, licensed, measures, payment, titled } from '@/samples/measures'
import { PAVIA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, HOME_FOR_SALE } from '../bases'

const KASANAG = {
  ...PAVIA,
  barangay: 'Ungka II',
  hoa_fees: 350,
  nearby_amenities: ['Ungka terminal', 'Supermarket at the crossing', 'Ungka II Elementary School'],
  ...flood('none', 'low', 'medium'),
} satisfies Partial<SampleListing>

const BALABAG = {
  ...PAVIA,
  barangay: 'Balabag',
  hoa_fees: 800,
  nearby_amenities: ['Clubhouse', 'Pavia Public Market', 'Jeepney stop at the gate'],
  ...flood('none', 'none', 'low'),
} satisfies Partial<SampleListing>

export const PAVIA_SUBDIVISIONS: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...KASANAG,
    id: 'h1',
    title: 'Inner Row House, Bare, Kasanag Homes',
    property_type: 'Townhouse',
    condition: 'New',
    price: 1_480_000,
    description:
      'Never lived in. We got it for our daughter, then she found work in Cebu, so it stays as the developer handed ' +
      'it over: painted walls, bare cement floor, no divisions upstairs. Two windows in front, one at the back, one ' +
      'toilet. Water and light are applied for and paid.',
    street: 'Block 9 Lot 22, Kasanag Homes, Ungka II',
    ...at(10.7524, 122.5393),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 36, lot: 40, parking: 0, year: 2024 }),
    furnishing: 'unfurnished',
    features: ['Bare finish', 'Provision for two bedrooms upstairs'],
    utilities: ['piped water', 'electric power'],
    owner: '409',
    listed_hours_ago: 58,
  },
  {
    ...HOME_FOR_SALE,
    ...KASANAG,
    id: 'h2',
    title: 'End Unit with Extended Kitchen, Kasanag Homes',
    property_type: 'Townhouse',
    price: 1_850_000,
    earlier_prices: [{ price: 1_950_000, hours_ago: 720 }],
    repriced_hours_ago: 210,
    description:
      'Hi, selling our house in Kasanag because we are moving to my husband’s family in Antique. It is the end unit, ' +
      'so may space sa kilid where we put the dirty kitchen and the laundry. Three small rooms, tiled below, and the ' +
      'carport is roofed already. Tricycle in the picture is not included. Fully paid, title is with us.',
    street: 'Block 4 Lot 1, Kasanag Homes, Ungka II',
    ...titled({ holder: 'seller', liens: 'none_stated' }),
    ...at(10.7532, 122.5402),
    ...measures({ bedrooms: 3, bathrooms: 1, floor: 54, lot: 61, parking: 1, year: 2016 }),
    furnishing: 'unfurnished',
    features: ['Dirty kitchen', 'Carport', 'End unit'],
    utilities: ['piped water', 'electric power', 'fibre internet'],
    owner: '410',
    listed_hours_ago: 720,
    confirmed_hours_ago: 30,
  },
  {
    ...HOME_FOR_SALE,
    ...KASANAG,
    id: 'h3',
    title: 'Single Attached Bungalow, Kasanag Homes Phase 2',
    property_type: 'Single-Family Home',
    condition: 'Pre-Selling',
    sale_stage: 'under-construction',
    price: 2_200_000,
    description:
      'Walls and trusses stand, roofing follows this month. Turnover includes two bedrooms, tiled bath, kitchen ' +
      'counter, painted ceiling and a concrete strip for one car. The down payment is spread over 14 months and the ' +
      'balance may be taken out with Pag-IBIG. Site visits daily from the sales office at the gate.',
    street: 'Block 21 Lot 6, Kasanag Homes Phase 2, Ungka II',
    ...at(10.7541, 122.5386),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 45, lot: 96, parking: 1 }),
    furnishing: 'unfurnished',
    features: ['Firewall on one side', 'Space for a third bedroom'],
    turnover: '2026-12',
    ...payment({ reservation: 15_000, percent: 15, months: 14, balance: 'pag-ibig' }),
    ...licensed({ number: '036812', date: '2025-06-20', project: 'Kasanag Homes Phase 2' }),
    owner: '403',
    listed_hours_ago: 96,
  },
  {
    ...HOME_FOR_SALE,
    ...BALABAG,
    id: 'h4',
    title: 'Ready Two-Storey Row House, Hardin Balabag',
    property_type: 'Townhouse',
    condition: 'New',
    sale_stage: 'ready',
    price: 2_950_000,
    description:
      'Finished in February and open for inspection. Ground floor with living, dining and kitchen, two bedrooms and ' +
      'a bath upstairs, a black steel gate in front and a service area behind. Ten percent down moves you in while ' +
      'the bank loan is processed. Transfer tax and registration are included in the price.',
    street: 'Block 2 Lot 14, Hardin Balabag, Balabag',
    ...at(10.7679, 122.5367),
    ...measures({ bedrooms: 2, bathrooms: 1.5, floor: 62, lot: 64, parking: 1, year: 2026 }),
    furnishing: 'unfurnished',
    features: ['Steel gate', 'Service area', 'Gated subdivision'],
    ...payment({ reservation: 25_000, percent: 10, months: 6, balance: 'bank' }),
    ...licensed({ number: '034190', date: '2023-10-11', project: 'Hardin Balabag' }),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    owner: '403',
    listed_hours_ago: 44,
  },
  {
    ...HOME_FOR_SALE,
    ...BALABAG,
    id: 'h5',
    title: 'Yellow Half of a Duplex, Hardin Balabag',
    property_type: 'Duplex',
    status: 'pending',
    price: 3_380_000,
    description:
      'Left half of a duplex inside the second gate of Hardin Balabag. Three bedrooms and bath up, powder room down, ' +
      'brick fence with space for one car. Seller prefers cash or a buyer with an approved housing loan. A ' +
      'reservation was paid last Friday, back-up offers are still entertained.',
    street: 'Block 6 Lot 3-A, Hardin Balabag, Balabag',
    ...at(10.7688, 122.5376),
    ...measures({ bedrooms: 3, bathrooms: 1.5, floor: 78, lot: 90, parking: 1, year: 2019 }),
    furnishing: 'semi-furnished',
    features: ['Built-in closets', 'Brick fence', 'Covered court in the village'],
    ...BY_PROVIDO,
    listed_hours_ago: 390,
  },
  {
    ...HOME_FOR_SALE,
    ...PAVIA,
    id: 'h9',
    title: 'Modern Corner House with Four Bedrooms, Jibao-an',
    property_type: 'Single-Family Home',
    price: 9_950_000,
    earlier_prices: [{ price: 10_500_000, hours_ago: 1_150 }],
    repriced_hours_ago: 340,
    description:
      'White volumes, wood-look siding and full-height windows on a corner lot at the end of a cul-de-sac. Four ' +
      'bedrooms, each with its own bath, a maid’s room, and a kitchen with quartz counters and a separate wet area. ' +
      'The split-type aircons and the water heater stay. Built in 2022 by the owner, an engineer now based in Perth. ' +
      'Price is slightly negotiable upon viewing.',
    street: 'Corner Sampaguita and Rosal Streets, Villa Dungganon, Jibao-an',
    barangay: 'Jibao-an',
    ...at(10.7712, 122.5268),
    ...measures({ bedrooms: 4, bathrooms: 5, floor: 215, lot: 240, parking: 2, year: 2022 }),
    hoa_fees: 1_200,
    furnishing: 'semi-furnished',
    features: ['Garage', 'Maid’s room', 'Wet kitchen', 'Smart Home Features'],
    nearby_amenities: ['Village guardhouse', 'Private school', 'Airport road'],
    ...flood('none', 'none', 'none'),
    ...assessed(5_400, 2023),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    ...BY_PROVIDO,
    listed_hours_ago: 1_150,
    confirmed_hours_ago: 66,
  },
]
