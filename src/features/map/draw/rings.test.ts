import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { cornersOf, readArea, writeArea, type Area } from '@/domain/search/query/area'
import { cornersFor, isLasso, simplified, soundArea, withCorner } from './rings'

const circle = (corners: number, radius = 100) =>
  Array.from({ length: corners }, (_, place) => {
    const angle = (place / corners) * 2 * Math.PI
    return { x: 200 + radius * Math.cos(angle), y: 200 + radius * Math.sin(angle) }
  })
const sizeOf = (ring: readonly { x: number; y: number }[]) =>
  Math.abs(
    ring.reduce((sum, { x, y }, place) => {
      const next = ring[(place + 1) % ring.length]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2
const TRIANGLE = [
  { lat: 10.7, lng: 122.5 },
  { lat: 10.8, lng: 122.55 },
  { lat: 10.7, lng: 122.6 },
]

test('a drawn line keeps its shape with few corners', () => {
  const drawn = circle(200)
  const ring = simplified(drawn, 16)
  expect(ring.length).toBeLessThanOrEqual(16)
  expect(sizeOf(ring) / sizeOf(drawn)).toBeGreaterThan(0.95)
  // A straight side needs no corner.
  const square = [0, 1, 2, 3].flatMap((side) =>
    Array.from(
      { length: 20 },
      (_, step) =>
        [
          { x: step * 5, y: 0 },
          { x: 100, y: step * 5 },
          { x: 100 - step * 5, y: 100 },
          { x: 0, y: 100 - step * 5 },
        ][side]!,
    ),
  )
  expect(simplified(square, 16)).toHaveLength(4)
})

test('any line becomes a ring of 3 corners to the most that are allowed, taken from the line', () => {
  const pixel = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 3, maxLength: 80 }), fc.integer({ min: 3, max: 32 }), (line, most) => {
      const ring = simplified(line, most)
      expect(ring.length).toBeGreaterThanOrEqual(3)
      expect(ring.length).toBeLessThanOrEqual(Math.max(3, most))
      for (const corner of ring) expect(line).toContain(corner)
    }),
  )
})

test('a press is no area', () => {
  expect(isLasso(circle(20, 5))).toBe(false)
  expect(
    isLasso([
      { x: 0, y: 0 },
      { x: 400, y: 3 },
    ]),
  ).toBe(false)
  expect(isLasso(circle(20))).toBe(true)
})

test('rings fit into an address together, however many are drawn', () => {
  let area: Area = []
  for (;;) {
    const most = cornersFor(area)
    if (most === 0) break
    expect(most).toBeGreaterThanOrEqual(3)
    area = [...area, circle(most).map(({ x, y }) => ({ lat: x / 100, lng: y / 100 }))]
  }
  expect(area.length).toBeGreaterThanOrEqual(4)
  expect(cornersOf(area)).toBeLessThanOrEqual(MOST_AREA_CORNERS)
  const sound = soundArea(area)
  expect(readArea(writeArea(sound))).toEqual(sound)
})

test('a corner moves, goes, and takes a ring of three with it', () => {
  const to = { lat: 10.9, lng: 122.7 }
  expect(withCorner([TRIANGLE], 0, 1, to)).toEqual([[TRIANGLE[0], to, TRIANGLE[2]]])
  const square = [...TRIANGLE, to]
  expect(withCorner([TRIANGLE, square], 1, 0, null)).toEqual([TRIANGLE, square.slice(1)])
  expect(withCorner([TRIANGLE, square], 0, 0, null)).toEqual([square])
  expect(soundArea([TRIANGLE.slice(1)])).toEqual([])
})
