/** Where a new user lives. Empty where nothing is chosen or there is no choice. */
export type Place = { country: string; region: string; city: string }

/** Regions are known for two countries, cities for three regions (A 5). Cities beside Iloilo City are ours. */
const PLACES: Record<string, Record<string, readonly string[]>> = {
  Philippines: {
    'Western Visayas': ['Iloilo City', 'Bacolod City', 'Roxas City', 'Kalibo', 'San Jose de Buenavista', 'Jordan'],
    'Metro Manila': ['Manila', 'Quezon City', 'Makati', 'Taguig', 'Pasig', 'Mandaluyong', 'Parañaque'],
    'Central Luzon': [],
    Calabarzon: [],
  },
  'United States': {
    California: ['Los Angeles', 'San Diego', 'San Francisco', 'San Jose', 'Sacramento'],
    'New York': [],
    Texas: [],
    Florida: [],
  },
  Canada: {},
  'United Kingdom': {},
}

/** The default place (A 5). */
export const DEFAULT_PLACE: Place = { country: 'Philippines', region: 'Western Visayas', city: 'Iloilo City' }

export const COUNTRIES = Object.keys(PLACES)

export function regionsOf(country: string): string[] {
  return Object.keys(PLACES[country] ?? {})
}

export function citiesOf({ country, region }: Pick<Place, 'country' | 'region'>): readonly string[] {
  return PLACES[country]?.[region] ?? []
}

/** Another country clears region and city (A 4). */
export function chooseCountry(country: string): Place {
  return { country, region: '', city: '' }
}

export function chooseRegion(place: Place, region: string): Place {
  return { ...place, region, city: '' }
}
