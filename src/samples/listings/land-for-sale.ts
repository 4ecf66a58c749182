import { FOR_SALE } from '@/samples/bases'
import { at, lotArea, titled } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { JARO, LEGANES, MANDURRIAO, OTON, SANTA_BARBARA } from '@/samples/places'

export const LAND_FOR_SALE: SampleListing[] = [
  {
    id: '14',
    title: 'Inner Lot of 300 Square Meters in Tabuc Suba',
    ...FOR_SALE,
    status: 'sold',
    category: 'land',
    property_type: 'Residential Land',
    price: 6_600_000,
    description:
      'A flat rectangular lot of 15 by 20 meters on a concrete side road off MacArthur Drive. It was filled in 2019 ' +
      'and sits a little higher than the road, so rain runs off toward the curb. Water and power are at the gate. ' +
      'The neighbors on both sides have built, and their walls serve as two of the fences.',
    street: 'MacArthur Drive, Barangay Tabuc Suba, Jaro',
    ...JARO,
    ...at(10.7362, 122.5566),
    lot_size: lotArea(300),
    title_type: 'TCT',
    ...titled({ holder: 'seller', liens: 'none_stated', on: '2026-02-11' }),
    zoning_type: 'residential',
    features: ['Rectangular lot', 'Clean title'],
    nearby_amenities: ['Jaro Plaza', 'Jeepney route', 'Elementary school'],
    land_features: ['Water Available', 'Electricity Available', 'Road Access', 'Cleared'],
    owner: '111',
    listed_hours_ago: 1_910,
  },
  {
    id: '15',
    title: 'Irrigated Rice Land in Bolong Oeste',
    ...FOR_SALE,
    category: 'land',
    property_type: 'Agricultural Land',
    price: 3_600_000,
    description:
      'Two point four hectares of rice land watered by the Santa Barbara irrigation canal, planted twice a year. The ' +
      'farm road reaches the lot and carries a small truck even in September. A nipa hut and a threshing floor stand ' +
      'at the north end. My cousin farms it now and can continue as tenant or hand over after the harvest.',
    street: 'Farm-to-market Road, Barangay Bolong Oeste',
    ...SANTA_BARBARA,
    ...at(10.8342, 122.5178),
    lot_size: lotArea(24_000),
    title_type: 'tax-declaration',
    zoning_type: 'agricultural',
    features: ['Two harvests a year', 'Nipa hut', 'Threshing floor', 'Bamboo along the east boundary'],
    nearby_amenities: ['Santa Barbara town proper', 'Irrigation canal', 'Rice mill'],
    land_features: ['Water Available', 'Road Access'],
    owner: '106',
    listed_hours_ago: 665,
    confirmed_hours_ago: 80,
  },
  {
    id: '16',
    title: 'Avenue Lot on the Diversion Road',
    ...FOR_SALE,
    status: 'pending',
    category: 'land',
    property_type: 'Commercial Land',
    price: 54_000_000,
    description:
      'A lot of 1,200 square meters with thirty meters along Benigno Aquino Avenue and a second gate on the service ' +
      'road behind. The owners lived abroad and never built, so it is fenced, cleared and free of occupants. Zoning ' +
      'allows up to twelve storeys. A survey from last March is included in the folder.',
    street: 'Benigno Aquino Avenue, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7204, 122.5487),
    lot_size: lotArea(1_200),
    title_type: 'TCT',
    zoning_type: 'commercial',
    features: ['Thirty-meter frontage', 'Second gate at the back', 'Recent survey'],
    nearby_amenities: ['SM City Iloilo', 'Iloilo Business Park', 'Bike lanes along the avenue'],
    land_features: ['Water Available', 'Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
    owner: '103',
    listed_hours_ago: 430,
  },
  {
    id: '17',
    title: 'Gravelled Industrial Plot in Gua-an',
    ...FOR_SALE,
    category: 'land',
    property_type: 'Industrial Land',
    price: 36_000_000,
    description:
      'Six thousand square meters beside the coastal highway, filled and gravelled and last used as a depot for ' +
      'heavy equipment. Chain-link fence runs on all sides and there are two gates wide enough for trailers. ' +
      'Three-phase power passes along the front. The next town to the north is fifteen minutes away, the port about ' +
      'twenty-five.',
    street: 'Iloilo East Coast Road, Barangay Gua-an',
    ...LEGANES,
    ...at(10.7958, 122.5871),
    lot_size: lotArea(6_000),
    title_type: 'mother-title',
    ...titled({ holder: 'other', liens: 'adverse_claim', on: '2026-01-22' }),
    zoning_type: 'industrial',
    features: ['Two trailer gates', 'Three-phase power line', 'Compacted gravel'],
    nearby_amenities: ['Leganes town proper', 'Highway', 'Fuel station'],
    land_features: ['Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
    owner: '107',
    listed_hours_ago: 2_240,
  },
  {
    id: '18',
    title: 'Beach Lot with Coconut Palms in Oton',
    ...FOR_SALE,
    category: 'land',
    property_type: 'Recreational',
    price: 11_200_000,
    description:
      'Fourteen hundred square meters of level ground on the gray-sand shore, with a view across the strait to ' +
      'Guimaras. The easement along the water is already deducted from the area in the title. The last sixty meters ' +
      'from the barangay road are a footpath, and fishing families keep their boats on the public beach in front. It ' +
      'suits a rest house or a few cottages.',
    street: 'Shore Road, Barangay Poblacion South',
    ...OTON,
    ...at(10.6896, 122.4705),
    lot_size: lotArea(1_400),
    title_type: 'OCT',
    zoning_type: 'mixed-use',
    features: ['Twenty-two meters of shore', 'Coconut palms', 'View of Guimaras'],
    nearby_amenities: ['Public beach', 'Oton Church', 'Oton Public Market'],
    land_features: ['Electricity Available'],
    owner: '106',
    listed_hours_ago: 198,
    rating: 4.5,
  },
]
