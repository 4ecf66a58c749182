import { at, measures, terms } from '@/samples/measures'
import { LEGANES, OTON, PAVIA, SANTA_BARBARA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, HOME_FOR_RENT } from '../bases'

export const SMALL_HOUSES_FOR_RENT: SampleListing[] = [
  {
    ...HOME_FOR_RENT,
    ...OTON,
    id: 'rh12',
    title: 'Orange Duplex Half with Porch, Abilay Sur',
    property_type: 'Duplex',
    price: 9_500,
    description:
      'Two bedrooms on one floor, gravel carport, bamboo hedge toward the neighbor. The hammock hooks on the porch ' +
      'are rated for an adult, we tested. Pump water, no bill. Owner asks for proof of work and two valid IDs.',
    street: 'Abilay Road, Abilay Sur',
    barangay: 'Abilay Sur',
    ...at(10.7076, 122.4776),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 60, lot: 130, parking: 1, year: 2014 }),
    ...terms({ furnishing: 'unfurnished', pets: true, deposit: 19_000 }),
    features: ['Porch', 'Carport', 'Bamboo hedge'],
    utilities_included: ['water'],
    nearby_amenities: ['Abilay Sur barangay hall', 'Jeepneys to Oton'],
    ...BY_PROVIDO,
    listed_hours_ago: 245,
  },
  {
    ...HOME_FOR_RENT,
    ...PAVIA,
    id: 'rh13',
    title: 'Inner Row House for Rent, Kasanag Homes',
    property_type: 'Townhouse',
    price: 8_000,
    description:
      'Basic and clean. Ground floor sala and CR, two rooms up divided by plywood. Screens on windows, low steel ' +
      'gate. Association dues are on me, water and Meco on you. Viewing after 5 pm, I come from work.',
    street: 'Block 14 Lot 19, Kasanag Homes, Ungka II',
    barangay: 'Ungka II',
    ...at(10.7519, 122.5406),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 40, lot: 40, parking: 0, year: 2017 }),
    ...terms({ furnishing: 'unfurnished', pets: false, deposit: 16_000 }),
    features: ['Window screens', 'Steel gate'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Ungka terminal', 'Supermarket at the crossing'],
    owner: '431',
    listed_hours_ago: 11,
  },
  {
    ...HOME_FOR_RENT,
    ...LEGANES,
    id: 'rh14',
    title: 'Salmon Row House with Herbs, Lapayon',
    property_type: 'Townhouse',
    price: 7_500,
    description:
      'Screened porch, one bedroom, one small room for a child or a sewing machine. The pots of basil and tanglad ' +
      'stay if you water them. Motorcycle fits inside the gate. Rent includes garbage collection but not light.',
    street: 'Block 2 Lot 27, Villa Lapayon, Lapayon',
    barangay: 'Lapayon',
    ...at(10.7903, 122.5841),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 38, lot: 48, parking: 0, year: 2012 }),
    ...terms({ furnishing: 'unfurnished', pets: true, deposit: 15_000 }),
    features: ['Screened porch', 'Herb pots'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Lapayon chapel', 'Highway'],
    owner: '434',
    listed_hours_ago: 433,
  },
  {
    ...HOME_FOR_RENT,
    ...OTON,
    id: 'rh15',
    title: 'Garden Bungalow among Fruit Trees, Salngan',
    property_type: 'Single-Family Home',
    price: 15_000,
    description:
      'We lived here for thirty years and planted every tree: lanzones, calamansi, two kinds of guava. Three ' +
      'bedrooms, green roof, a swing for small children. The gardener comes on Thursdays and is paid by us. Please, ' +
      'no parking on the roots.',
    street: 'Salngan Road, Salngan',
    barangay: 'Salngan',
    ...at(10.7024, 122.4668),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 112, lot: 780, parking: 2, year: 1992 }),
    ...terms({ furnishing: 'semi-furnished', pets: true, deposit: 30_000 }),
    features: ['Garden', 'Fruit trees', 'Swing'],
    nearby_amenities: ['Salngan Elementary School', 'Oton Plaza'],
    flood_year_100: 'low',
    owner: '435',
    listed_hours_ago: 57,
  },
  {
    ...HOME_FOR_RENT,
    ...SANTA_BARBARA,
    id: 'rh16',
    title: 'Concrete Bungalow near the Town Plaza',
    property_type: 'Single-Family Home',
    price: 12_000,
    description:
      'Raw concrete and wooden louvres, one block from the church of Santa Barbara. Two bedrooms, an open kitchen ' +
      'and a court where rain may fall. Suits people who like plain things. Fibre by two providers, so you may ' +
      'choose.',
    street: 'Burgos Street, Zone II',
    barangay: 'Zone II',
    ...at(10.8226, 122.5336),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 74, lot: 140, parking: 1, year: 2021 }),
    ...terms({ furnishing: 'semi-furnished', pets: true, deposit: 24_000 }),
    features: ['Wood louvres', 'Open court'],
    nearby_amenities: ['Santa Barbara Church', 'Santa Barbara Plaza', 'Museum'],
    ...BY_PROVIDO,
    listed_hours_ago: 371,
  },
]
