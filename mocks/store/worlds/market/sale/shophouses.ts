import { assessed, at, flood, measures } from '@/samples/measures'
import { LA_PAZ, PAVIA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_SALE } from '../bases'

export const SHOPHOUSES: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...LA_PAZ,
    id: 'h59',
    title: 'Three-Storey Shophouse near La Paz Market',
    category: 'commercial',
    property_type: 'Commercial Building',
    price: 12_800_000,
    earlier_prices: [{ price: 13_500_000, hours_ago: 1_400 }],
    repriced_hours_ago: 505,
    description:
      'Concrete shophouse, 6.5 meters wide, with two roll-up doors at street level and two floors of rooms above. ' +
      'The ground floor was a hardware store until December and is vacant now. Upper floors have five rooms, grilles ' +
      'and balconies to the street. Loading in front is allowed before nine.',
    street: 'Rizal Street, Rizal, La Paz',
    barangay: 'Rizal',
    ...at(10.7104, 122.5713),
    ...measures({ bathrooms: 3, floor: 285, parking: 1, year: 1996 }),
    furnishing: 'unfurnished',
    floor_level: 'street-facing',
    features: ['Balcony', 'Roll-up doors'],
    building_features: ['CCTV'],
    nearby_amenities: ['La Paz Public Market', 'Banks', 'Jeepney stop'],
    ...flood('low', 'low', 'medium'),
    ...assessed(14_000, 2023),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    ...BY_TUPAS,
    listed_hours_ago: 1_400,
    confirmed_hours_ago: 77,
  },
  {
    ...HOME_FOR_SALE,
    ...PAVIA,
    id: 'h60',
    title: 'Corner Bakery with Home Above, Pavia',
    category: 'commercial',
    property_type: 'Retail Store',
    price: 6_500_000,
    description:
      'Our bakery since 1987. Oven room, selling counter and bodega below; three wooden bedrooms and a kitchen ' +
      'above, windows to both streets. I am seventy-four and my children are nurses. The name and the recipe for pan ' +
      'de sal go with the building if you promise to open at five.',
    street: 'Corner Evangelista and Jalandoni Streets, Purok II',
    barangay: 'Purok II',
    ...at(10.7741, 122.5428),
    ...measures({ bathrooms: 2, floor: 170, parking: 0, year: 1987 }),
    furnishing: 'fitted',
    floor_level: 'street-facing',
    features: ['Brick oven', 'Awning', 'Corner'],
    nearby_amenities: ['Pavia Plaza', 'Pavia Church', 'Pavia Public Market'],
    ...flood('none', 'low', 'low'),
    utilities: ['piped water', 'electric power'],
    owner: '429',
    listed_hours_ago: 525,
    confirmed_hours_ago: 160,
  },
]
