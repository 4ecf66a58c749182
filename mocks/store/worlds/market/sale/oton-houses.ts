import { assessed, at, flood, measures, terms } from '@/samples/measures'
import { OTON } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { HOME_FOR_SALE } from '../bases'

export const OTON_HOUSES: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...OTON,
    id: 'h16',
    title: 'Old Wooden Rest House on the Shore',
    property_type: 'Vacation Home',
    price: 5_900_000,
    earlier_prices: [{ price: 6_800_000, hours_ago: 2_600 }],
    repriced_hours_ago: 800,
    description:
      'Lolo’s rest house in Santa Clara, raised on concrete posts so that the sea passes below it twice in a ' +
      'lifetime. Hardwood floors, capiz windows, and a tin roof that is rusty and will need replacing. Two bedrooms ' +
      'and a wide sala. We cousins seldom come together any more, and it should go to people who will use it.',
    street: 'Shore Road, Santa Clara',
    barangay: 'Santa Clara',
    ...at(10.6884, 122.4932),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 95, lot: 520, parking: 2, year: 1974 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Capiz windows', 'Coconut palms', 'Hardwood floors'],
    nearby_amenities: ['Santa Clara beach', 'Fish landing'],
    ...flood('low', 'medium', 'high'),
    utilities: ['electric power'],
    owner: '414',
    listed_hours_ago: 2_600,
    confirmed_hours_ago: 200,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    id: 'h17',
    title: 'Half-Concrete House on a Quiet Lane, Trapiche',
    property_type: 'Single-Family Home',
    title_type: 'tax-declaration',
    price: 1_950_000,
    description:
      'Concrete below, kahoy above. The wood is lawaan and still hard, my brother checked it for anay. Three ' +
      'sleeping rooms, CR inside and a second one outside. Paper is tax declaration only, updated, with deed from ' +
      'the old owner. Direct buyers lang, please.',
    street: 'Sitio Baybay, Trapiche',
    barangay: 'Trapiche',
    ...at(10.6912, 122.4623),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 84, lot: 165, parking: 0, year: 1989 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Jalousie windows', 'Bamboo fence', 'Second toilet outside'],
    nearby_amenities: ['Trapiche chapel', 'Tricycle stop'],
    ...flood('low', 'medium', 'medium'),
    utilities: ['electric power'],
    owner: '415',
    listed_hours_ago: 1_020,
    confirmed_hours_ago: 260,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    id: 'h18',
    title: 'Bungalow with Sari-Sari Store near the Plaza',
    property_type: 'Single-Family Home',
    price: 3_600_000,
    description:
      'House and livelihood in one. The store window faces the road to the plaza and has its own small room with ' +
      'shelves; it paid for two children’s college. Behind it are three bedrooms, a tiled kitchen and a bodega. The ' +
      'business permit is mine and ends with the sale, but the suki will stay.',
    street: 'J.C. Zulueta Street, Poblacion West',
    barangay: 'Poblacion West',
    ...at(10.6944, 122.4711),
    ...measures({ bedrooms: 3, bathrooms: 1, floor: 92, lot: 136, parking: 0, year: 2003 }),
    furnishing: 'unfurnished',
    features: ['Store with own door', 'Bodega'],
    nearby_amenities: ['Oton Plaza', 'Oton Public Market', 'Immaculate Conception Church'],
    ...flood('none', 'low', 'low'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    owner: '416',
    listed_hours_ago: 310,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    id: 'h21',
    title: 'House with Solar Roof and Vegetable Garden, Galang',
    property_type: 'Single-Family Home',
    price: 7_400_000,
    description:
      'I am an electrical engineer and this was my project. Twenty-four panels, 10 kW, with a battery for the night; ' +
      'our bill in May was 412 pesos. Four bedrooms, three baths, a workshop, and a long side yard with pechay, okra ' +
      'and a compost. All warranties pass on to the buyer. We leave for Canada in October.',
    street: 'Galang Road, Galang',
    barangay: 'Galang',
    ...at(10.7204, 122.4636),
    ...measures({ bedrooms: 4, bathrooms: 3, floor: 186, lot: 450, parking: 2, year: 2019 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Solar panels with battery', 'Garden', 'Workshop', 'Smart Home Features'],
    nearby_amenities: ['Galang covered court', 'Organic farm'],
    ...flood('none', 'none', 'none'),
    ...assessed(2_100, 2023),
    utilities: ['electric power', 'fibre internet'],
    owner: '417',
    listed_hours_ago: 84,
  },
]
