import { at, flood, licensed, measures, payment, terms, titled } from '@/samples/measures'
import { LEGANES } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, HOME_FOR_SALE } from '../bases'

export const LEGANES_HOMES: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    ...BY_PROVIDO,
    id: 'h28',
    title: 'Row House with Carport, Guihaman Greens',
    property_type: 'Townhouse',
    price: 2_050_000,
    description:
      'Two-storey inner unit, lived in by one family since 2015. They added the carport, a second toilet under the ' +
      'stairs and tiles on both floors. Association dues are paid to December. Financing: cash, bank, or Pag-IBIG ' +
      'with the usual two to three months of processing.',
    street: 'Block 11 Lot 8, Guihaman Greens, Guihaman',
    barangay: 'Guihaman',
    ...at(10.7817, 122.5768),
    ...measures({ bedrooms: 2, bathrooms: 2, floor: 56, lot: 50, parking: 1, year: 2014 }),
    hoa_fees: 450,
    furnishing: 'unfurnished',
    features: ['Carport', 'Tiled floors'],
    nearby_amenities: ['Village court', 'Guihaman Elementary School'],
    ...flood('none', 'low', 'medium'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 186,
  },
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    id: 'h29',
    title: 'Raised House beside the Fish Ponds, Nabitasan',
    property_type: 'Single-Family Home',
    price: 1_750_000,
    earlier_prices: [{ price: 1_950_000, hours_ago: 1_480 }],
    repriced_hours_ago: 515,
    description:
      'I will be honest about the water: in 2008 it reached the third step, in 2023 the first. That is why the house ' +
      'stands on posts, one meter up. Two bedrooms, cool at night, with the smell of the ponds in April. The street ' +
      'is cement up to our gate.',
    street: 'Pond Road, Nabitasan',
    barangay: 'Nabitasan',
    ...at(10.7806, 122.6043),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 60, lot: 190, parking: 1, year: 2009 }),
    ...terms({ furnishing: 'unfurnished', pets: true }),
    features: ['Raised floor', 'Front stairs', 'Rain barrel'],
    nearby_amenities: ['Nabitasan fish port', 'Mangrove boardwalk'],
    ...flood('medium', 'high', 'high'),
    utilities: ['electric power'],
    owner: '420',
    listed_hours_ago: 1_480,
    confirmed_hours_ago: 180,
  },
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    ...BY_PROVIDO,
    id: 'h30',
    title: 'Single Attached with Brick Accents, Cari Mayor',
    property_type: 'Single-Family Home',
    price: 3_900_000,
    description:
      'Clean lines, a rising shed roof and real brick at the entrance. Three bedrooms, two baths, carport for a ' +
      'sedan and space for motorcycles. It was the model house of a builder who went on to bigger things. Title is ' +
      'free of liens and annotations; I requested a certified copy last week.',
    street: 'Cari Mayor Road, Cari Mayor',
    barangay: 'Cari Mayor',
    ...titled({ holder: 'seller', liens: 'none_stated', on: '2026-06-08' }),
    ...at(10.7936, 122.5803),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 88, lot: 115, parking: 1, year: 2020 }),
    furnishing: 'semi-furnished',
    features: ['Carport', 'Modular kitchen'],
    nearby_amenities: ['Leganes National High School', 'Coastal highway'],
    ...flood('none', 'none', 'low'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 250,
  },
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    id: 'h31',
    title: 'Pre-Selling Townhouse, Guihaman Greens Phase 3',
    property_type: 'Townhouse',
    condition: 'Pre-Selling',
    sale_stage: 'pre-selling',
    price: 3_100_000,
    description:
      'Phase 3 opens with five townhouses on the Buntatala side. The picture is the architect’s drawing. Three ' +
      'bedrooms, two baths, a carport behind the building line and provision for two split-type aircons. Down ' +
      'payment in 20 equal parts, balance by bank at turnover.',
    street: 'Block 30 Lot 2, Guihaman Greens Phase 3, Buntatala',
    barangay: 'Buntatala',
    ...at(10.7764, 122.5826),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 76, lot: 70, parking: 1 }),
    hoa_fees: 500,
    furnishing: 'unfurnished',
    features: ['Carport', 'Aircon provisions'],
    nearby_amenities: ['Village gate', 'Jeepneys to Jaro'],
    turnover: '2027-11',
    ...payment({ reservation: 20_000, percent: 20, months: 20, balance: 'bank' }),
    ...licensed({ number: '037318', date: '2026-02-23', project: 'Guihaman Greens Phase 3' }),
    ...flood('none', 'low', 'medium'),
    owner: '403',
    listed_hours_ago: 29,
  },
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    id: 'h32',
    title: 'OFW-Built Bungalow behind a Tiled Gate',
    property_type: 'Single-Family Home',
    price: 4_600_000,
    description:
      'Twenty years of Hong Kong are in this house. Granite kitchen, arched porch, three bedrooms with built-in ' +
      'cabinets, two CR with hot shower. The gate alone took my foreman a month. I am joining my son in Dubai, so ' +
      'everything you see may stay, even the sala set.',
    street: 'Rizal Street, San Vicente',
    barangay: 'San Vicente',
    ...at(10.7849, 122.5947),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 118, lot: 220, parking: 1, year: 2010 }),
    furnishing: 'furnished',
    features: ['Granite kitchen', 'Tiled gate', 'Built-in cabinets', 'Hot shower'],
    nearby_amenities: ['Leganes Plaza', 'San Vicente chapel'],
    ...flood('low', 'low', 'medium'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    owner: '421',
    listed_hours_ago: 118,
  },
  {
    ...HOME_FOR_SALE,
    ...LEGANES,
    ...BY_PROVIDO,
    id: 'h33',
    title: 'Town House with Roof Deck in Leganes Poblacion',
    property_type: 'Single-Family Home',
    price: 6_300_000,
    description:
      'Flat-roofed, two storeys and a deck with a canopy on top, reached by steel stairs outside. Four bedrooms and ' +
      'three baths, one bedroom with its own entrance that now serves as a clinic. Walk to the market, the church ' +
      'and the terminal. Viewing on Saturdays, when the clinic is closed.',
    street: 'Mabini Street, Poblacion',
    barangay: 'Poblacion',
    ...at(10.7874, 122.5884),
    ...measures({ bedrooms: 4, bathrooms: 3, floor: 190, lot: 160, parking: 1, year: 2013 }),
    furnishing: 'semi-furnished',
    features: ['Roof deck', 'Balcony', 'Separate entrance'],
    nearby_amenities: ['Leganes Public Market', 'Leganes Church', 'Jeepney terminal'],
    ...flood('none', 'low', 'low'),
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 690,
    confirmed_hours_ago: 115,
  },
]
