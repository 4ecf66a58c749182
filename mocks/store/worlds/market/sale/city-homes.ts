import { assessed, at, flood, measures, terms } from '@/samples/measures'
import { AREVALO, JARO, LA_PAZ, MANDURRIAO, MOLO } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_SALE } from '../bases'

export const CITY_HOMES: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...JARO,
    ...BY_TUPAS,
    id: 'h45',
    title: 'Brick-Red Row House in Tagbak, Jaro',
    property_type: 'Townhouse',
    status: 'sold',
    price: 2_300_000,
    description:
      'Middle unit along the jeepney road, five minutes from the Tagbak terminal. Two bedrooms and bath upstairs, ' +
      'one room below used as a tailoring shop. Plain but dry, even in the floods of 2008. Closed after 74 days on ' +
      'the market.',
    street: 'Tagbak Road, Tagbak, Jaro',
    barangay: 'Tagbak',
    ...at(10.7462, 122.5602),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 42, lot: 44, parking: 0, year: 2006 }),
    furnishing: 'unfurnished',
    features: ['Street frontage', 'Shop room'],
    nearby_amenities: ['Tagbak terminal', 'Christ the King Memorial Park'],
    ...flood('none', 'low', 'low'),
    listed_hours_ago: 2_480,
  },
  {
    ...HOME_FOR_SALE,
    ...JARO,
    id: 'h46',
    title: 'U-Shaped Bungalow in Balantang, Jaro',
    property_type: 'Single-Family Home',
    status: 'pending',
    price: 3_850_000,
    earlier_prices: [{ price: 4_200_000, hours_ago: 1_600 }],
    repriced_hours_ago: 640,
    description:
      'The porch goes round three sides because my wife wanted shade at every hour. Paint is faded, walls are sound. ' +
      'Two bedrooms, one large and one small, and a lean-to that shelters our old car. We are reserved for a teacher ' +
      'whose GSIS loan should come out in July.',
    street: '5 Santan Street, Balantang, Jaro',
    barangay: 'Balantang',
    ...at(10.7437, 122.5766),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 70, lot: 275, parking: 1, year: 1995 }),
    furnishing: 'unfurnished',
    features: ['Garden', 'Porch on three sides', 'Lean-to carport'],
    nearby_amenities: ['Balantang Memorial Cemetery', 'Balantang Elementary School'],
    ...flood('low', 'medium', 'high'),
    utilities: ['piped water', 'electric power'],
    owner: '423',
    listed_hours_ago: 1_600,
    confirmed_hours_ago: 24,
  },
  {
    ...HOME_FOR_SALE,
    ...MANDURRIAO,
    ...BY_TUPAS,
    id: 'h47',
    title: 'House with Half-Round Balcony, Hibao-an Sur',
    property_type: 'Single-Family Home',
    price: 5_950_000,
    description:
      'Beige two-storey on a dead-end street, fifteen minutes to the business park outside rush hour. Four bedrooms, ' +
      'three baths, narrow front court behind a steel gate. The half-round balcony belongs to the master bedroom. ' +
      'Negotiable for cash before the end of the quarter.',
    street: 'Camia Street, Hibao-an Sur, Mandurriao',
    barangay: 'Hibao-an Sur',
    ...at(10.7239, 122.5206),
    ...measures({ bedrooms: 4, bathrooms: 3, floor: 110, lot: 170, parking: 1, year: 2012 }),
    furnishing: 'unfurnished',
    features: ['Balcony', 'Steel gate'],
    nearby_amenities: ['Hibao-an Elementary School', 'Western Visayas Medical Center'],
    ...flood('none', 'low', 'medium'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 418,
  },
  {
    ...HOME_FOR_SALE,
    ...MOLO,
    id: 'h48',
    title: 'Old House with Capiz Windows in Calumpang',
    property_type: 'Single-Family Home',
    price: 4_500_000,
    description:
      'Built by my grandfather, a carpenter of Molo, in 1958. Upstairs all wood with sliding capiz, downstairs ' +
      'concrete which was once his workshop. The eaves are carved with calado, nobody makes those now. It leans two ' +
      'centimeters to the west and has done so since I was a child. Extra-judicial settlement finished, estate tax ' +
      'paid.',
    street: 'San Marcos Street, Calumpang, Molo',
    barangay: 'Calumpang',
    ...at(10.6921, 122.5367),
    ...measures({ bedrooms: 4, bathrooms: 2, floor: 160, lot: 148, parking: 0, year: 1958 }),
    furnishing: 'semi-furnished',
    features: ['Capiz windows', 'Carved eaves', 'Workshop below'],
    nearby_amenities: ['Calumpang market', 'Molo Church'],
    ...flood('low', 'low', 'medium'),
    utilities: ['piped water', 'electric power'],
    owner: '424',
    listed_hours_ago: 1_210,
    confirmed_hours_ago: 310,
  },
  {
    ...HOME_FOR_SALE,
    ...AREVALO,
    id: 'h49',
    title: 'Slim Teal House with Orchid Wall, Sooc',
    property_type: 'Single-Family Home',
    price: 4_100_000,
    description:
      'We are two teachers and three cats, and the house fits us exactly, but a baby is on the way. Five meters ' +
      'wide, three bedrooms on two floors, everything within reach. The orchids on the side wall are forty-one by ' +
      'last count; twenty may stay. Pag-IBIG takeout is fine with us.',
    street: '12-C Sooc Road, Sooc, Arevalo',
    barangay: 'Sooc',
    ...at(10.6967, 122.5152),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 76, lot: 92, parking: 1, year: 2018 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Orchid wall', 'Carport', 'Screened windows'],
    nearby_amenities: ['Sooc chapel', 'Villa Arevalo Plaza'],
    ...flood('none', 'low', 'medium'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    owner: '425',
    listed_hours_ago: 38,
  },
  {
    ...HOME_FOR_SALE,
    ...LA_PAZ,
    id: 'h50',
    title: 'Small House, Rights Only, in Ingore',
    property_type: 'Single-Family Home',
    title_type: 'rights-only',
    price: 950_000,
    description:
      'Rights lang po ang binibenta, walang titulo. Hollow blocks and plywood, GI roof, one room and a loft, on a ' +
      'footpath where only motorcycles pass. Water by the drum from next door. Seven years na kami dito, walang ' +
      'problema sa kapitbahay.',
    street: 'Zone 4 Interior, Ingore, La Paz',
    barangay: 'Ingore',
    ...at(10.7149, 122.5921),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 28, lot: 36, parking: 0, year: 2019 }),
    furnishing: 'unfurnished',
    features: ['Loft'],
    nearby_amenities: ['Ingore covered court', 'Jeepney stop'],
    ...flood('medium', 'high', 'high'),
    utilities: ['electric power'],
    owner: '426',
    listed_hours_ago: 104,
  },
  {
    ...HOME_FOR_SALE,
    ...MANDURRIAO,
    ...BY_TUPAS,
    id: 'h51',
    title: 'Three-Storey House of Stone and Glass',
    property_type: 'Single-Family Home',
    price: 18_500_000,
    description:
      'Garage for three and staff quarters in the base, living floor with pool in the middle, five bedrooms on top ' +
      'behind a vertical timber screen. Structural plans, as-built drawings and an appraisal of this March are in ' +
      'the file. Generator covers the whole house. The owners are downsizing and open to a condo as part payment.',
    street: 'Gladiola Street, San Rafael, Mandurriao',
    barangay: 'San Rafael',
    ...at(10.7126, 122.5404),
    ...measures({ bedrooms: 5, bathrooms: 5.5, floor: 345, lot: 360, parking: 3, year: 2020 }),
    hoa_fees: 3_500,
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Pool', 'Garage', 'Smart Home Features', 'Generator', 'Staff quarters'],
    nearby_amenities: ['Atria Park District', 'Ateneo de Iloilo'],
    ...flood('none', 'none', 'low'),
    ...assessed(11_000, 2023),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 174,
  },
]
