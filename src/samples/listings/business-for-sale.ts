import { FOR_SALE } from '@/samples/bases'
import { at, measures } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { CITY_PROPER, LEGANES, PAVIA } from '@/samples/places'

export const BUSINESS_FOR_SALE: SampleListing[] = [
  {
    id: '10',
    title: 'Corner Commercial Building on Iznart Street',
    ...FOR_SALE,
    category: 'commercial',
    property_type: 'Commercial Building',
    price: 58_000_000,
    description:
      'Four storeys on a corner lot, with an arcade along both streets and the parapet of 1938 still in place. The ' +
      'upper floors were stripped to the columns in 2022 and are handed over as shell and core. A hardware store has ' +
      'the ground floor on a monthly arrangement and will leave with sixty days of notice. Structural plans and the ' +
      'heritage office guidelines for the front are on file.',
    street: 'Corner Iznart and Ledesma Streets, City Proper',
    ...CITY_PROPER,
    ...at(10.6969, 122.5676),
    ...measures({ bathrooms: 5, floor: 980, lot: 310, parking: 4, year: 1938 }),
    furnishing: 'shell-core',
    floor_level: 'street-facing',
    ceiling_height: 12,
    zoning_type: 'commercial',
    features: ['Street arcade', 'Freight lift', 'Separate meter per floor'],
    nearby_amenities: ['Iloilo Central Market', 'Plazoleta Gay', 'Banks along Iznart Street'],
    building_features: ['CCTV', 'Backup Power'],
    owner: '103',
    listed_hours_ago: 41,
  },
  {
    id: '11',
    title: 'Operating Business Hotel with 62 Rooms',
    ...FOR_SALE,
    category: 'commercial',
    property_type: 'Hotel',
    price: 185_000_000,
    description:
      'A seven-storey hotel on General Luna Street, sold as a going concern with furniture, staff and bookings. ' +
      'Occupancy averaged 71 percent over the past three years, and audited statements are available after signing a ' +
      'confidentiality letter. There is a function room for 140 people, a café at street level and a roof deck ' +
      'licensed for events. Lifts and the chiller were replaced in 2021.',
    street: '210 General Luna Street, City Proper',
    ...CITY_PROPER,
    ...at(10.6998, 122.5617),
    ...measures({ bathrooms: 68, floor: 3_650, lot: 1_100, parking: 28, year: 2009 }),
    furnishing: 'furnished',
    floor_level: 'elevator',
    capacity: 140,
    zoning_type: 'commercial',
    features: ['62 rooms', 'Function room', 'Street-level café', 'Roof deck', 'Laundry and kitchen equipment'],
    nearby_amenities: ['University of San Agustin', 'Iloilo Provincial Capitol', 'Museo Iloilo'],
    building_features: ['24/7 Security', 'CCTV', 'Backup Power', 'Reception'],
    owner: '104',
    listed_hours_ago: 260,
    rating: 4.5,
  },
  {
    id: '12',
    title: 'Food-Grade Factory on the Leganes Highway',
    ...FOR_SALE,
    category: 'industrial',
    property_type: 'Factory',
    price: 92_000_000,
    description:
      'Built for a biscuit maker and kept to food-grade standards: coved epoxy floors, washable panels and a ' +
      'separate line for raw materials. The production hall clears thirty feet and has a five-tonne overhead crane ' +
      'at the dry end. Six bays take ten-wheelers without reversing onto the road. A two-storey office with a ' +
      'laboratory stands in front. Power is a dedicated 1,000 kVA transformer.',
    street: 'Iloilo East Coast Road, Barangay Guihaman',
    ...LEGANES,
    ...at(10.7742, 122.5835),
    ...measures({ bathrooms: 8, floor: 4_200, lot: 9_500, parking: 24, year: 2013 }),
    ceiling_height: 30,
    loading_bays: 6,
    capacity: 2_400,
    zoning_type: 'industrial',
    features: ['Epoxy floors', '1,000 kVA transformer', 'Wastewater treatment', 'Laboratory'],
    nearby_amenities: ['Leganes town proper', 'Iloilo International Port', 'Fuel station'],
    industrial_features: ['Truck Access', 'Highway Access', 'Crane Facility', 'Office Space Included'],
    owner: '107',
    listed_hours_ago: 1_070,
    confirmed_hours_ago: 30,
  },
  {
    id: '13',
    title: 'Three-Storey Data Center in Ungka',
    ...FOR_SALE,
    category: 'industrial',
    property_type: 'Data Center',
    condition: 'New',
    price: 310_000_000,
    description:
      'A purpose-built hall for 180 racks, completed in 2024 and never fitted out by the owner. Two fibre routes ' +
      'enter from opposite sides of the lot, and three generators carry the full load for forty-eight hours. The ' +
      'floor slab is raised 1.4 meters above the highest flood on record for Ungka. Drawings, soil tests and the ' +
      'commissioning report can be read on site.',
    street: 'National Road, Barangay Ungka II',
    ...PAVIA,
    ...at(10.7512, 122.5388),
    ...measures({ bathrooms: 4, floor: 2_900, lot: 3_400, parking: 18, year: 2024 }),
    ceiling_height: 16,
    loading_bays: 2,
    capacity: 60,
    zoning_type: 'industrial',
    features: ['180 racks', 'N+1 cooling', 'Two fibre entries', 'Gas fire suppression', 'Raised above flood level'],
    nearby_amenities: ['Ungka Terminal', 'Pavia fire station', 'Electric substation'],
    industrial_features: ['Highway Access', 'Office Space Included'],
    building_features: ['24/7 Security', 'CCTV', 'Backup Power'],
    owner: '104',
    listed_hours_ago: 1_490,
    confirmed_hours_ago: 400,
  },
]
