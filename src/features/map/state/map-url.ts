import { textOf } from '@/domain/search/url-values'

/** Where the map looks. Degrees; whole zoom levels. */
export type MapPosition = { lat: number; lng: number; zoom: number }

export type MapUrlState = {
  /** Null: Iloilo City. */
  position: MapPosition | null
  area: boolean
  pin: string | null
  /** Whether the side list is open; null depends on the screen width. */
  list: boolean | null
}

/** The keys of `MapUrlState`: `lat`, `lng` and `z`; `inview=1`, once `area=1`; `pin`; `list=1` or `list=0`. */
export type MapParams = { [key in 'lat' | 'lng' | 'z' | 'inview' | 'pin' | 'list']?: string | number }

/** Iloilo City (B 2.5, B 9). */
export const HOME: MapPosition = { lat: 10.696, lng: 122.5665, zoom: 13 }

export const MIN_ZOOM = 7
export const MAX_ZOOM = 19
/** As far as Web Mercator reaches. */
const MAX_LAT = 85
// A meter or so: finer steps say nothing and make long links.
const DECIMALS = 5
const MAX_ID = 100

function rounded(value: number): number {
  // Adding 0 turns -0 into 0, which reads back the same.
  return Number(value.toFixed(DECIMALS)) + 0
}

function numberIn(value: unknown, least: number, most: number): number | null {
  const text = textOf(value).trim()
  const number = text === '' ? Number.NaN : Number(text)
  return number >= least && number <= most ? number : null
}

/** A position for the URL: within the map, five decimals, integer zoom. */
export function soundPosition({ lat, lng, zoom }: MapPosition): MapPosition {
  const within = (value: number, edge: number) => Math.max(-edge, Math.min(edge, value))
  return {
    lat: rounded(within(lat, MAX_LAT)),
    lng: rounded(within(lng, 180)),
    zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.round(zoom))),
  }
}

function readPosition(raw: Record<string, unknown>): MapPosition | null {
  const lat = numberIn(raw['lat'], -MAX_LAT, MAX_LAT)
  const lng = numberIn(raw['lng'], -180, 180)
  if (lat === null || lng === null) return null
  return soundPosition({ lat, lng, zoom: numberIn(raw['z'], MIN_ZOOM, MAX_ZOOM) ?? HOME.zoom })
}

/** The map's part of an address, healed: what cannot be read has its default. Never throws. */
export function readMapUrl(raw: Record<string, unknown>): MapUrlState {
  const list = textOf(raw['list'])
  return {
    position: readPosition(raw),
    // `area` is the drawn area of the search; '1' is none, and stands in old links.
    area: textOf(raw['inview']) === '1' || textOf(raw['area']) === '1',
    pin: textOf(raw['pin']).slice(0, MAX_ID) || null,
    list: list === '1' ? true : list === '0' ? false : null,
  }
}

/** The keys of a map address, defaults left out: `readMapUrl(writeMapUrl(address))` is the same address. */
export function writeMapUrl({ position, area, pin, list }: MapUrlState): MapParams {
  return {
    ...(position ? { lat: position.lat, lng: position.lng, z: position.zoom } : {}),
    ...(area ? { inview: 1 } : {}),
    ...(pin === null ? {} : { pin }),
    ...(list === null ? {} : { list: list ? 1 : 0 }),
  }
}

export function samePosition(a: MapPosition | null, b: MapPosition | null): boolean {
  return a === b || (a !== null && b !== null && a.lat === b.lat && a.lng === b.lng && a.zoom === b.zoom)
}
