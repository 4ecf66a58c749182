import { METERS_PER_LAT, METERS_PER_LNG } from '@/domain/search/query/area'

export type LatLng = readonly [lat: number, lng: number]

/** Reads `lat,lng lat,lng …` written in parts of a degree from 10° N 122° E; `unit` is how many parts a degree has. */
export function decode(text: string, unit = 10_000): LatLng[] {
  return decodeNumbers(text).map(([lat = 0, lng = 0]) => [10 + lat / unit, 122 + lng / unit])
}

/** Reads one place. */
export function decodeOne(text: string): LatLng {
  return decode(text)[0] ?? [10, 122]
}

export function decodeNumbers(text: string): number[][] {
  return text.split(' ').map((group) => group.split(',').map(Number))
}

function neighbor(points: readonly LatLng[], index: number, closed: boolean): LatLng {
  const n = points.length
  const at = closed ? (index + n) % n : Math.min(n - 1, Math.max(0, index))
  return points[at] as LatLng
}

/** A Catmull–Rom curve, `steps` pieces between two points; closed rings do not repeat their first point. */
export function smooth(points: readonly LatLng[], closed: boolean, steps = 4): LatLng[] {
  if (points.length < 3) return [...points]
  const out: LatLng[] = []
  const spans = closed ? points.length : points.length - 1
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => neighbor(points, i + k, closed)) as [LatLng, LatLng, LatLng, LatLng]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const at = (k: 0 | 1) => {
        // Tension .4 keeps bends inside the corridor of the drawn points.
        const m1 = (c[k] - a[k]) * 0.4
        const m2 = (d[k] - b[k]) * 0.4
        const t2 = t * t
        const t3 = t2 * t
        return (2 * t3 - 3 * t2 + 1) * b[k] + (t3 - 2 * t2 + t) * m1 + (-2 * t3 + 3 * t2) * c[k] + (t3 - t2) * m2
      }
      out.push([at(0), at(1)])
    }
  }
  if (!closed) out.push(points[points.length - 1] as LatLng)
  return out
}

/** The ring round an open line; `widths` in meters, one a point or one for all. */
export function band(line: readonly LatLng[], widths: readonly number[] | number): LatLng[] {
  const left: LatLng[] = []
  const right: LatLng[] = []
  line.forEach((point, i) => {
    const before = neighbor(line, i - 1, false)
    const after = neighbor(line, i + 1, false)
    const dy = (after[0] - before[0]) * METERS_PER_LAT
    const dx = (after[1] - before[1]) * METERS_PER_LNG
    const length = Math.hypot(dx, dy) || 1
    const half = (typeof widths === 'number' ? widths : (widths[i] ?? 0)) / 2
    const ny = ((dx / length) * half) / METERS_PER_LAT
    const nx = ((-dy / length) * half) / METERS_PER_LNG
    left.push([point[0] + ny, point[1] + nx])
    right.unshift([point[0] - ny, point[1] - nx])
  })
  return [...left, ...right]
}

export function box([lat, lng]: LatLng, east: number, north: number, degrees: number): LatLng[] {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 0, sy = 0]) => {
    const x = (sx * east) / 2
    const y = (sy * north) / 2
    return [lat + (y * cos - x * sin) / METERS_PER_LAT, lng + (x * cos + y * sin) / METERS_PER_LNG]
  })
}

export function circle([lat, lng]: LatLng, radius: number, corners = 20): LatLng[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    // A slow wobble, so that towns do not look stamped.
    const r = radius * (1 + 0.14 * Math.sin(angle * 3 + lat * 4000) + 0.09 * Math.sin(angle * 5 + lng * 7000))
    return [lat + (Math.sin(angle) * r) / METERS_PER_LAT, lng + (Math.cos(angle) * r) / METERS_PER_LNG]
  })
}
