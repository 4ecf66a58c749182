export type Point = { lat: number; lng: number }
export type Box = { west: number; south: number; east: number; north: number }
/** A drawn area: rings of corners, each closed by itself. A point inside any of them, or on an edge, is inside. */
export type Area = readonly (readonly Point[])[]

/** Degrees travel with 4 decimals: about 11 m. */
const UNIT = 1e4
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const units = (degrees: number) => Math.round(degrees * UNIT)

export function writeBox({ west, south, east, north }: Box): string {
  // Adding 0 turns -0 into 0, which reads back the same.
  return [west, south, east, north].map((at) => (at + 0).toFixed(8).replace(/\.?0+$/, '')).join(',')
}

export function readBox(text: string): Box | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return null
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number]
  const fits = west <= east && south <= north && west >= -180 && east <= 180 && south >= -90 && north <= 90
  return fits ? { west, south, east, north } : null
}

/** An encoded polyline of 4 decimals with letters that a URL need not escape. Rings are joined by `.`. */
export function writeArea(area: Area): string {
  return area
    .map((ring) => {
      let [lat, lng, text] = [0, 0, '']
      for (const corner of ring) {
        const [nextLat, nextLng] = [units(corner.lat), units(corner.lng)]
        text += letters(nextLat - lat) + letters(nextLng - lng)
        ;[lat, lng] = [nextLat, nextLng]
      }
      return text
    })
    .join('.')
}

function letters(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let text = ''
  while (rest >= 32) {
    text += ALPHABET.charAt((rest % 32) + 32)
    rest = Math.floor(rest / 32)
  }
  return text + ALPHABET.charAt(rest)
}

/** Null if it cannot be read, or with a ring of fewer than 3 corners. It may have too many corners. */
export function readArea(text: string): Area | null {
  const rings = text.split('.').map(readRing)
  return rings.every((ring) => ring !== null && ring.length >= 3) ? (rings as Point[][]) : null
}

function readRing(text: string): Point[] | null {
  const steps: number[] = []
  let [value, factor] = [0, 1]
  for (const letter of text) {
    const bits = ALPHABET.indexOf(letter)
    if (bits < 0 || factor > 32 ** 5) return null
    value += (bits % 32) * factor
    factor *= 32
    if (bits >= 32) continue
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    ;[value, factor] = [0, 1]
  }
  if (factor !== 1 || steps.length % 2 === 1) return null
  const ring: Point[] = []
  let [lat, lng] = [0, 0]
  for (let place = 0; place < steps.length; place += 2) {
    lat += steps[place]!
    lng += steps[place + 1]!
    if (Math.abs(lat) > 90 * UNIT || Math.abs(lng) > 180 * UNIT) return null
    ring.push({ lat: lat / UNIT, lng: lng / UNIT })
  }
  return ring
}

/** Meters in a degree at Iloilo's latitude. */
export const METERS_PER_LAT = 110_610
export const METERS_PER_LNG = 109_380

/** A circle around a point, as an area has it: with corners of 4 decimals. */
export function circleAround({ lat, lng }: Point, meters: number, corners: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2
    return {
      lat: units(lat + (Math.sin(angle) * meters) / METERS_PER_LAT) / UNIT,
      lng: units(lng + (Math.cos(angle) * meters) / METERS_PER_LNG) / UNIT,
    }
  })
}

export function cornersOf(area: Area): number {
  return area.reduce((sum, ring) => sum + ring.length, 0)
}

export function isInBox(lat: number, lng: number, { west, south, east, north }: Box): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

export function boxOf(area: Area): Box {
  const corners = area.flat()
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

export function isInArea(lat: number, lng: number, area: Area): boolean {
  return area.some((ring) => isInRing(lat, lng, ring))
}

/** By the crossings of a ray to the east (even-odd); a point on an edge is inside. */
function isInRing(lat: number, lng: number, ring: readonly Point[]): boolean {
  let inside = false
  for (let place = 0, before = ring.length - 1; place < ring.length; before = place, place += 1) {
    const [one, other] = [ring[place]!, ring[before]!]
    const cross = (lng - one.lng) * (other.lat - one.lat) - (lat - one.lat) * (other.lng - one.lng)
    const between =
      lat >= Math.min(one.lat, other.lat) &&
      lat <= Math.max(one.lat, other.lat) &&
      lng >= Math.min(one.lng, other.lng) &&
      lng <= Math.max(one.lng, other.lng)
    if (Math.abs(cross) < 1e-12 && between) return true
    if (one.lat > lat !== other.lat > lat) {
      const crossing = one.lng + ((lat - one.lat) / (other.lat - one.lat)) * (other.lng - one.lng)
      if (lng < crossing) inside = !inside
    }
  }
  return inside
}
