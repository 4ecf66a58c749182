import { at, flood, licensed, measures, payment } from '@/samples/measures'
import { OTON } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_PROVIDO, HOME_FOR_SALE } from '../bases'

const BULAK = {
  ...OTON,
  barangay: 'Cagbang',
  hoa_fees: 300,
  nearby_amenities: ['Village chapel', 'Cagbang Elementary School', 'Jeepneys to Molo'],
  ...flood('none', 'low', 'medium'),
} satisfies Partial<SampleListing>

export const OTON_SUBDIVISIONS: SampleListing[] = [
  {
    ...HOME_FOR_SALE,
    ...BULAK,
    ...BY_PROVIDO,
    id: 'h13',
    title: 'Lilac Bungalow with Bougainvillea, Bulak Village',
    property_type: 'Single-Family Home',
    price: 2_750_000,
    description:
      'A cheerful little house with its gable to the street, kept very clean by its only owner, a retired teacher. ' +
      'Two bedrooms, one bath, a kitchen that opens to the back. The lot leaves four meters behind for an extension. ' +
      'Bank or Pag-IBIG buyers welcome, all papers are complete.',
    street: 'Block 3 Lot 9, Bulak Village, Cagbang',
    ...at(10.7046, 122.4926),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 52, lot: 120, parking: 1, year: 2013 }),
    furnishing: 'unfurnished',
    features: ['Garden', 'Space for an extension'],
    utilities: ['piped water', 'electric power'],
    listed_hours_ago: 71,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    id: 'h14',
    title: 'Pre-Selling Row House, Pakiad Fields',
    property_type: 'Townhouse',
    condition: 'Pre-Selling',
    sale_stage: 'pre-selling',
    price: 1_720_000,
    description:
      'Model row now open beside the rice fields of Pakiad. One storey, high enough for a loft, with two bedrooms ' +
      'and a tiled bath. Reserve with 10,000 pesos and pay the rest of the down payment over 24 months without ' +
      'interest. Socialized and economic packages are available; ask the sales desk for the computation.',
    street: 'Block 5 Lot 12, Pakiad Fields, Pakiad',
    barangay: 'Pakiad',
    ...at(10.7012, 122.4846),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 42, lot: 54, parking: 1 }),
    hoa_fees: 400,
    furnishing: 'unfurnished',
    features: ['Loft-ready ceiling', 'Tiled bath'],
    nearby_amenities: ['Model units', 'Rice fields', 'Oton highway'],
    turnover: '2028-03',
    ...payment({ reservation: 10_000, percent: 10, months: 24, balance: 'pag-ibig' }),
    ...licensed({ number: '037255', date: '2026-01-19', project: 'Pakiad Fields' }),
    ...flood('low', 'medium', 'medium'),
    owner: '403',
    listed_hours_ago: 12,
  },
  {
    ...HOME_FOR_SALE,
    ...BULAK,
    ...BY_PROVIDO,
    id: 'h15',
    title: 'Olive House with Balcony, Bulak Village',
    property_type: 'Single-Family Home',
    price: 4_900_000,
    description:
      'Two storeys on a double lot, three bedrooms up and a guest room down. The balcony over the carport catches ' +
      'the wind from the sea, three kilometers away. Mature lawn, narra kitchen cabinets, water tank with pump. ' +
      'Owner moves to Bacolod in August and leaves the curtains and the range hood.',
    street: 'Block 7 Lots 4 and 5, Bulak Village, Cagbang',
    ...at(10.7058, 122.4917),
    ...measures({ bedrooms: 4, bathrooms: 2, floor: 132, lot: 240, parking: 2, year: 2011 }),
    furnishing: 'semi-furnished',
    features: ['Balcony', 'Garden', 'Water tank with pump'],
    utilities: ['piped water', 'electric power', 'fibre internet'],
    listed_hours_ago: 163,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    ...BY_PROVIDO,
    id: 'h19',
    title: 'Brand-New Bungalow with Butterfly Roof, Abilay Norte',
    property_type: 'Single-Family Home',
    condition: 'New',
    sale_stage: 'ready',
    price: 5_200_000,
    description:
      'Designed by a young Iloilo architect and finished in April. The butterfly roof collects rain for the garden, ' +
      'and the clerestory keeps the living room bright without heat. Three bedrooms, two baths, gravel garden that ' +
      'needs no mowing. VAT does not apply at this price for a first home; please verify with your accountant.',
    street: 'Abilay Road, Abilay Norte',
    barangay: 'Abilay Norte',
    ...at(10.7148, 122.4787),
    ...measures({ bedrooms: 3, bathrooms: 2, floor: 98, lot: 180, parking: 1, year: 2026 }),
    furnishing: 'unfurnished',
    features: ['Garden', 'Rainwater collector', 'Clerestory windows'],
    nearby_amenities: ['Abilay Norte Elementary School', 'Iloilo–Antique Road'],
    ...payment({ reservation: 50_000, percent: 20, months: 3, balance: 'bank' }),
    ...flood('none', 'none', 'low'),
    utilities: ['electric power', 'fibre internet'],
    listed_hours_ago: 18,
  },
  {
    ...HOME_FOR_SALE,
    ...OTON,
    ...BY_PROVIDO,
    id: 'h20',
    title: 'Pink Duplex Half with Own Gate, Botong',
    property_type: 'Duplex',
    status: 'pending',
    price: 3_250_000,
    description:
      'Right half, one storey, two bedrooms and a study. Separate gate, separate title, and a steel water tank for ' +
      'brownout days. Ten minutes’ walk to the beach of Botong. Under negotiation with a buyer whose loan is in ' +
      'process.',
    street: 'Purok 5, Botong',
    barangay: 'Botong',
    ...at(10.6905, 122.4834),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 66, lot: 105, parking: 1, year: 2017 }),
    furnishing: 'unfurnished',
    features: ['Own gate', 'Water tank', 'Study'],
    nearby_amenities: ['Botong beach', 'Oton town proper'],
    ...flood('low', 'low', 'medium'),
    listed_hours_ago: 538,
  },
]
