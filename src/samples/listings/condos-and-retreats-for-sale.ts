import { at, measures, terms } from '@/samples/measures'
import { FOR_SALE } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { JORDAN, MANDURRIAO, MOLO } from '@/samples/places'

export const CONDOS_AND_RETREATS_FOR_SALE: SampleListing[] = [
  {
    id: '7',
    title: 'Two-Bedroom Condo beside Iloilo Business Park',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Condo',
    title_type: 'CCT',
    price: 8_200_000,
    description:
      'On the fourteenth floor of an eighteen-storey tower, facing west over the old airport grounds. The unit comes ' +
      'with everything in the pictures, including a washer-dryer bought in January, and with one parking slot under ' +
      'a separate title. Residents share a pool and a gym on the sixth floor. Most offices of the business park are ' +
      'a five-minute walk away.',
    street: 'Megaworld Boulevard, Unit 14C, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7146, 122.5478),
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 64, parking: 1, year: 2019 }),
    elevators: 2,
    hoa_fees: 6_400,
    ...terms({ furnishing: 'furnished', pets: true }),
    floor_level: 'elevator',
    features: ['Pool', 'Balcony', 'Smart Home Features', 'Gym', 'Fibre internet', '24-hour lobby guard'],
    nearby_amenities: ['Festive Walk Mall', 'Iloilo Convention Center', 'SM City Iloilo', 'Iloilo River Esplanade'],
    owner: '103',
    listed_hours_ago: 9,
    rating: 4.7,
  },
  {
    id: '8',
    title: 'Double-Height Loft on M.H. del Pilar',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Loft',
    condition: 'New',
    price: 5_400_000,
    description:
      'One of six lofts in a four-storey building that I designed and finished in 2024. The main room is 5.2 meters ' +
      'high with steel windows from floor to ceiling, and the mezzanine takes a queen bed and a desk. Brick was ' +
      'saved from the old bakery on the lot. There is no lift, and the unit is one flight up.',
    street: '112 M.H. del Pilar Street, Molo',
    ...MOLO,
    ...at(10.6958, 122.5468),
    ...measures({ bedrooms: 1, bathrooms: 1.5, floor: 58, parking: 1, year: 2024 }),
    hoa_fees: 2_900,
    ...terms({ furnishing: 'semi-furnished', pets: false }),
    features: ['Smart Home Features', 'Mezzanine', 'Exposed brick', 'Shared roof deck'],
    nearby_amenities: ['Molo Church', 'Molo Plaza', 'Molo Mansion', 'Pancit molo eateries'],
    owner: '108',
    listed_hours_ago: 77,
    rating: 4.4,
  },
  {
    id: '9',
    title: 'Weekend House in a Guimaras Mango Orchard',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Vacation Home',
    price: 9_500_000,
    description:
      'A raised house of hardwood and bamboo under a steep roof, twenty minutes from Iloilo by pump boat and ' +
      'multicab. Two bedrooms are on the main floor and the loft sleeps four more on mats. Thirty-two bearing mango ' +
      'trees come with the land, and a neighbor harvests them for a share. The plunge pool uses rainwater from a ' +
      'cistern that has not run dry since 2017.',
    street: 'Circumferential Road, Barangay Poblacion',
    ...JORDAN,
    ...at(10.6548, 122.6023),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 135, lot: 2_800, parking: 2, year: 2012 }),
    ...terms({ furnishing: 'furnished', pets: true }),
    features: ['Pool', 'Garden', 'Wide timber deck', 'Mango orchard', 'Rainwater cistern'],
    nearby_amenities: ['Jordan Wharf', 'Jordan Public Market', 'Guimaras beaches'],
    owner: '109',
    listed_hours_ago: 110,
    rating: 4.9,
  },
]
