import { at, measures, terms } from '@/samples/measures'
import { CITY_PROPER, JARO, LA_PAZ, MANDURRIAO } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { HOME_FOR_RENT } from '../bases'

const BEDSPACE = {
  ...HOME_FOR_RENT,
  property_type: 'Student Housing',
  ...terms({ furnishing: 'furnished', pets: false, lease: 6 }),
  ...measures({ bedrooms: 1, bathrooms: 1, parking: 0 }),
} satisfies Partial<SampleListing>

export const ROOMS: SampleListing[] = [
  {
    ...BEDSPACE,
    ...LA_PAZ,
    id: 'rh1',
    title: 'Ladies’ Bedspace near WVSU, Room of Six',
    price: 3_500,
    description:
      'Per bed, per month, water and light included. Six girls share a room with three bunks, lockers and one fan; ' +
      'the CR is along the hall. No cooking inside, there is a pantry downstairs. Curfew 10 pm, visitors only in the ' +
      'sala. Manang Nening holds the keys.',
    street: '33 Luna Street, Luna, La Paz',
    barangay: 'Luna',
    ...at(10.7122, 122.5617),
    ...measures({ floor: 18, year: 2002 }),
    deposit: 7_000,
    features: ['Own locker', 'Curtain for each bunk', 'Pantry'],
    utilities_included: ['electricity', 'water'],
    nearby_amenities: ['West Visayas State University', 'Laundry shop'],
    owner: '405',
    listed_hours_ago: 16,
  },
  {
    ...BEDSPACE,
    ...MANDURRIAO,
    id: 'rh2',
    title: 'Bedspace for Working Men, Hibao-an',
    property_type: 'Apartment',
    price: 3_800,
    description:
      'For workers, day or night shift, four to a room. Motorcycle parking behind the gate, covered. Drawer box ' +
      'under each bed, bring your own padlock. Wi-Fi is good for calls, not for gaming.',
    street: 'Hibao-an Road, Hibao-an Norte, Mandurriao',
    barangay: 'Hibao-an Norte',
    ...at(10.7276, 122.5224),
    ...measures({ floor: 16, year: 2011 }),
    deposit: 7_600,
    features: ['Motorcycle parking', 'Day or night shift'],
    utilities_included: ['water', 'internet'],
    nearby_amenities: ['Carinderia', 'Jeepney to the business park'],
    owner: '406',
    listed_hours_ago: 88,
  },
  {
    ...BEDSPACE,
    ...CITY_PROPER,
    id: 'rh3',
    title: 'Reviewees’ Bunk Room with Study Desks',
    price: 4_200,
    description:
      'Good for board reviewees: the desk is under your own bed, with a lamp and a socket. Four in a room on the ' +
      'fourth floor, no lift, which keeps you fit. Whiteboard and quiet hours from nine. Most stay for one season, ' +
      'so beds open in April and in October.',
    street: 'Ortiz Street, City Proper',
    barangay: 'Ortiz',
    ...at(10.6939, 122.5701),
    ...measures({ floor: 20, year: 1999 }),
    deposit: 8_400,
    features: ['Study desk', 'Quiet hours', 'Whiteboard'],
    utilities_included: ['electricity', 'water', 'internet'],
    nearby_amenities: ['Review centers', 'Ortiz Wharf', 'Photocopy shops'],
    owner: '405',
    listed_hours_ago: 133,
  },
  {
    ...BEDSPACE,
    ...JARO,
    id: 'rh4',
    title: 'Capsule Bedspace with Aircon in Jaro',
    property_type: 'Apartment',
    price: 4_500,
    description:
      'Your own plywood pod with a curtain, number, light and two outlets. The aircon runs from 8 pm to 6 am. Shoes ' +
      'stay in the rack by the door, and yes, we do check. Mixed floor, separate showers for men and women.',
    street: 'McArthur Drive, Tabuc Suba, Jaro',
    barangay: 'Tabuc Suba',
    ...at(10.7299, 122.5562),
    ...measures({ bathrooms: 2, floor: 5, year: 2022 }),
    deposit: 9_000,
    features: ['Aircon at night', 'Pod with light and outlets', 'CCTV at the door'],
    utilities_included: ['electricity', 'water', 'internet', 'cleaning'],
    nearby_amenities: ['Jaro Plaza', 'Call centers'],
    owner: '406',
    listed_hours_ago: 25,
  },
  {
    ...HOME_FOR_RENT,
    ...JARO,
    id: 'rh5',
    title: 'Room with Own Bath near CPU',
    property_type: 'Apartment',
    price: 6_500,
    description:
      'My daughter’s room, since she married. Wooden bed, desk, electric fan, own CR, and the window looks into the ' +
      'mango tree. You may use our kitchen and eat with us on Sundays. I would like a teacher or a graduate student.',
    street: '41 Lopez Jaena Street, Jaro',
    barangay: 'San Vicente',
    ...at(10.7286, 122.5494),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 15, parking: 0, year: 1983 }),
    ...terms({ furnishing: 'furnished', pets: false, lease: 6, deposit: 13_000 }),
    features: ['Own bath', 'Use of the kitchen'],
    utilities_included: ['water', 'internet'],
    nearby_amenities: ['Central Philippine University', 'Bakery'],
    owner: '430',
    listed_hours_ago: 155,
  },
  {
    ...HOME_FOR_RENT,
    ...JARO,
    id: 'rh27',
    title: 'Back House in a Family Compound, Jaro',
    property_type: 'Apartment',
    price: 5_500,
    description:
      'Small house at the back of ours, one room, kitchen and CR. You share the yard, the clotheslines and our dog ' +
      'Bantay, who sleeps most of the day. Quiet couple preferred. Light is on a submeter at the rate of the bill.',
    street: '27-B Quintin Salas Street, Jaro',
    barangay: 'Quintin Salas',
    ...at(10.7396, 122.5653),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 26, parking: 0, year: 2005 }),
    ...terms({ furnishing: 'unfurnished', pets: true, deposit: 11_000 }),
    features: ['Shared yard', 'Submeter'],
    utilities_included: ['water'],
    nearby_amenities: ['Quintin Salas chapel', 'Jeepney stop'],
    owner: '432',
    listed_hours_ago: 62,
  },
]
