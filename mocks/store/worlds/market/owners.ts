import { PROFESSIONAL } from '@/samples/sample-person'
import type { SamplePerson } from '@/samples/people'
import { owner, type Owner, PRIVATE_OWNERS } from './private-owners'

const business = (written: Owner) => owner({ shows: ['email', 'phone'], ...written }, PROFESSIONAL)

/** The owners of the market's listings: two brokers, a developer, landlords, and people with one home. */
export const MARKET_OWNERS: readonly SamplePerson[] = [
  business({
    id: '401',
    name: ['Liezl', 'Provido'],
    phone_number: '+63 917 355 0401',
    messenger: 'liezl.provido.realty',
    location: 'Pavia, Iloilo',
    bio:
      'Licensed broker for Pavia, Oton, Leganes and Santa Barbara. I list only after I have seen the title at the ' +
      'registry, and I tell buyers what needs repair before they ask.',
    member_since_days_ago: 640,
    rating: 4.7,
    review_count: 42,
    before: { sold: 51, rented: 23, earned: 164_300_000 },
  }),
  business({
    id: '402',
    name: ['Dindo', 'Tupas'],
    phone_number: '+63 918 455 0402',
    location: 'Mandurriao, Iloilo City',
    bio:
      'Licensed broker for condos and city houses. Viewings by appointment, papers by e-mail on the same day. Ask me ' +
      'about association dues first, price second.',
    member_since_days_ago: 905,
    rating: 4.5,
    review_count: 36,
    before: { sold: 44, rented: 58, earned: 287_500_000 },
  }),
  business({
    id: '403',
    name: ['Kasanag', 'Land'],
    phone_number: '+63 917 955 0403',
    messenger: 'kasanagland',
    location: 'Pavia, Iloilo',
    bio:
      'Sales desk of Kasanag Land: Kasanag Homes, Hardin Balabag, Pakiad Fields, Dagway Homes, Guihaman Greens, ' +
      'Lunhaw Residences and Suba Vista. Licenses to sell are stated in each listing.',
    member_since_days_ago: 760,
    before: { sold: 312, rented: 0, earned: 790_000_000 },
  }),
  owner({
    id: '404',
    name: ['Ramon', 'Locsin'],
    phone_number: '+63 928 155 0404',
    location: 'Jaro, Iloilo City',
    bio: 'Twelve apartments in Tagbak, named after my mother. I fix faucets myself.',
    member_since_days_ago: 480,
    before: { sold: 0, rented: 31, earned: 0 },
  }),
  owner({
    id: '405',
    name: ['Nenita', 'Gallego'],
    phone_number: '+63 933 755 0405',
    location: 'La Paz, Iloilo City',
    bio: 'Two boarding houses, forty-six beds. Call me Manang Nening, everybody does.',
    member_since_days_ago: 530,
    shows: ['phone'],
    before: { sold: 0, rented: 88, earned: 0 },
  }),
  owner({
    id: '406',
    name: ['Arnel', 'Belonio'],
    phone_number: '+63 995 455 0406',
    location: 'Mandurriao, Iloilo City',
    bio: 'Bedspace for people who work at night. I did, for eight years.',
    member_since_days_ago: 290,
    shows: ['phone'],
    before: { sold: 0, rented: 40, earned: 0 },
  }),
  owner({
    id: '407',
    name: ['Stephanie', 'Uytengsu'],
    phone_number: '+63 917 855 0407',
    location: 'Mandurriao, Iloilo City',
    bio: 'Dentist by day, landlady of three units in Lunhaw after five. Fast on chat.',
    member_since_days_ago: 370,
    before: { sold: 0, rented: 14, earned: 0 },
  }),
  owner({
    id: '408',
    name: ['Crispin', 'Alejo'],
    phone_number: '+63 939 255 0408',
    location: 'La Paz, Iloilo City',
    bio: 'I bought units in Atabay Place when the students said that there were never enough rooms.',
    member_since_days_ago: 610,
    before: { sold: 2, rented: 26, earned: 5_100_000 },
  }),
  owner({
    id: '433',
    name: ['Felix', 'Tancinco'],
    phone_number: '+63 908 855 0433',
    location: 'Molo, Iloilo City',
    bio: 'Small apartments in Molo and Arevalo, mostly to people whom somebody sent.',
    member_since_days_ago: 420,
    before: { sold: 0, rented: 19, earned: 0 },
  }),
  owner({
    id: '434',
    name: ['Lorna', 'Siason'],
    phone_number: '+63 921 955 0434',
    location: 'Pavia, Iloilo',
    bio: 'Building and renting out in Pavia and Leganes, one unit at a time.',
    member_since_days_ago: 130,
    before: { sold: 0, rented: 7, earned: 0 },
  }),
  ...PRIVATE_OWNERS,
]
