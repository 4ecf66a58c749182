import { FOR_SALE } from '@/samples/bases'
import { at, measures } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { JARO, LAPUZ, MOLO, SANTA_BARBARA } from '@/samples/places'

export const SPECIAL_FOR_SALE: SampleListing[] = [
  {
    id: '19',
    title: 'Private School Campus on Locsin Street',
    ...FOR_SALE,
    category: 'special',
    property_type: 'School',
    price: 78_000_000,
    description:
      'A three-storey campus around a covered court, used as a private grade school until its owners retired. There ' +
      'are twenty-two classrooms, a library, a clinic and a canteen with its own delivery gate. Jalousie windows on ' +
      'two sides give every room a cross breeze. The permit to operate is not part of the sale, but the records that ' +
      'support a new application are complete.',
    street: '45 Locsin Street, Molo',
    ...MOLO,
    ...at(10.6942, 122.5412),
    ...measures({ bathrooms: 24, floor: 2_700, lot: 3_100, parking: 20, year: 1996 }),
    capacity: 650,
    features: ['22 classrooms', 'Covered court', 'Library', 'Canteen'],
    nearby_amenities: ['Molo Plaza', 'Molo Church', 'Jeepney route'],
    special_features: ['Public Transit Access', 'Parking Available'],
    owner: '110',
    listed_hours_ago: 1_760,
  },
  {
    id: '20',
    title: 'Fifty-Bed Hospital Building on E. Lopez Street',
    ...FOR_SALE,
    category: 'special',
    property_type: 'Hospital',
    price: 168_000_000,
    description:
      'A five-storey building planned as a level-one hospital of fifty beds, with two operating rooms and a delivery ' +
      'suite. Bed lifts, medical gas lines and a shielded x-ray room are in place. The ambulance ramp enters from ' +
      'the side street, apart from the main door. A group of doctors built it and now moves to a larger site.',
    street: '330 E. Lopez Street, Jaro',
    ...JARO,
    ...at(10.7222, 122.5592),
    ...measures({ bathrooms: 40, floor: 4_100, lot: 2_200, parking: 36, year: 2011 }),
    capacity: 50,
    features: ['Two operating rooms', 'Bed lifts', 'Medical gas lines', 'Standby generator', 'Ambulance ramp'],
    nearby_amenities: ['Jaro Cathedral', 'Jaro Plaza', 'Pharmacies along E. Lopez Street'],
    special_features: ['Public Transit Access', 'Wheelchair Access', 'Parking Available', 'Security Systems'],
    owner: '110',
    listed_hours_ago: 890,
    rating: 4.3,
  },
  {
    id: '21',
    title: 'Small Marina on the Iloilo River',
    ...FOR_SALE,
    category: 'special',
    property_type: 'Marina',
    price: 64_000_000,
    description:
      'Twenty-four berths on floating pontoons, a slipway and a single-storey clubhouse with deep eaves facing the ' +
      'water. Boats up to fourteen meters reach the strait in ten minutes at any tide. Nineteen berths are let by ' +
      'the year, most of them to the same owners since 2015. The foreshore lease runs for another seventeen years ' +
      'and can be transferred.',
    street: 'Sinikway Road, Barangay Sinikway, Lapuz',
    ...LAPUZ,
    ...at(10.6988, 122.5818),
    ...measures({ bathrooms: 6, floor: 420, lot: 4_600, parking: 30, year: 2014 }),
    capacity: 120,
    features: ['24 berths', 'Slipway', 'Clubhouse', 'Fuel dock', 'Boat storage shed'],
    nearby_amenities: ['Iloilo Fastcraft Terminal', 'Iloilo River', 'Drilon Bridge'],
    special_features: ['Parking Available', 'Security Systems'],
    owner: '110',
    listed_hours_ago: 131,
    rating: 4.6,
  },
  {
    id: '22',
    title: 'Four-Pump Gas Station with Store',
    ...FOR_SALE,
    category: 'special',
    property_type: 'Gas Station',
    price: 32_500_000,
    description:
      'An independent station on the road to the airport, selling about 190,000 litres a month. The four pumps and ' +
      'three underground tanks passed their tightness test in February. A small store and a vulcanizing bay are ' +
      'sublet and pay the wages of the night guard. No brand contract is attached.',
    street: 'National Road, Barangay Duyanduyan',
    ...SANTA_BARBARA,
    ...at(10.8168, 122.5362),
    ...measures({ bathrooms: 2, floor: 160, lot: 1_500, year: 2015 }),
    capacity: 16,
    features: ['Four pumps', 'Three underground tanks', 'Convenience store', 'Vulcanizing bay'],
    nearby_amenities: ['Iloilo International Airport', 'Santa Barbara town proper'],
    special_features: ['Wheelchair Access', 'Security Systems'],
    owner: '110',
    listed_hours_ago: 1_260,
  },
]
