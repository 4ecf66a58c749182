import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { circleAround, type Area } from '../query/area'
import { nameOfRings, nearLabel } from '../query/place'
import { BARANGAYS, LANDMARKS, type NamedPlace } from './named-places'
import { beginningsOf } from './tokens'

const KNOWN: ReadonlyMap<string, NamedPlace> = new Map([...BARANGAYS, ...LANDMARKS].map((place) => [place.name, place]))

/** Names in one word, or not the first words of the name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  sm: ['SM City Iloilo', 'SM Delgado'],
  robinsons: ['Robinsons Place Iloilo', 'Robinsons Jaro'],
  gaisano: ['Gaisano City La Paz'],
  'gaisano la paz': ['Gaisano City La Paz'],
  'gaisano lapaz': ['Gaisano City La Paz'],
  atria: ['Atria Park District'],
  plazuela: ['Plazuela de Iloilo'],
  smallville: ['Smallville'],
  cpu: ['Central Philippine University'],
  wvsu: ['West Visayas State University'],
  isat: ['ISAT University'],
  'medical city': ['The Medical City Iloilo'],
  upv: ['UP Visayas'],
  esplanade: ['Iloilo River Esplanade'],
  capitol: ['Iloilo Provincial Capitol'],
  megaworld: ['Iloilo Business Park'],
  'business park': ['Iloilo Business Park'],
  'festive walk': ['Festive Walk Mall'],
  'san agustin': ['University of San Agustin'],
  'international airport': ['Iloilo International Airport'],
  'jaro church': ['Jaro Cathedral'],
  'molo plaza': ['Plaza Molo'],
  'lapaz plaza': ['La Paz Plaza'],
  'lapaz market': ['La Paz Public Market'],
  'la paz market': ['La Paz Public Market'],
  'city hall': ['Iloilo City Hall'],
  'provincial capitol': ['Iloilo Provincial Capitol'],
  'convention center': ['Iloilo Convention Center'],
  'sports complex': ['Iloilo Sports Complex'],
  'golf club': ['Iloilo Golf Club'],
  'central market': ['Iloilo Central Market'],
  'terminal market': ['Iloilo Terminal Market'],
  'doctors hospital': ['Iloilo Doctors’ Hospital'],
  'mission hospital': ['Iloilo Mission Hospital'],
  'central phil': ['Central Philippine University'],
  qualimed: ['QualiMed Hospital'],
  wvmc: ['Western Visayas Medical Center'],
  isatu: ['ISAT University'],
  'isat u': ['ISAT University'],
  'iloilo airport': ['Iloilo International Airport'],
}

/** Words that only name a landmark behind 'near'. */
export const ONLY_NEAR: Readonly<Record<string, readonly string[]>> = {
  up: ['UP Visayas'],
  festive: ['Festive Walk Mall'],
  airport: ['Iloilo International Airport'],
}

/** Two landmarks may be meant; what more begin with says none. */
const MOST_MEANT = 2

/** Names of landmarks by what is typed: their first words, two or more. */
export function landmarkNames(): [typed: string, names: readonly string[]][] {
  const names = new Map<string, string[]>()
  for (const { name } of LANDMARKS)
    for (const start of new Set([name, name.replace(/’s? /, ' ')].flatMap(beginningsOf)))
      names.set(start, [...(names.get(start) ?? []), name])
  const clear = [...names].filter(([start, meant]) => meant.length <= MOST_MEANT && !/ (of|de)$|^san \S+$/.test(start))
  const whole = LANDMARKS.map(({ name }) => [name, [name]])
  return [...whole, ...Object.entries(ALIASES), ...clear] as [string, readonly string[]][]
}

/** Places around which a search can look; 'Airport' is also the barangay of the old one. */
export const AROUND: readonly string[] = [...KNOWN.keys()].filter((name) => name !== 'Airport')

export const NEAR = 1_000

export type Around = { name: string; meters: number }

export function areaNear(places: readonly Around[]): { area: Area; name: string | null } {
  return {
    area: places.map(({ name, meters }) => circleAround(KNOWN.get(name)!, meters, MOST_AREA_CORNERS / places.length)),
    name: nameOfRings(places.map(({ name, meters }) => nearLabel(name, meters))),
  }
}
