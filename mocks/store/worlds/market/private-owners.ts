import { person, VERIFIED, type SamplePerson } from '@/samples/sample-person'

export type Owner = Pick<SamplePerson, 'id' | 'phone_number' | 'location' | 'bio' | 'member_since_days_ago'> & {
  name: [first: string, last: string]
} & Partial<Pick<SamplePerson, 'rating' | 'review_count' | 'before' | 'shows' | 'messenger'>>

/** Somebody who sells or rents out a home or two. Few upload a portrait. */
export function owner({ name: [first_name, last_name], ...rest }: Owner, tier = VERIFIED): SamplePerson {
  const written = {
    first_name,
    last_name,
    rating: null,
    review_count: 0,
    coins: 90,
    auth_provider: 'email',
    ...rest,
  } as const
  return { ...person(tier, written), profile_picture: null }
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

export const PRIVATE_OWNERS: readonly SamplePerson[] = PRIVATE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', location = '', operator, days, bio = ''] = row.split(' | ')
    const [first = '', last = ''] = name.split(' ')
    const phone_number = `+63 ${operator} 0${id}`
    return owner({ id, name: [first, last], phone_number, location, bio, member_since_days_ago: Number(days) })
  })
