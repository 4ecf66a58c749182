import { PROFESSIONAL, person, VERIFIED, type SamplePerson } from '@/samples/sample-person'

type Owner = Pick<SamplePerson, 'id' | 'phone_number' | 'location' | 'bio' | 'member_since_days_ago'> & {
  name: [first: string, last: string]
} & Partial<Pick<SamplePerson, 'stars' | 'before' | 'shows' | 'messenger'>>

/** Somebody who sells or rents out a home or two. Few upload a portrait. */
function owner({ name: [first_name, last_name], ...rest }: Owner, tier = VERIFIED): SamplePerson {
  return { ...person(tier, { first_name, last_name, coins: 90, ...rest }), profile_picture: null }
}

/** Id, name, place, operator, days of membership, bio. The phone number ends with the id. */
const PRIVATE = `
409 | Liberty Cabalfin | Pavia, Iloilo | 917 255 | 64 | Market vendor in Pavia. One house, never lived in, and \
the reasons are in the listing.
410 | Jocelyn Baylon | Pavia, Iloilo | 928 455 | 31 | Mother of three. We are moving to Antique this school year.
411 | Michael Tacsagon | Doha and Pavia | 939 655 | 40 | OFW, electrician. I answer after my shift, around nine \
in the evening Iloilo time.
412 | Erlinda Sorilla | Pandac, Pavia | 908 755 | 120 | Eldest of four. The house is our parents’, we decide \
everything together.
413 | Romeo Gallaza | Tigum, Pavia | 977 155 | 22 | Mason. Text first before you call.
414 | Perla Hechanova | Oton, Iloilo | 917 655 | 210 | One of eleven cousins with a rest house in Oton.
415 | Danilo Cabrias | Trapiche, Oton | 921 355 | 51 | Fisherman, later tricycle driver, now selling to live \
with my daughter.
416 | Vilma Espinosa | Oton, Iloilo | 945 155 | 75 | Store owner since 2004. I know everybody’s brand of soap.
417 | Oscar Trespeces | Galang, Oton | 917 455 | 96 | Electrical engineer. Ask me for the graphs.
418 | Fe Palabrica | Santa Barbara, Iloilo | 933 255 | 140 | Retired midwife with ducks.
419 | Junrey Sobrepena | Santa Barbara, Iloilo | 966 555 | 19 | I build with bamboo on weekends.
420 | Rogelio Dolar | Leganes, Iloilo | 920 855 | 88 | Fish pond caretaker for thirty years.
421 | Gina Artacho | Leganes, Iloilo | 995 655 | 27 | Back from Hong Kong, off to Dubai.
422 | Edgar Limsiaco | Mandurriao, Iloilo City | 917 155 | 330 | I trade in rice and live above the city.
423 | Teodoro Jalandon | Balantang, Jaro | 918 255 | 160 | Widower, retired from the water district.
424 | Corazon Lacson | Molo, Iloilo City | 917 355 | 180 | I settle the estate of our grandfather for seven heirs.
425 | Mark Daguro | Arevalo, Iloilo City | 956 455 | 44 | Grade five teacher. My wife answers too.
426 | Ricky Tahum | Ingore, La Paz | 977 955 | 14 | Pedicab driver at the market.
427 | Simplicia Gallo | Santa Barbara, Iloilo | 908 155 | 230 | Farmer’s widow. My grandson types for me.
428 | Anabelle Gange | Jordan, Guimaras | 929 755 | 57 | From Guimaras, working at the provincial hospital.
429 | Wilma Chua | Pavia, Iloilo | 917 755 | 260 | Baker since the age of eleven.
430 | Teresita Magno | Jaro, Iloilo City | 933 955 | 105 | I rent out one room, to one person, and I cook on Sundays.
431 | Aileen Patriarca | Pavia, Iloilo | 945 855 | 36 | Bank teller. Viewings after five.
432 | Bernie Salcedo | Jaro, Iloilo City | 956 355 | 90 | Tricycle operator with a house at the back and a dog \
in front.
435 | Leonora Pama | Oton, Iloilo | 918 655 | 150 | Retired botany teacher, now with the grandchildren in the city.
436 | Catherine Dorado | Arevalo, Iloilo City | 995 255 | 200 | I grew up in the house with the blue shutters.
437 | Nestor Yapjoco | Leganes, Iloilo | 920 155 | 73 | Trucking, four units. The yard is too big for us now.
`

const PRIVATE_OWNERS: readonly SamplePerson[] = PRIVATE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', location = '', operator, days, bio = ''] = row.split(' | ')
    const [first = '', last = ''] = name.split(' ')
    const phone_number = `+63 ${operator} 0${id}`
    return owner({ id, name: [first, last], phone_number, location, bio, member_since_days_ago: Number(days) })
  })

const business = (written: Owner) => owner({ shows: ['email', 'phone'], ...written }, PROFESSIONAL)

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
    stars: [5, 5, 5, 3, 5, 5],
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
    stars: [5, 4, 4, 5, 4, 5],
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
