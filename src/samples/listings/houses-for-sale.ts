import { at, measures, terms } from '@/samples/measures'
import { FOR_SALE } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { AREVALO, JARO, LA_PAZ, MANDURRIAO, OTON, PAVIA } from '@/samples/places'

export const HOUSES_FOR_SALE: SampleListing[] = [
  {
    id: '1',
    title: 'Airy Family House near Jaro Plaza',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Single-Family Home',
    price: 12_800_000,
    earlier_prices: [{ price: 13_100_000, hours_ago: 52 }],
    repriced_hours_ago: 20,
    description:
      'A two-storey house on a corner lot, five minutes on foot from the plaza and the cathedral. The wide eaves and ' +
      'timber screens keep the afternoon sun out, so the living room stays cool without the aircon until about two. ' +
      'There are three bedrooms upstairs and a fourth on the ground floor with its own bath, which we built for my ' +
      'mother-in-law. The water tank and the pump were replaced last year. Title is clean and in our name.',
    street: '28 Arguelles Street, Jaro',
    ...JARO,
    ...at(10.7291, 122.5537),
    ...measures({ bedrooms: 4, bathrooms: 3, floor: 210, lot: 320, parking: 2, year: 2014 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Garden', 'Garage', 'Timber sun screens', 'Outdoor dirty kitchen', 'Overhead water tank'],
    nearby_amenities: ['Jaro Plaza', 'Jaro Cathedral', 'Jaro Big Market', 'Central Philippine University'],
    owner: '102',
    listed_hours_ago: 52,
    rating: 4.6,
  },
  {
    id: '2',
    title: 'Modern House with Basement in Tabucan',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Single-Family Home',
    condition: 'New',
    price: 24_500_000,
    description:
      'Finished in 2024 by a contractor who lives on the same street. Lights, gate, aircons and cameras run from a ' +
      'panel in the hallway or from a phone, and every one of them also has an ordinary switch. The basement is dry, ' +
      'with its own sump pump, and is wired as a cinema room. Solar panels of 8 kW bring the electric bill of a ' +
      'family of five down to about 4,000 pesos a month.',
    street: '14 Tabucan Road, Barangay Tabucan, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7238, 122.5342),
    ...measures({ bedrooms: 5, bathrooms: 5, floor: 385, lot: 400, parking: 3, year: 2024 }),
    ...terms({ furnishing: 'semi-furnished', pets: true }),
    features: ['Balcony', 'Garage', 'Basement', 'Smart Home Features', 'Solar panels', 'Cinema room'],
    nearby_amenities: ['Mandurriao Plaza', 'SM City Iloilo', 'Festive Walk Mall'],
    owner: '103',
    listed_hours_ago: 26,
    rating: 4.9,
  },
  {
    id: '3',
    title: 'Walled Villa with Lap Pool near Arevalo Beach',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Villa',
    price: 38_000_000,
    description:
      'The villa forms an L around a twelve-meter lap pool, with the sea a short walk beyond the coconut palms. All ' +
      'five bedrooms open to the garden or to the long upper balcony, and the guest wing has a separate gate. The ' +
      'bank took it back in 2024 and sells it as it stands. A caretaker couple has stayed on the property since 2011 ' +
      'and would like to remain. Water comes from the city line and from a deep well, both metered.',
    street: 'Calaparan Road, Barangay Calaparan, Arevalo',
    ...AREVALO,
    ...at(10.6856, 122.5128),
    ...measures({ bedrooms: 5, bathrooms: 5.5, floor: 460, lot: 1_250, parking: 4, year: 2010 }),
    ...terms({ furnishing: 'furnished', pets: true }),
    features: ['Pool', 'Garden', 'Balcony', 'Garage', 'Guest wing', 'Caretaker quarters', 'Deep well'],
    nearby_amenities: ['Arevalo Plaza', 'Villa beach', 'Seafood restaurants'],
    owner: '104',
    listed_hours_ago: 14,
    rating: 4.8,
  },
  {
    id: '4',
    title: 'Bungalow with Mango Tree in Oton',
    ...FOR_SALE,
    status: 'sold',
    category: 'residential',
    property_type: 'Single-Family Home',
    price: 4_350_000,
    description:
      'A plain, well-kept bungalow of three bedrooms on a titled lot, one tricycle ride from the Oton church. The ' +
      'roof was repainted and the ceiling of the back room replaced after the last typhoon season. There is space ' +
      'behind the kitchen for an extension or a small garden of vegetables. The mango tree bears fruit every April.',
    street: 'J.C. Zulueta Street, Barangay Poblacion East',
    ...OTON,
    ...at(10.6967, 122.479),
    ...measures({ bedrooms: 3, bathrooms: 1.5, floor: 96, lot: 240, parking: 1, year: 2003 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Garden', 'Covered porch', 'Window grilles', 'Carport'],
    nearby_amenities: ['Oton Church', 'Oton Public Market', 'Rural health unit'],
    owner: '106',
    listed_hours_ago: 1_620,
  },
  {
    id: '5',
    title: 'Half of a Duplex on Jereos Street',
    ...FOR_SALE,
    status: 'pending',
    category: 'residential',
    property_type: 'Duplex',
    price: 6_900_000,
    earlier_prices: [
      { price: 7_500_000, hours_ago: 485 },
      { price: 7_200_000, hours_ago: 300 },
    ],
    repriced_hours_ago: 100,
    description:
      'The left half of a duplex, with a solid firewall between the two homes and separate meters for water and ' +
      'light. Downstairs is one open room from the gate to the kitchen; upstairs are three bedrooms and a small ' +
      'balcony over the street. The price is what we ask for handing over the home and its Pag-IBIG loan. Batchoy ' +
      'shops and the La Paz market are within ten minutes on foot.',
    street: '61-A Jereos Street, La Paz',
    ...LA_PAZ,
    ...at(10.7147, 122.5731),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 128, lot: 140, parking: 1, year: 2016 }),
    furnishing: 'semi-furnished',
    features: ['Balcony', 'Built-in closets', 'Separate meters', 'Carport'],
    nearby_amenities: ['La Paz Public Market', 'La Paz Plaza', 'West Visayas State University'],
    owner: '102',
    listed_hours_ago: 485,
    rating: 4.2,
  },
  {
    id: '6',
    title: 'Pre-Selling Townhouse in a Pavia Subdivision',
    ...FOR_SALE,
    category: 'residential',
    property_type: 'Townhouse',
    condition: 'Pre-Selling',
    price: 2_380_000,
    description:
      'An inner unit in a row of five, turned over with tiled floors, painted walls and a finished kitchen counter. ' +
      'The reservation fee is 20,000 pesos, and the ten percent down payment may be spread over eighteen months. The ' +
      'developer accepts Pag-IBIG and bank financing. Jeepneys to Jaro pass the subdivision gate from five in the ' +
      'morning until nine at night.',
    street: 'Block 4 Lot 17, Barangay Balabag',
    ...PAVIA,
    ...at(10.7662, 122.5401),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 52, lot: 60, parking: 1 }),
    hoa_fees: 650,
    furnishing: 'unfurnished',
    features: ['Carport', 'Provision for a third bedroom', 'Gated subdivision', 'Covered court'],
    nearby_amenities: ['Pavia Public Market', 'Jeepney stop', 'Elementary school'],
    owner: '107',
    listed_hours_ago: 172,
  },
]
