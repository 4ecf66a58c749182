import type { LatLng } from '@/base-map/shapes/codec'
import { BARANGAYS, LANDMARKS, TOWNS } from '@/domain/search/words/named-places'
import { districtAt } from '@/base-map/shapes/geo'
import { AREA_RINGS, ROAD_LINES } from '@/base-map/shapes/shapes'

export type FoundPlace = { name: string; kind: string; lat: number; lng: number; city?: string; state?: string }

const KINDS: Record<string, string> = {
  mall: 'Mall',
  church: 'Church',
  fort: 'Landmark',
  civic: 'Landmark',
  school: 'School',
  hospital: 'Hospital',
  port: 'Port',
  market: 'Market',
  park: 'Park',
  bus: 'Terminal',
  plane: 'Airport',
  golf: 'Golf',
}

function place(name: string, kind: string, [lat, lng]: LatLng): FoundPlace {
  return { name, kind, lat, lng, ...townAt(lat, lng) }
}

export function townAt(lat: number, lng: number): Pick<FoundPlace, 'city' | 'state'> {
  const name = districtAt(lat, lng)
  const area = AREA_RINGS.find((one) => one.name === name)
  if (!area) return {}
  if (area.kind === 'district') return { city: 'Iloilo City', state: 'Iloilo' }
  return { city: area.name, state: ['Jordan', 'Buenavista'].includes(area.name) ? 'Guimaras' : 'Iloilo' }
}

let all: (FoundPlace & { plain: string })[] | null = null

function places() {
  all ??= [
    ...AREA_RINGS.map(({ name, kind, label }) => place(name, kind === 'district' ? 'District' : 'Town', label)),
    ...TOWNS.flatMap(({ kind, name, lat, lng }) =>
      kind === 'i' ? [] : [place(name, kind === 'c' ? 'City' : 'Town', [lat, lng])],
    ),
    ...LANDMARKS.map(({ icon, name, lat, lng }) => place(name, KINDS[icon] ?? 'Landmark', [lat, lng])),
    ...BARANGAYS.map(({ name, lat, lng }) => place(name, 'Barangay', [lat, lng])),
    ...ROAD_LINES.filter(({ name }) => name !== '').map(({ name, line }) =>
      place(name, 'Street', line[Math.floor(line.length / 2)] ?? [10.696, 122.5665]),
    ),
  ].map((one) => ({ ...one, plain: plain(one.name) }))
  return all
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function barangaysOf(city: string): string[] {
  const wanted = plain(city)
  const names = places().flatMap((one) =>
    one.kind === 'Barangay' && plain(one.city ?? '') === wanted ? [one.name] : [],
  )
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'))
}

/** Every typed word must match; words in no name (a house number) are ignored, so an address finds its street. */
export function findPlaces(text: string): FoundPlace[] {
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const exact = matching(words)
  if (exact.length > 0) return exact
  const [head = ''] = text.split(',')
  const named = plain(head)
    .split(' ')
    .filter((word) => word.length > 2 && !/^\d/.test(word))
  return named.length > 0 && named.join(' ') !== words.join(' ') ? matching(named) : []
}

function matching(words: readonly string[]): FoundPlace[] {
  const whole = words.join(' ')
  return places()
    .filter((one) => words.every((word) => one.plain.includes(word)))
    .map((one, order) => ({ one, rank: one.plain === whole ? 0 : one.plain.startsWith(whole) ? 1 : 2, order }))
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ one: { plain: _, ...found } }) => found)
}
