import { at, measures, terms, unit } from '@/samples/measures'
import { AREVALO, JARO, LA_PAZ, MOLO, PAVIA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_RENT } from '../bases'

const APARTMENT = { ...HOME_FOR_RENT, property_type: 'Apartment', parking: 0 } satisfies Partial<SampleListing>

const DELA_TORRE = {
  ...APARTMENT,
  ...JARO,
  barangay: 'Tagbak',
  ...at(10.7446, 122.5584),
  unit_tower: 'Dela Torre Apartments',
  unit_storeys: 3,
  year_built: 2010,
  nearby_amenities: ['Tagbak terminal', 'Jaro Big Market'],
  owner: '404',
} satisfies Partial<SampleListing>

export const WALK_UPS: SampleListing[] = [
  {
    ...DELA_TORRE,
    id: 'rh6',
    title: 'One-Bedroom Apartment on the Open Corridor, Tagbak',
    price: 8_500,
    description:
      'Second floor of the green building, door facing the corridor. One bedroom, tiled, with a sink you can bathe a ' +
      'child in. Two months deposit, one month advance, post-dated checks or GCash. Laundry is on the third floor, ' +
      'Mondays to Saturdays.',
    street: 'Unit 2-C, Dela Torre Apartments, Tagbak, Jaro',
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 30 }),
    ...terms({ furnishing: 'unfurnished', pets: false, deposit: 17_000 }),
    features: ['Laundry floor', 'Motorcycle parking'],
    ...unit({ floor: 2, number: '2-C' }),
    listed_hours_ago: 112,
  },
  {
    ...DELA_TORRE,
    id: 'rh7',
    title: 'Two-Bedroom Apartment, Third Floor, Tagbak',
    price: 11_000,
    description:
      'Topmost door, so nobody walks above you, and you see over the roofs up to the belfry. Two bedrooms, sala with ' +
      'screen door, balcony-size corridor for plants. Repainted after the last tenants. Cats are welcome, dogs have ' +
      'complained about the stairs.',
    street: 'Unit 3-A, Dela Torre Apartments, Tagbak, Jaro',
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 44 }),
    ...terms({ furnishing: 'unfurnished', pets: true, deposit: 22_000 }),
    features: ['Top floor', 'Screen door', 'Motorcycle parking'],
    ...unit({ floor: 3, number: '3-A' }),
    listed_hours_ago: 319,
  },
  {
    ...APARTMENT,
    ...MOLO,
    id: 'rh8',
    title: 'Ground-Floor Studio with Blue Door, Molo',
    property_type: 'Studio',
    price: 7_800,
    description:
      'Third blue door in a shaded alley off San Juan. One room with kitchen corner and CR, newly grouted. The ' +
      'owner’s mother sells kinilaw next door on weekends. No deposit on the light, it is prepaid.',
    street: '16 San Juan Street, San Juan, Molo',
    barangay: 'San Juan',
    ...at(10.6949, 122.5509),
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 22, year: 2008 }),
    ...terms({ furnishing: 'unfurnished', pets: false, lease: 6, deposit: 15_600 }),
    features: ['Ground floor', 'Prepaid electric meter'],
    utilities_included: ['water'],
    nearby_amenities: ['Molo Plaza', 'San Juan chapel'],
    owner: '433',
    listed_hours_ago: 79,
  },
  {
    ...APARTMENT,
    ...AREVALO,
    id: 'rh9',
    title: 'Yellow Two-Bedroom Apartment, Santo Domingo',
    status: 'sold',
    price: 10_500,
    description:
      'One of four doors in a yellow house with a strip of carabao grass. Two bedrooms up, small balcony full of ' +
      'ferns left by the last tenant. Rented out since the first of June; write if you want to be next in line.',
    street: 'Santo Domingo Street, Arevalo',
    barangay: 'Santo Domingo',
    ...at(10.6897, 122.5206),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 52, parking: 1, year: 2004 }),
    ...terms({ furnishing: 'unfurnished', pets: true, deposit: 21_000 }),
    features: ['Balcony', 'Grass strip'],
    nearby_amenities: ['Arevalo Plaza', 'Villa Beach'],
    owner: '433',
    listed_hours_ago: 985,
  },
  {
    ...APARTMENT,
    ...PAVIA,
    id: 'rh10',
    title: 'New Bare Studio in Pagsanga-an',
    property_type: 'Studio',
    condition: 'New',
    price: 6_000,
    description:
      'Bag-o lang human. Twelve units, gray outside for now because we paint after the rains. Inside is white with ' +
      'tiles and one aircon hole. First month free if you take it until December.',
    street: 'Purok 1, Pagsanga-an',
    barangay: 'Pagsanga-an',
    ...at(10.7802, 122.5263),
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 21, parking: 0, year: 2026 }),
    ...terms({ furnishing: 'unfurnished', pets: false, lease: 6, deposit: 12_000 }),
    features: ['Water tank', 'Gravel court'],
    nearby_amenities: ['Pagsanga-an covered court', 'Food manufacturers'],
    owner: '434',
    listed_hours_ago: 6,
  },
  {
    ...APARTMENT,
    ...LA_PAZ,
    id: 'rh11',
    title: 'Corner Apartment above the Café, Magsaysay Village',
    price: 12_500,
    description:
      'Brick-and-white building of four storeys with a glazed stairwell; the unit is on the second. Two bedrooms, ' +
      'both with windows, and the smell of coffee from six in the morning. Lease of one year, renewable, with a five ' +
      'percent step. Managed by our office, repairs within 48 hours.',
    street: 'Corner Seventh Street, Magsaysay Village, La Paz',
    barangay: 'Magsaysay Village',
    ...at(10.7164, 122.5713),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 48, year: 2016 }),
    ...terms({ furnishing: 'semi-furnished', pets: false, deposit: 25_000 }),
    features: ['Corner unit', 'Café below', 'Fibre ready'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Gaisano La Paz', 'La Paz Plaza'],
    unit_floor: 2,
    unit_storeys: 4,
    ...BY_TUPAS,
    listed_hours_ago: 204,
  },
]
