import { IN_REVIEW, NEW_MEMBER, person, PROFESSIONAL, VERIFIED, type SamplePerson } from './sample-person'

export type { SamplePerson }

function demoEmail(name: string): string {
  return `${name}@demo.test`
}

/** `101` regular, `102` verified and `103` professional are the demo accounts; the owners of listings follow. */
export const SAMPLE_PEOPLE: SamplePerson[] = [
  person(NEW_MEMBER, {
    id: '101',
    first_name: 'Mika',
    last_name: 'Sorongon',
    email: demoEmail('regular'),
    phone_number: '+63 917 155 0101',
    location: 'La Paz, Iloilo City',
    bio:
      'Nurse by profession, renting in La Paz and looking for my first place. ' +
      'Something near the hospital with space for my mother and two cats.',
    member_since_days_ago: 38,
    coins: 50,
  }),
  person(VERIFIED, {
    id: '102',
    first_name: 'Noel',
    last_name: 'Sumagaysay',
    email: demoEmail('verified'),
    phone_number: '+63 928 555 0102',
    messenger: 'noel.sumagaysay',
    location: 'Jaro, Iloilo City',
    bio:
      'Retired seaman, now home in Jaro for good. I look after the houses my wife and I built over the years and I ' +
      'answer messages myself, usually in the morning.',
    member_since_days_ago: 412,
    stars: [5, 4, 5, 4, 5, 4, 5, 5],
    coins: 320,
    before: { sold: 3, rented: 11, earned: 14_900_000 },
  }),
  person(PROFESSIONAL, {
    id: '103',
    first_name: 'Marivic',
    last_name: 'Palmejar',
    email: demoEmail('professional'),
    phone_number: '+63 917 555 0103',
    location: 'Mandurriao, Iloilo City',
    bio:
      'Licensed broker with an office in Mandurriao, eleven years in the business. Condos, family homes and office ' +
      'space are what I know best. I bring the title and the tax declaration to the first viewing.',
    member_since_days_ago: 1_180,
    stars: [5, 5, 4, 5, 4, 5, 5, 5],
    coins: 2_450,
    before: { sold: 58, rented: 41, earned: 402_600_000 },
  }),
  person(PROFESSIONAL, {
    id: '104',
    first_name: 'Gerard',
    last_name: 'Sobrevega',
    phone_number: '+63 918 955 0104',
    messenger: 'sobrevega.properties',
    location: 'City Proper, Iloilo City',
    bio:
      'I handle commercial buildings, hotels and pre-selling units in downtown Iloilo, as a broker. Trained as an ' +
      'appraiser, so ask me how a price came about. Weekday viewings only, Sundays are for my kids.',
    member_since_days_ago: 960,
    stars: [5, 4, 5, 4, 5, 5],
    coins: 1_780,
    shows: ['email', 'phone'],
    before: { sold: 47, rented: 16, earned: 611_000_000 },
  }),
  person(VERIFIED, {
    id: '105',
    first_name: 'Analyn',
    last_name: 'Catequista',
    phone_number: '+63 995 155 0105',
    messenger: 'analyn.catequista',
    location: 'La Paz, Iloilo City',
    bio:
      'My family has rented out rooms to students near the university since 1998. House rules are simple and I live ' +
      'two doors away if anything breaks.',
    member_since_days_ago: 655,
    stars: [5, 5, 4, 5, 5, 5],
    coins: 610,
    auth_provider: 'google',
    shows: ['phone'],
    before: { sold: 0, rented: 64, earned: 0 },
  }),
  person(VERIFIED, {
    id: '106',
    first_name: 'Rodel',
    last_name: 'Magbanua',
    phone_number: '+63 920 455 0106',
    location: 'Oton, Iloilo',
    bio:
      'Farmer and surveyor from Oton. I sell our own lots and help relatives abroad with theirs. The corner stones ' +
      'are in the ground and I will walk the boundary with you.',
    member_since_days_ago: 540,
    stars: [4, 4, 4, 5, 4, 5],
    coins: 265,
    shows: ['phone'],
    before: { sold: 12, rented: 0, earned: 21_300_000 },
  }),
  person(PROFESSIONAL, {
    id: '107',
    first_name: 'Kristine',
    last_name: 'Jardenil',
    phone_number: '+63 917 855 0107',
    location: 'Pavia, Iloilo',
    bio:
      'Broker for the Pavia and Leganes side: subdivisions, warehouses and bank-acquired properties. I can prepare ' +
      'the Pag-IBIG or bank papers together with you, step by step.',
    member_since_days_ago: 830,
    stars: [4, 4, 5, 4, 5, 4, 5],
    coins: 1_320,
    auth_provider: 'google',
    shows: ['email', 'phone'],
    before: { sold: 36, rented: 14, earned: 188_200_000 },
  }),
  person(VERIFIED, {
    id: '108',
    first_name: 'Benjie',
    last_name: 'Porras',
    phone_number: '+63 933 655 0108',
    location: 'Molo, Iloilo City',
    bio:
      'Architect, born in Molo. I buy tired buildings, fix them slowly and let go of one every few years. Happy to ' +
      'send the plans and the list of materials.',
    member_since_days_ago: 301,
    stars: [5, 5, 5, 4, 5],
    coins: 190,
    before: { sold: 4, rented: 6, earned: 31_500_000 },
  }),
  person(VERIFIED, {
    id: '109',
    first_name: 'Lourdes',
    last_name: 'Gumban',
    phone_number: '+63 917 955 0109',
    location: 'Arevalo, Iloilo City',
    bio:
      'Grandmother of six with more houses than I can clean. I prefer families and long stays, and I keep the ' +
      'gardens myself with the help of Mang Tino.',
    member_since_days_ago: 720,
    stars: [4, 4, 4, 4, 5, 4, 5],
    coins: 405,
    before: { sold: 0, rented: 27, earned: 0 },
  }),
  person(PROFESSIONAL, {
    id: '110',
    first_name: 'Paolo',
    last_name: 'Solinap',
    phone_number: '+63 917 555 0110',
    location: 'Lapuz, Iloilo City',
    bio:
      'Special-use property is my corner of the market: schools, clinics, stations and port-side facilities. I work ' +
      'with one engineer and one lawyer, both of whom you will meet.',
    member_since_days_ago: 1_045,
    stars: [5, 4, 5, 4, 5, 5],
    coins: 1_510,
    shows: ['email', 'phone'],
    before: { sold: 25, rented: 9, earned: 352_000_000 },
  }),
  person(VERIFIED, {
    id: '111',
    first_name: 'Hazel',
    last_name: 'Demaisip',
    phone_number: '+63 945 755 0111',
    location: 'City Proper, Iloilo City',
    bio:
      'Accountant working in Singapore, home twice a year. My brother opens the doors for viewings, I answer here in ' +
      'the evening. I send the statements of account before you ask.',
    member_since_days_ago: 265,
    coins: 120,
    auth_provider: 'google',
  }),
  person(IN_REVIEW, {
    id: '112',
    first_name: 'Jomar',
    last_name: 'Celiz',
    phone_number: '+63 966 355 0112',
    location: 'Leganes, Iloilo',
    bio:
      'I drive for a hardware store in Leganes. We are selling a part of our family lot, and I will post it once my ' +
      'ID is approved.',
    member_since_days_ago: 12,
    coins: 75,
  }),
  person(NEW_MEMBER, {
    id: '113',
    first_name: 'Trisha',
    last_name: 'Paredes',
    phone_number: '+63 977 455 0113',
    location: 'Santa Barbara, Iloilo',
    bio: 'New in Iloilo for a job in Mandurriao. Looking for a studio or a room, quiet street preferred.',
    member_since_days_ago: 3,
    coins: 50,
    auth_provider: 'google',
  }),
]

/** The super admin, who reviews ID papers and signs in at `/super-admin/login` (A 2). */
export const SAMPLE_ADMIN = {
  id: '1',
  email: demoEmail('admin'),
  username: 'superadmin',
  first_name: 'Super',
  last_name: 'Admin',
  name: 'Super Admin',
  role: 'super_admin',
} as const
