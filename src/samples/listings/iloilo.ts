import { at, measures, terms } from '@/samples/measures'
import { FOR_RENT, FOR_SALE } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { CITY_PROPER, JARO, LA_PAZ, MOLO } from '@/samples/places'

/** The four named listings (B 3.6): the places people mean when they say Iloilo. */
export const ILOILO_LISTINGS: SampleListing[] = [
  {
    id: 'iloilo1',
    title: 'Restored Bahay na Bato on Seminario Street',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Single-Family Home',
    price: 19_500_000,
    description:
      'Built in 1911 by a sugar family and restored over four years with carpenters from Molo. The ground floor is ' +
      'coral stone and brick, the upper floor molave and balayong behind sliding capiz windows. Bathrooms, kitchen ' +
      'and wiring are new and hidden with care, and the old kitchen wing has become a studio. A hundred-year-old ' +
      'acacia shades the yard. Heritage rules protect the street front, the rest may be changed.',
    street: '17 Seminario Street, Jaro',
    ...JARO,
    ...at(10.7253, 122.552),
    ...measures({ bedrooms: 4, bathrooms: 3.5, floor: 340, lot: 680, parking: 2, year: 1911 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Garden', 'Balcony', 'Capiz windows', 'Hardwood staircase', 'Studio in the kitchen wing'],
    nearby_amenities: ['Jaro Cathedral', 'Jaro Plaza', 'Jaro Belfry'],
    owner: '103',
    listed_hours_ago: 3,
    rating: 4.9,
  },
  {
    id: 'iloilo2',
    title: 'Pre-Selling One-Bedroom near the Capitol',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Condo',
    condition: 'Pre-Selling',
    price: 3_950_000,
    description:
      'A unit on the eleventh floor of a tower of twenty-two, on the side that faces the river. Ten percent is paid ' +
      'over thirty months without interest, and the balance is due at turnover through bank or in-house financing. ' +
      'The License to Sell and the sample unit can be seen at the showroom on Bonifacio Drive. Parking is sold apart.',
    street: 'Bonifacio Drive, Unit 11-08, City Proper',
    ...CITY_PROPER,
    ...at(10.7006, 122.5679),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 31, parking: 0 }),
    hoa_fees: 2_800,
    ...terms({ furnishing: 'unfurnished', pets: false }),
    floor_level: 'elevator',
    features: ['Pool', 'Balcony', 'River view', 'Lobby lounge'],
    nearby_amenities: ['Iloilo Provincial Capitol', 'Museo Iloilo', 'Iloilo River Esplanade'],
    owner: '104',
    listed_hours_ago: 735,
    confirmed_hours_ago: 75,
    rating: 4.0,
  },
  {
    id: 'iloilo3',
    title: 'Three-Bedroom Condo along the Esplanade',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Condo',
    price: 45_000,
    description:
      'On the sixth floor, with a balcony eight meters long above the river walk. The three bedrooms have built-in ' +
      'closets and blackout curtains, and the helper’s room doubles as a pantry. Two parking slots, dues and water ' +
      'are part of the rent. In the evening one takes the lift down and is on the Esplanade.',
    street: 'Infante Avenue, Unit 6A, Molo',
    ...MOLO,
    ...at(10.699, 122.5502),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 105, parking: 2, year: 2018 }),
    ...terms({ furnishing: 'furnished', pets: false, lease: 12, deposit: 90_000 }),
    floor_level: 'elevator',
    features: ['Balcony', 'Smart Home Features', 'River view', 'Two parking slots', 'Helper’s room'],
    utilities_included: ['water', 'association dues'],
    nearby_amenities: ['Iloilo River Esplanade', 'Molo Plaza', 'Atria Park District'],
    owner: '103',
    listed_hours_ago: 64,
    rating: 4.6,
  },
  {
    id: 'iloilo4',
    title: 'Restaurant Space in the Batchoy District',
    ...FOR_RENT,
    category: 'commercial',
    property_type: 'Restaurant',
    price: 90_000,
    description:
      'A former copra store turned diner, with an open kitchen, a mezzanine and room for ninety guests. The hood, ' +
      'the grease trap, the gas bank and the cold counter stay. Tables on the pavement are allowed after five. The ' +
      'La Paz market, where most cooks on this street buy their noodles and marrow, is two minutes away.',
    street: '24 Huervana Street, La Paz',
    ...LA_PAZ,
    ...at(10.7118, 122.5703),
    ...measures({ bathrooms: 3, floor: 180, lot: 230, parking: 5, year: 1958 }),
    ...terms({ furnishing: 'fitted', lease: 24, deposit: 180_000 }),
    floor_level: 'ground',
    ceiling_height: 18,
    capacity: 90,
    features: ['Open kitchen', 'Mezzanine', 'Kitchen hood and grease trap', 'Pavement tables'],
    utilities_included: ['gas'],
    nearby_amenities: ['La Paz Public Market', 'La Paz Plaza', 'La Paz Church'],
    building_features: ['CCTV'],
    owner: '108',
    listed_hours_ago: 296,
    rating: 4.5,
  },
]
