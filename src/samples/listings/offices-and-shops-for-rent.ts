import { at, measures, terms } from '@/samples/measures'
import { FOR_RENT } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { CITY_PROPER, JARO, MANDURRIAO } from '@/samples/places'

export const OFFICES_AND_SHOPS_FOR_RENT: SampleListing[] = [
  {
    id: 'r7',
    title: 'Fitted Office Floor in the Business Park',
    ...FOR_RENT,
    category: 'commercial',
    property_type: 'Office',
    price: 252_000,
    description:
      'The whole eighth floor of a twelve-storey tower, 420 square meters, left fitted by an accounting firm. There ' +
      'are six rooms with glass fronts, a training room and benches for seventy people. Two generators back up the ' +
      'building, aircons included. The rate is 600 pesos a square meter before VAT, with two months free for fit-out.',
    street: 'Festive Walk Road, 8th Floor, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7163, 122.5461),
    ...measures({ bathrooms: 4, floor: 420, parking: 6, year: 2018 }),
    hoa_fees: 42_000,
    ...terms({ furnishing: 'fitted', lease: 24, deposit: 504_000 }),
    floor_level: 'elevator',
    ceiling_height: 9,
    elevators: 3,
    capacity: 70,
    features: ['Raised floor', 'Six glass-front rooms', 'Training room', 'Two fibre providers'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Festive Walk Mall', 'Iloilo Convention Center', 'Hotels'],
    building_features: ['24/7 Security', 'CCTV', 'Backup Power', 'Reception'],
    owner: '103',
    listed_hours_ago: 600,
    rating: 4.4,
  },
  {
    id: 'r8',
    title: 'Coworking Floor behind a Calle Real Front',
    ...FOR_RENT,
    category: 'commercial',
    property_type: 'Coworking Space',
    price: 96_000,
    description:
      'The third floor of a restored building on J.M. Basa Street, with the old beams exposed and new wiring behind ' +
      'them. It is furnished for forty-five people: hot desks, three call booths, two meeting rooms and a pantry. ' +
      'The present operator moves to a larger place in June and leaves everything. Internet, light, water and ' +
      'cleaning are in the rent.',
    street: 'J.M. Basa Street, 3rd Floor, City Proper',
    ...CITY_PROPER,
    ...at(10.6946, 122.5702),
    ...measures({ bathrooms: 3, floor: 160, parking: 0, year: 1927 }),
    ...terms({ furnishing: 'furnished', pets: true, lease: 12, deposit: 192_000 }),
    floor_level: 'elevator',
    ceiling_height: 13,
    capacity: 45,
    features: ['Hot desks', 'Three call booths', 'Two meeting rooms', 'Exposed beams'],
    utilities_included: ['electricity', 'water', 'internet', 'cleaning'],
    nearby_amenities: ['Calle Real shops', 'Muelle Loney', 'Iloilo Central Market'],
    building_features: ['CCTV', 'Reception'],
    owner: '104',
    listed_hours_ago: 33,
    rating: 4.7,
  },
  {
    id: 'r9',
    title: 'Street-Facing Shop on Simon Ledesma',
    ...FOR_RENT,
    category: 'commercial',
    property_type: 'Retail Store',
    condition: 'New',
    price: 48_000,
    description:
      'Eighty square meters at the end of a new strip of five shops, with glass on two sides and an awning over the ' +
      'pavement. It is bare: concrete floor, no ceiling, with points for aircon and a grease trap ready. Customers ' +
      'can stop right in front. I drew the building, so ask me what may be cut or opened.',
    street: '52 Simon Ledesma Street, Jaro',
    ...JARO,
    ...at(10.7262, 122.5546),
    ...measures({ bathrooms: 1, floor: 80, parking: 3, year: 2024 }),
    ...terms({ furnishing: 'shell-core', lease: 24, deposit: 96_000 }),
    floor_level: 'street-facing',
    ceiling_height: 14,
    features: ['Glass on two sides', 'Awning', 'Grease trap', 'Three-phase power'],
    nearby_amenities: ['Jaro Plaza', 'Jaro Cathedral', 'Banks'],
    building_features: ['CCTV'],
    owner: '108',
    listed_hours_ago: 92,
  },
  {
    id: 'r10',
    title: 'Clinic Suite in a Medical Arts Building',
    ...FOR_RENT,
    category: 'commercial',
    property_type: 'Medical Facility',
    price: 84_000,
    description:
      'A suite on the second floor with a waiting room for sixteen, four consultation rooms and a procedure room ' +
      'with a sink and medical-grade outlets. The ramp and the lift take stretchers. Paediatric and eye clinics ' +
      'occupy the rest of the floor. Cleaning of the common areas and water are included.',
    street: '31 Oñate Street, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7179, 122.5371),
    ...measures({ bathrooms: 2, floor: 120, parking: 4, year: 2015 }),
    ...terms({ furnishing: 'fitted', lease: 24, deposit: 170_000 }),
    floor_level: 'elevator',
    capacity: 40,
    features: ['Four consultation rooms', 'Procedure room', 'Stretcher lift', 'Ramp'],
    utilities_included: ['water', 'cleaning'],
    nearby_amenities: ['Mandurriao Plaza', 'Pharmacies', 'Western Visayas Medical Center'],
    building_features: ['24/7 Security', 'Backup Power', 'Reception'],
    owner: '104',
    listed_hours_ago: 810,
    rating: 4.3,
  },
]
