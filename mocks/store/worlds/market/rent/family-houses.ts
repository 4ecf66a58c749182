import { at, measures, terms } from '@/samples/measures'
import { AREVALO, MANDURRIAO, MOLO, PAVIA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, BY_TUPAS, HOME_FOR_RENT } from '../bases'

export const FAMILY_HOUSES_FOR_RENT: SampleListing[] = [
  {
    ...HOME_FOR_RENT,
    ...PAVIA,
    id: 'rh17',
    title: 'Family House with Arched Entry, Anilao',
    property_type: 'Single-Family Home',
    status: 'sold',
    price: 22_000,
    description:
      'Sand-colored house in a small village with one guard. Four bedrooms, two-car carport under a pergola, lawn ' +
      'front and back. Leased for two years from May to the family of a plant engineer.',
    street: 'Ilang-ilang Street, Villa Anilao, Anilao',
    barangay: 'Anilao',
    ...at(10.7689, 122.5561),
    ...measures({ bedrooms: 4, bathrooms: 3, floor: 160, lot: 260, parking: 2, year: 2015 }),
    ...terms({ furnishing: 'unfurnished', pets: true, lease: 24, deposit: 44_000 }),
    features: ['Garden', 'Pergola', 'Guarded gate'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Pavia town proper', 'Industrial plants'],
    ...BY_PROVIDO,
    listed_hours_ago: 1_345,
  },
  {
    ...HOME_FOR_RENT,
    ...MANDURRIAO,
    id: 'rh18',
    title: 'House with Louvred Screens near the Offices',
    property_type: 'Single-Family Home',
    price: 32_000,
    earlier_prices: [{ price: 35_000, hours_ago: 860 }],
    repriced_hours_ago: 240,
    description:
      'Slate base, louvred screens, gray gate; three bedrooms each with aircon and bath. Eight minutes by car to the ' +
      'business park, so managers on assignment like it. Company lease accepted, official receipts issued. The ' +
      'deposit is returned within 30 days of a joint inspection.',
    street: 'Everlasting Street, Tabucan, Mandurriao',
    barangay: 'Tabucan',
    ...at(10.7122, 122.5332),
    ...measures({ bedrooms: 3, bathrooms: 3.5, floor: 148, lot: 180, parking: 2, year: 2018 }),
    ...terms({ furnishing: 'furnished', pets: false, deposit: 64_000 }),
    features: ['Garage', 'Aircon in every bedroom', 'Smart Home Features'],
    utilities_included: ['association dues', 'internet'],
    nearby_amenities: ['Iloilo Business Park', 'Mandurriao Plaza'],
    flood_year_100: 'low',
    ...BY_TUPAS,
    listed_hours_ago: 860,
    confirmed_hours_ago: 60,
  },
  {
    ...HOME_FOR_RENT,
    ...MOLO,
    id: 'rh26',
    title: 'Three-Level Townhouse on a Gated Lane, Taal',
    property_type: 'Townhouse',
    price: 19_000,
    description:
      'Brick at the bottom, white above, with a bedroom and bath on each of the two upper levels. The narrow balcony ' +
      'gets the afternoon sun; curtains are provided. One covered slot at the head of the lane. Available from the ' +
      'fifteenth.',
    street: 'Unit 3, Taal Lane, Taal, Molo',
    barangay: 'Taal',
    ...at(10.6951, 122.5437),
    ...measures({ bedrooms: 2, bathrooms: 2.5, floor: 90, lot: 45, parking: 1, year: 2019 }),
    ...terms({ furnishing: 'semi-furnished', pets: false, deposit: 38_000 }),
    features: ['Balcony', 'Gated lane'],
    nearby_amenities: ['Molo Mansion', 'Taal covered court'],
    ...BY_TUPAS,
    listed_hours_ago: 22,
  },
  {
    ...HOME_FOR_RENT,
    ...AREVALO,
    id: 'rh29',
    title: 'Furnished House with Hammocks by the Sea',
    property_type: 'Single-Family Home',
    price: 18_000,
    description:
      'Blue shutters, white walls, and only a low wall between you and the water. Two bedrooms with mosquito nets, ' +
      'good fans, gas stove and a big table outside. Everything rusts here sooner or later, I replace what breaks. ' +
      'From June to September the waves are loud; some people love that, some move out.',
    street: 'Shore Road, Santo Niño Sur, Arevalo',
    barangay: 'Santo Niño Sur',
    ...at(10.6833, 122.5133),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 70, lot: 300, parking: 1, year: 1986 }),
    ...terms({ furnishing: 'furnished', pets: true, lease: 6, deposit: 36_000 }),
    features: ['Garden', 'Sea view', 'Hammocks', 'Coconut palms'],
    utilities_included: ['water'],
    nearby_amenities: ['Villa Beach grills', 'Santo Niño Church'],
    flood_year_25: 'medium',
    flood_year_100: 'high',
    owner: '436',
    listed_hours_ago: 139,
  },
]
