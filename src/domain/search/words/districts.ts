const CITY = 'Iloilo City'
const CITY_DISTRICTS = ['Jaro', 'Mandurriao', 'La Paz', 'City Proper', 'Molo', 'Arevalo', 'Lapuz'] as const

/** The seven districts of Iloilo City, then towns around it that the map draws with borders. */
export const DISTRICTS = [
  ...CITY_DISTRICTS,
  ...(['Pavia', 'Oton', 'Leganes', 'Santa Barbara', 'Jordan'] as const),
] as const

export type District = (typeof DISTRICTS)[number]

/** As in the address of its page: 'city-proper'. */
export function slugOf(district: District): string {
  return district.toLowerCase().replaceAll(' ', '-')
}

/** The district of a name as in an address, or as people write it; undefined for others. */
export function districtNamed(name: string): District | undefined {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return DISTRICTS.find((district) => slugOf(district) === slug)
}

/** Of what its figures are asked: a town is a city of its own. */
export function scopeOf(district: District): { city: string; district?: string } {
  const isPart = (CITY_DISTRICTS as readonly string[]).includes(district)
  return isPart ? { city: CITY, district } : { city: district }
}
