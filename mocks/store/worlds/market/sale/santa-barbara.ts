import { assessed, at, flood, licensed, measures, payment, terms } from '@/samples/measures'
import { SANTA_BARBARA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, BY_TUPAS, HOME_FOR_SALE } from '../bases'

const DAGWAY = {
  ...SANTA_BARBARA,
  barangay: 'Bolong Este',
  hoa_fees: 300,
  nearby_amenities: ['Village playground', 'Bolong Este chapel', 'Road to the airport'],
  ...flood('none', 'low', 'low'),
} satisfies Partial<SampleListing>

export const SANTA_BARBARA_HOMES: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...SANTA_BARBARA,
    id: 'h22',
    title: 'Farm Bungalow on 1,500 Square Meters, Cabugao Norte',
    property_type: 'Single-Family Home',
    price: 4_400_000,
    description:
      'Maayong adlaw. This is our farmhouse, wide and airy, with a veranda along the whole front where you hear only ' +
      'ducks. The lot is 1,500 square meters, enough for vegetables, a pond and a hundred hens. Three bedrooms; the ' +
      'kitchen still has its wood stove beside the gas one. Rice fields behind us belong to a neighbor and will not ' +
      'be built on soon.',
    street: 'Purok 2, Cabugao Norte',
    barangay: 'Cabugao Norte',
    ...at(10.8124, 122.5243),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 140, lot: 1_500, parking: 3, year: 2001 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Garden', 'Veranda', 'Deep well', 'Fish pond'],
    nearby_amenities: ['Irrigation canal', 'Cabugao Norte Elementary School'],
    ...flood('none', 'low', 'medium'),
    utilities: ['electric power'],
    owner: '418',
    listed_hours_ago: 405,
    confirmed_hours_ago: 36,
  },
  {
    ...HOME_FOR_SALE,
    ...DAGWAY,
    id: 'h23',
    title: 'Ready Row House near the Airport, Dagway Homes',
    property_type: 'Townhouse',
    condition: 'New',
    sale_stage: 'ready',
    price: 1_550_000,
    description:
      'Ready for occupancy: 30 units left in the third street. Each has one bedroom, a loft frame, tiled bath and a ' +
      'small service yard. From 8,900 pesos a month with Pag-IBIG for qualified members. The airport is ten minutes ' +
      'away, the city proper forty.',
    street: 'Block 8 Lot 17, Dagway Homes, Bolong Este',
    ...at(10.8337, 122.5289),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 38, lot: 45, parking: 1, year: 2025 }),
    furnishing: 'unfurnished',
    features: ['Loft frame', 'Service yard'],
    ...payment({ reservation: 10_000, percent: 5, months: 10, balance: 'pag-ibig' }),
    ...licensed({ number: '035066', date: '2024-05-27', project: 'Dagway Homes' }),
    utilities: ['piped water', 'electric power'],
    owner: '403',
    listed_hours_ago: 129,
  },
  {
    ...HOME_FOR_SALE,
    ...DAGWAY,
    id: 'h24',
    title: 'Blue-Gray Bungalow with Porch, Dagway Homes',
    property_type: 'Single-Family Home',
    status: 'sold',
    price: 2_600_000,
    description:
      'Single attached, two bedrooms, white porch frame, firewall on the right side only. Turned over in 2023 and ' +
      'occupied for one year. The buyer may assume the fibre line. Sold in May to a couple from Maasin.',
    street: 'Block 2 Lot 5, Dagway Homes, Bolong Este',
    ...at(10.8346, 122.5297),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 50, lot: 110, parking: 1, year: 2023 }),
    furnishing: 'unfurnished',
    features: ['Porch', 'Garden'],
    utilities: ['piped water', 'electric power', 'fibre internet'],
    ...BY_PROVIDO,
    listed_hours_ago: 2_310,
  },
  {
    ...HOME_FOR_SALE,
    ...SANTA_BARBARA,
    id: 'h25',
    title: 'Two-Storey House with Wooden Veranda, Tungay',
    property_type: 'Single-Family Home',
    price: 5_800_000,
    description:
      'The upper veranda runs along the full front and is shaded all afternoon by a jackfruit tree. Four bedrooms, ' +
      'family room upstairs, dirty kitchen at the back. Gravel drive fits three cars. Seller shoulders capital gains ' +
      'tax and agent’s fee, buyer the transfer, as is usual here.',
    street: 'Tungay Road, Tungay',
    barangay: 'Tungay',
    ...at(10.8166, 122.5477),
    ...measures({ bedrooms: 4, bathrooms: 2.5, floor: 172, lot: 600, parking: 3, year: 2007 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Balcony', 'Garden', 'Dirty kitchen'],
    nearby_amenities: ['Tungay Elementary School', 'Santa Barbara Church'],
    ...flood('none', 'none', 'low'),
    ...assessed(1_600, 2021),
    utilities: ['piped water', 'electric power'],
    ...BY_PROVIDO,
    listed_hours_ago: 577,
  },
  {
    ...HOME_FOR_SALE,
    ...SANTA_BARBARA,
    id: 'h26',
    title: 'Stone and Glass Bungalow on the Fairway',
    property_type: 'Villa',
    price: 12_800_000,
    description:
      'A long, low house whose living room opens to the seventh fairway. Locally quarried stone, aluminium windows ' +
      'from floor to ceiling, three en-suite bedrooms and a separate room for staff. Lawn care is included in the ' +
      'association dues. Club shares are not part of the sale but can be arranged. By appointment only.',
    street: 'Fairway Drive, San Sebastian',
    barangay: 'San Sebastian',
    landmark: 'Iloilo Golf and Country Club',
    ...at(10.8318, 122.5408),
    ...measures({ bedrooms: 3, bathrooms: 3.5, floor: 240, lot: 900, parking: 2, year: 2017 }),
    hoa_fees: 4_500,
    furnishing: 'furnished',
    features: ['Garden', 'Garage', 'Fairway view', 'Smart Home Features'],
    nearby_amenities: ['Golf course', 'Clubhouse restaurant'],
    association_dues_covers: ['security', 'garbage', 'amenities'],
    ...flood('none', 'none', 'none'),
    ...assessed(2_800, 2023),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    ...BY_TUPAS,
    listed_hours_ago: 940,
    confirmed_hours_ago: 72,
  },
  {
    ...HOME_FOR_SALE,
    ...SANTA_BARBARA,
    id: 'h27',
    title: 'Amakan House with Nipa Roof, Lanag',
    property_type: 'Single-Family Home',
    price: 1_300_000,
    description:
      'Presko gid. Woven amakan walls on a concrete base, nipa roof changed in 2024, bamboo floor in the one ' +
      'bedroom. Land is titled, 400 square meters, planted with saba bananas. I made it for weekends and now I have ' +
      'no more weekends.',
    street: 'Sitio Proper, Lanag',
    barangay: 'Lanag',
    ...at(10.8391, 122.5186),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 40, lot: 400, parking: 1, year: 2015 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Garden', 'Nipa roof', 'Banana plants', 'Hand pump'],
    nearby_amenities: ['Lanag barangay road', 'Rice fields'],
    ...flood('low', 'low', 'medium'),
    utilities: ['electric power'],
    owner: '419',
    listed_hours_ago: 222,
  },
]
