import { at, measures, terms } from '@/samples/measures'
import { FOR_RENT } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { AREVALO, LAPUZ, PAVIA } from '@/samples/places'

export const STORAGE_AND_VENUES_FOR_RENT: SampleListing[] = [
  {
    id: 'r11',
    title: 'Warehouse with Four Docks in Pagsanga-an',
    ...FOR_RENT,
    category: 'industrial',
    property_type: 'Warehouse',
    price: 336_000,
    description:
      'Twelve hundred square meters under one roof without inner columns, on a concrete yard where a forty-footer ' +
      'can turn. The four docks have levellers, and the slab carries three tonnes a square meter. A small office ' +
      'with aircon and two toilets is built into the front corner. The rate is 280 pesos a square meter before VAT.',
    street: 'National Road, Barangay Pagsanga-an',
    ...PAVIA,
    ...at(10.7829, 122.5369),
    ...measures({ bathrooms: 2, floor: 1_200, lot: 2_600, parking: 12, year: 2016 }),
    ...terms({ lease: 24, deposit: 672_000 }),
    ceiling_height: 26,
    loading_bays: 4,
    capacity: 1_800,
    zoning_type: 'industrial',
    features: ['Dock levellers', 'No inner columns', 'Fire hydrants', 'Guardhouse'],
    nearby_amenities: ['Pavia town proper', 'Iloilo International Airport', 'Truck repair shops'],
    industrial_features: ['Truck Access', 'Highway Access', 'Office Space Included'],
    owner: '107',
    listed_hours_ago: 1_160,
    rating: 4.2,
  },
  {
    id: 'r12',
    title: 'Cold Storage Hall beside the Port',
    ...FOR_RENT,
    status: 'pending',
    category: 'industrial',
    property_type: 'Cold Storage',
    price: 294_000,
    description:
      'Four chambers that hold between minus eighteen and plus four degrees, together about nine hundred tonnes of ' +
      'frozen goods. The five sealed docks open to a covered apron, so nothing stands in the sun. A monorail hoist ' +
      'serves the blast freezer. The compressors are serviced every quarter under a contract that the tenant may ' +
      'keep.',
    street: 'Loboc Road, Barangay Loboc, Lapuz',
    ...LAPUZ,
    ...at(10.7003, 122.5842),
    ...measures({ bathrooms: 3, floor: 840, lot: 1_700, parking: 8, year: 2012 }),
    ...terms({ lease: 24, deposit: 588_000 }),
    ceiling_height: 32,
    loading_bays: 5,
    capacity: 900,
    zoning_type: 'industrial',
    features: ['Four chambers', 'Blast freezer', 'Standby generator', 'Covered apron'],
    utilities_included: ['water'],
    nearby_amenities: ['Iloilo International Port', 'Iloilo Fastcraft Terminal', 'Ice plant'],
    industrial_features: ['Truck Access', 'Crane Facility'],
    building_features: ['24/7 Security', 'Backup Power'],
    owner: '110',
    listed_hours_ago: 2_080,
  },
  {
    id: 'r13',
    title: 'Garden Pavilion for Weddings on Yulo Drive',
    ...FOR_RENT,
    category: 'special',
    property_type: 'Event Venue',
    price: 145_000,
    description:
      'A glass pavilion with timber trusses, set between two lily ponds, for an operator who wants to run it by the ' +
      'year. It seats three hundred at round tables, and the garden takes as many again for a ceremony. The kitchen ' +
      'has a walk-in chiller and gas lines, and gas and water are in the rent. Bookings already made through ' +
      'December pass to the tenant.',
    street: '5 Yulo Drive, Arevalo',
    ...AREVALO,
    ...at(10.6912, 122.5206),
    ...measures({ bathrooms: 10, floor: 620, lot: 4_800, parking: 60, year: 2016 }),
    ...terms({ lease: 12, deposit: 280_000 }),
    capacity: 300,
    features: ['Garden', 'Lily ponds', 'Bridal suite', 'Catering kitchen'],
    utilities_included: ['water', 'gas'],
    nearby_amenities: ['Arevalo Plaza', 'Sto. Niño Church', 'Flower shops of Arevalo'],
    special_features: ['Wheelchair Access', 'Parking Available'],
    owner: '109',
    listed_hours_ago: 380,
    rating: 4.8,
  },
]
