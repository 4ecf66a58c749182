import type { Area, Point } from '../query/area'
import { nameOfRings, nearLabel } from '../query/place'
import { BARANGAYS, LANDMARKS } from './named-places'
import { beginningsOf } from './tokens'

type Landmark = { name: string; at: Point }

const KNOWN: readonly Landmark[] = [
  ...LANDMARKS.map((text) => text.split('|').slice(1)),
  ...BARANGAYS.split(';').map((text) => text.split('|')),
].map(([name = '', at = '']) => {
  const [lat = 0, lng = 0] = at.split(',').map(Number)
  return { name, at: { lat: 10 + lat / 1e4, lng: 122 + lng / 1e4 } }
})

/** Names in one word, or not the first words of the name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  sm: ['SM City Iloilo', 'SM Delgado'],
  robinsons: ['Robinsons Place Iloilo', 'Robinsons Jaro'],
  gaisano: ['Gaisano City La Paz'],
  atria: ['Atria Park District'],
  plazuela: ['Plazuela de Iloilo'],
  smallville: ['Smallville'],
  cpu: ['Central Philippine University'],
  wvsu: ['West Visayas State University'],
  isat: ['ISAT University'],
  upv: ['UP Visayas'],
  esplanade: ['Iloilo River Esplanade'],
  capitol: ['Iloilo Provincial Capitol'],
  megaworld: ['Iloilo Business Park'],
  'business park': ['Iloilo Business Park'],
  'festive walk': ['Festive Walk Mall'],
  'san agustin': ['University of San Agustin'],
  'international airport': ['Iloilo International Airport'],
}

/** Words that only name a landmark behind 'near'. */
export const ONLY_NEAR: Readonly<Record<string, readonly string[]>> = {
  up: ['UP Visayas'],
  airport: ['Iloilo International Airport'],
}

/** Two landmarks may be meant; what more begin with says none. */
const MOST_MEANT = 2

/** Names of landmarks by what is typed: their first words, two or more. */
export function landmarkNames(): [typed: string, names: readonly string[]][] {
  const names = new Map<string, string[]>()
  for (const { name } of KNOWN.slice(0, LANDMARKS.length))
    for (const start of beginningsOf(name)) names.set(start, [...(names.get(start) ?? []), name])
  const clear = [...names].filter(([start, meant]) => meant.length <= MOST_MEANT && !/ (of|de)$|^san \S+$/.test(start))
  return [...Object.entries(ALIASES), ...clear] as [string, readonly string[]][]
}

/** Meters that count as near; can be adjusted on the map. */
const NEAR = 1_000
const CORNERS = 16
const METERS_PER_DEGREE = { lat: 110_610, lng: 109_380 }

/** What lies within a kilometer of each, and what a chip says of it. */
export function areaNear(names: readonly string[]): { area: Area; name: string | null } {
  const points = names.map((name) => KNOWN.find((one) => one.name === name)!.at)
  const area = points.map((at) =>
    Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * Math.PI * 2
      const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
      return {
        lat: round(at.lat + (Math.sin(angle) * NEAR) / METERS_PER_DEGREE.lat),
        lng: round(at.lng + (Math.cos(angle) * NEAR) / METERS_PER_DEGREE.lng),
      }
    }),
  )
  return { area, name: nameOfRings(names.map((name) => nearLabel(name, NEAR))) }
}
