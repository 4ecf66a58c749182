import type { LatLng } from './codec'

export type Ring = { points: readonly LatLng[]; south: number; west: number; north: number; east: number }

export function ringOf(points: readonly LatLng[]): Ring {
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const [lat, lng] of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  return { points, south, west, north, east }
}

type Strips = { height: number; edges: number[][] }
const EDGES_OF_A_STRIP = 8
const strips = new WeakMap<Ring, Strips>()

function stripsOf(ring: Ring): Strips {
  const known = strips.get(ring)
  if (known) return known
  const count = Math.max(1, Math.ceil(ring.points.length / EDGES_OF_A_STRIP))
  const height = (ring.north - ring.south) / count || 1
  const edges = Array.from({ length: count }, (): number[] => [])
  const stripOf = (lat: number) => Math.min(count - 1, Math.floor((lat - ring.south) / height))
  ring.points.forEach(([lat], i) => {
    const [before] = ring.points.at(i - 1)!
    const last = stripOf(Math.max(lat, before))
    for (let strip = stripOf(Math.min(lat, before)); strip <= last; strip++) edges[strip]!.push(i)
  })
  const made = { height, edges }
  strips.set(ring, made)
  return made
}

export function inRing(ring: Ring, lat: number, lng: number): boolean {
  // The other way round a place that is not a number would lie inside.
  if (!(lat >= ring.south && lat <= ring.north && lng >= ring.west && lng <= ring.east)) return false
  const { height, edges } = stripsOf(ring)
  let inside = false
  for (const i of edges[Math.min(edges.length - 1, Math.floor((lat - ring.south) / height))]!) {
    const point = ring.points[i]!
    const previous = ring.points.at(i - 1)!
    if (point[0] > lat !== previous[0] > lat) {
      const cross = ((previous[1] - point[1]) * (lat - point[0])) / (previous[0] - point[0]) + point[1]
      if (lng < cross) inside = !inside
    }
  }
  return inside
}
