import { expect, test } from 'vitest'
import { METERS_PER_LAT, METERS_PER_LNG } from '@/domain/search/query/area'
import { type LatLng } from './codec'
import { inRing, ringOf } from './ring'
import { roughen } from './rough'
import { AREA_RINGS, LAND } from './shapes'

const meters = ([aLat, aLng]: LatLng, [bLat, bLng]: LatLng) =>
  Math.hypot((bLat - aLat) * METERS_PER_LAT, (bLng - aLng) * METERS_PER_LNG)

const STRAIGHT: LatLng[] = [
  [10.7, 122.5],
  [10.7, 122.54],
]

test('a straight line bends at every scale, keeps its ends and is the same each time', () => {
  const line = roughen(STRAIGHT, false, { share: 0.15, finest: 50 })
  expect(line.at(0)).toEqual(STRAIGHT[0])
  expect(line.at(-1)).toEqual(STRAIGHT[1])
  line.slice(1).forEach((point, i) => expect(meters(line[i]!, point)).toBeLessThanOrEqual(50))
  expect(Math.max(...line.map(([lat]) => Math.abs(lat - 10.7) * METERS_PER_LAT))).toBeGreaterThan(40)
  expect(roughen(STRAIGHT, false, { share: 0.15, finest: 50 })).toEqual(line)
})

test('the shores of Iloilo City and Guimaras have no straight piece that shows at zoom 15', () => {
  for (const ring of LAND.slice(0, 2)) {
    const near = ring.points.filter(([lat, lng]) => lat > 10.65 && lat < 10.8 && lng > 122.4 && lng < 122.7)
    expect(near.length).toBeGreaterThan(500)
    // Longer ones are where the shore leaves the box.
    const lengths = near
      .slice(1)
      .map((point, i) => meters(near[i]!, point))
      .filter((length) => length < 1_000)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40)
  }
})

test('neighboring areas share their borders: no place lies in two of them', () => {
  for (let lat = 10.55; lat < 10.87; lat += 0.0021) {
    for (let lng = 122.42; lng < 122.78; lng += 0.0023) {
      const names = AREA_RINGS.filter(({ ring }) => inRing(ring, lat, lng)).map(({ name }) => name)
      expect(names.length, `${lat}, ${lng}: ${names.join(', ')}`).toBeLessThanOrEqual(1)
    }
  }
})

test('a place on the height of many corners is inside or outside as in the plain rule', () => {
  const star = ringOf(
    Array.from({ length: 400 }, (_, i): LatLng => {
      const far = i % 2 === 0 ? 1 : 0.6
      return [far * Math.sin((i / 200) * Math.PI), far * Math.cos((i / 200) * Math.PI)]
    }),
  )
  expect(inRing(star, 0, 0.5)).toBe(true)
  expect(inRing(star, star.north, 0.5)).toBe(false)
  expect(inRing(star, 0.999, -0.3)).toBe(false)
  expect(inRing(star, Number.NaN, 0)).toBe(false)
})
