import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { anyOf, capitalize, uncapitalize } from '../../text'
import { boxOf, cornersOf, isInArea, isInBox, readArea, type Area, type Box } from './area'
import { t } from '@/words/words'

/** Where on the map a search looks: in a box, and in a drawn area. Null limits nothing. */
export type PlaceFilters = {
  box: Box | null
  area: Area | null
  /** The area's chosen name: 'In Molo', 'Near SM City Iloilo, 2 km'. Limits nothing itself. */
  areaName: string | null
  /** Names of places of which an address has one: 'Jaro', 'La Paz'. */
  places: readonly string[]
}

export const ANYWHERE: PlaceFilters = { box: null, area: null, areaName: null, places: [] }

/** The area of an address; null for one that cannot be read or has too many corners. */
export function healedArea(text: string): Area | null {
  const area = readArea(text)
  return area !== null && cornersOf(area) <= MOST_AREA_CORNERS ? area : null
}

const MOST_PLACES = 12

/** Names of places, each once, as an address of the page has them. */
export function healedPlaces(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => /^\p{L}[\p{L}\p{N} .’'-]*$/u.test(name)))].slice(0, MOST_PLACES)
}

/** Whether a place is where a search asks for, null for a search that asks for none. What has no place is nowhere. */
export function placeTest({ box, area }: PlaceFilters): ((lat: number | null, lng: number | null) => boolean) | null {
  if (box === null && area === null) return null
  const around = area && boxOf(area)
  return (lat, lng) => {
    if (lat === null || lng === null) return false
    if (box && !isInBox(lat, lng, box)) return false
    return !area || !around || (isInBox(lat, lng, around) && isInArea(lat, lng, area))
  }
}

const MOST_NAME = 120
const NAME = /^(In|Near) \p{L}[\p{L}\p{N} .,’'()-]*$/u

/** The name of an address; null for a text that is no such name. An area that is not there has none. */
export function healedName(text: string, area: Area | null): string | null {
  return area !== null && text.length <= MOST_NAME && NAME.test(text) ? text : null
}

/** 'In Molo or near SM City Iloilo, 2 km'. Null where a ring has no name, or where it would be too long. */
export function nameOfRings(names: readonly (string | null)[]): string | null {
  const all = [...new Set(names)]
  if (all.length === 0 || all.includes(null)) return null
  const [first = '', ...rest] = all as string[]
  const name = [first, ...rest.map(uncapitalize)].join(OR)
  return name.length <= MOST_NAME ? name : null
}

const OR = ' or '

/** The names of the rings, where each has one of its own; else none. */
export function namesOfRings(name: string, rings: number): string[] {
  const names = name.split(OR).map(capitalize)
  return names.length === rings ? names : []
}

/** 'Near SM City Iloilo, 2 km'. */
export function nearLabel(name: string, meters: number): string {
  return `Near ${name}, ${distanceLabel(meters)}`
}

export const DISTANCES = [500, 1_000, 2_000, 5_000] as const

export function distanceLabel(meters: number): string {
  return meters < 1_000 ? `${meters} m` : `${meters / 1_000} km`
}

/** The landmarks that a name of an area tells of, and how far around them it reaches; null for another area. */
export function aroundOf({ area, areaName }: PlaceFilters): { names: string[]; meters: number } | null {
  const rings = area && areaName !== null ? namesOfRings(areaName, area.length) : []
  const read = rings.map((ring) => /^Near (.+), ([\d.]+) (k?m)$/.exec(ring))
  const [first] = read
  if (!first || read.some((ring) => ring?.[2] !== first[2] || ring?.[3] !== first[3])) return null
  return { names: read.map((ring) => ring![1]!), meters: Number(first[2]) * (first[3] === 'km' ? 1_000 : 1) }
}

/** 'In Jaro or La Paz'. */
export function placesLabel(places: readonly string[]): string {
  return t('In {places}', { places: anyOf(places) })
}

/** A name, which an address has in English, in the language of the interface. */
function areaNameInWords(name: string): string {
  const rings = name.split(OR).map((ring) => {
    const [, word = '', place = ring] = /^(in|near) (.+)$/i.exec(ring) ?? []
    if (word === '') return place
    return word.toLowerCase() === 'near' ? t('Near {place}', { place }) : t('In {places}', { places: place })
  })
  const [first = '', ...rest] = rings
  return rest.reduce((names, last) => t('{names} or {last}', { names, last: uncapitalize(last) }), first)
}

/** What a chip says of the area of a search. */
export function areaLabel({ area, areaName }: { area: Area; areaName: string | null }): string {
  if (areaName !== null) return areaNameInWords(areaName)
  return area.length === 1 ? t('Drawn area') : t.count(area.length, '{n} drawn area', '{n} drawn areas')
}
