import { at, measures, terms } from '@/samples/measures'
import { FOR_RENT } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'
import { CITY_PROPER, JARO, LA_PAZ, LAPUZ, MANDURRIAO, MOLO } from '@/samples/places'

export const HOMES_FOR_RENT: SampleListing[] = [
  {
    id: 'r1',
    title: 'Furnished One-Bedroom Condo near Atria',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Condo',
    price: 32_000,
    description:
      'A corner unit on the ninth floor with a balcony toward the hills. The bed, the sofa and the work desk are ' +
      'solid wood, made in Pavia, and the kitchen has an induction hob and an oven. Rent covers the association dues ' +
      'and fibre internet of 200 Mbps; electricity and water are read every month. A small dog or a cat is fine.',
    street: 'Donato Pison Avenue, Unit 9F, Barangay San Rafael, Mandurriao',
    ...MANDURRIAO,
    ...at(10.7092, 122.547),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 42, parking: 1, year: 2020 }),
    elevators: 2,
    ...terms({ furnishing: 'furnished', pets: true, lease: 12, deposit: 64_000 }),
    floor_level: 'elevator',
    features: ['Pool', 'Balcony', 'Smart Home Features', 'Gym', 'Induction hob'],
    utilities_included: ['internet', 'association dues'],
    nearby_amenities: ['Atria Park District', 'Iloilo River Esplanade', 'SM City Iloilo'],
    owner: '103',
    listed_hours_ago: 5,
    rating: 4.8,
  },
  {
    id: 'r2',
    title: 'Corner Studio above Ledesma Street',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Studio',
    price: 12_500,
    description:
      'Twenty-four square meters with windows on two sides, a fold-down bed and a proper kitchen counter. The street ' +
      'is busy until ten in the evening, then quiet. The building has a lift, a guard at night and a laundry on the ' +
      'roof. Six months is the shortest stay; water is in the rent.',
    street: '88 Ledesma Street, City Proper',
    ...CITY_PROPER,
    ...at(10.6956, 122.5628),
    ...measures({ bedrooms: 0, bathrooms: 1, floor: 24, parking: 0, year: 2012 }),
    ...terms({ furnishing: 'semi-furnished', pets: false, lease: 6, deposit: 25_000 }),
    floor_level: 'elevator',
    features: ['Fold-down bed', 'Roof laundry', 'Night guard'],
    utilities_included: ['water'],
    nearby_amenities: ['University of San Agustin', 'SM Delgado', 'Iloilo Central Market'],
    owner: '105',
    listed_hours_ago: 225,
    confirmed_hours_ago: 50,
    rating: 4.1,
  },
  {
    id: 'r3',
    title: 'Second-Floor Apartment in Mansaya',
    ...FOR_RENT,
    status: 'pending',
    category: 'residential',
    property_type: 'Apartment',
    price: 16_000,
    description:
      'One of nine units in a small block that I built after my last contract at sea. It has two bedrooms, tiled ' +
      'floors and screens on every window. Tenants share the roof for laundry and have one motorcycle slot each. The ' +
      'barangay hall and a bakery are on the same street.',
    street: 'Mansaya Road, Barangay Mansaya, Lapuz',
    ...LAPUZ,
    ...at(10.7015, 122.5794),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 56, parking: 0, year: 2018 }),
    ...terms({ furnishing: 'unfurnished', pets: false, lease: 12, deposit: 32_000 }),
    features: ['Balcony', 'Window screens', 'Roof laundry', 'Motorcycle slot'],
    utilities_included: ['water'],
    nearby_amenities: ['Iloilo International Port', 'Drilon Bridge', 'La Paz Public Market'],
    owner: '102',
    listed_hours_ago: 1_370,
    rating: 4.0,
  },
  {
    id: 'r4',
    title: 'Student Room with Study Hall on Luna Street',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Student Housing',
    price: 9_000,
    description:
      'A room for two on the third floor of our dormitory, across the street from the university gate. Each student ' +
      'gets a bed, a desk, a lamp and a locker, and there is a study hall that stays open all night during exams. ' +
      'Light, water, internet and weekly cleaning are in the price. Curfew is eleven, with a key for those on duty.',
    street: '140 Luna Street, La Paz',
    ...LA_PAZ,
    ...at(10.7126, 122.5634),
    ...measures({ bedrooms: 1, bathrooms: 1, floor: 18, parking: 0, year: 2009 }),
    ...terms({ furnishing: 'furnished', pets: false, lease: 6, deposit: 18_000 }),
    features: ['Study hall', 'Bicycle rack', 'Pantry on every floor', 'CCTV at the gate'],
    utilities_included: ['electricity', 'water', 'internet', 'cleaning'],
    nearby_amenities: ['West Visayas State University', 'Copy shops', 'Carinderias'],
    owner: '105',
    listed_hours_ago: 150,
    rating: 4.6,
  },
  {
    id: 'r5',
    title: 'Garden House with Pool near the University',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Single-Family Home',
    price: 68_000,
    description:
      'The house where my children grew up, on a thousand square meters of garden behind Lopez Jaena Street. There ' +
      'are four bedrooms upstairs and one below, a library, a helper’s room and a garage for two cars. The gardener ' +
      'comes twice a week and the pool man on Fridays; both are paid by me. I would like a family that stays for two ' +
      'years or longer.',
    street: '9 Lopez Jaena Street, Jaro',
    ...JARO,
    ...at(10.7309, 122.5512),
    ...measures({ bedrooms: 5, bathrooms: 4, floor: 310, lot: 1_000, parking: 3, year: 1994 }),
    ...terms({ furnishing: 'semi-furnished', pets: true, lease: 24, deposit: 136_000 }),
    features: ['Pool', 'Garden', 'Garage', 'Library', 'Helper’s room'],
    utilities_included: ['cleaning'],
    nearby_amenities: ['Central Philippine University', 'Jaro Plaza', 'Hospital on Lopez Jaena Street'],
    owner: '109',
    listed_hours_ago: 20,
    rating: 4.7,
  },
  {
    id: 'r6',
    title: 'Gated Townhouse with Roof Deck in Molo',
    ...FOR_RENT,
    category: 'residential',
    property_type: 'Townhouse',
    price: 30_000,
    description:
      'Three floors in a gated row of eight, with the kitchen and dining below, two bedrooms in the middle and the ' +
      'third beside the roof deck. Aircons are new in all bedrooms. Association dues are in the rent, so only light ' +
      'and water come on top. Contracts are signed with my brother, who lives near the plaza.',
    street: 'Avanceña Street, Unit 6, Molo',
    ...MOLO,
    ...at(10.6974, 122.5387),
    ...measures({ bedrooms: 3, bathrooms: 2.5, floor: 120, lot: 62, parking: 1, year: 2017 }),
    ...terms({ furnishing: 'unfurnished', pets: true, lease: 12, deposit: 60_000 }),
    features: ['Balcony', 'Garage', 'Roof deck', 'Guarded gate'],
    utilities_included: ['association dues'],
    nearby_amenities: ['Molo Plaza', 'Molo Church', 'Iloilo River Esplanade'],
    owner: '111',
    listed_hours_ago: 975,
    confirmed_hours_ago: 122,
  },
]
