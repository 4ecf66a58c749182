import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, isInArea, isInBox, readArea, readBox, writeArea } from './area'

const degrees = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((units) => units / 1e4)
const point = fc.record({ lat: degrees(90), lng: degrees(180) })
const area = fc.array(fc.array(point, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 })

test('an area is read as it was written, in letters that an address need not escape', () => {
  fc.assert(
    fc.property(area, (drawn) => {
      const text = writeArea(drawn)
      expect(encodeURIComponent(text)).toBe(text)
      expect(readArea(text)).toEqual(drawn)
    }),
  )
})

test('any other text is read as nothing or as an area, and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', '_', 'z', '.', '9', ' ', '%') }), (text) => {
      const read = readArea(text)
      expect(read === null || cornersOf(read) >= 3).toBe(true)
    }),
  )
})

test('24 corners of a district take about a hundred letters', () => {
  const ring = Array.from({ length: 24 }, (_, place) => ({
    lat: 10.7 + Number((Math.sin(place) / 100).toFixed(4)),
    lng: 122.55 + Number((Math.cos(place) / 100).toFixed(4)),
  }))
  expect(writeArea([ring]).length).toBeLessThan(130)
})

test('a point on an edge or a corner is inside, one beside it is not', () => {
  const square = [
    { lat: 10, lng: 122 },
    { lat: 10, lng: 123 },
    { lat: 11, lng: 123 },
    { lat: 11, lng: 122 },
  ]
  const inside = (lat: number, lng: number) => isInArea(lat, lng, [square])
  expect([inside(10.5, 122.5), inside(10, 122.5), inside(10.5, 123), inside(11, 122), inside(10.5, 122)]).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect([inside(9.9999, 122.5), inside(10.5, 123.0001), inside(12, 122)]).toEqual([false, false, false])
})

test('a box reads four degrees within the globe, in order', () => {
  const read = readBox('122.5,10.65,122.6,10.75')
  expect(read).toEqual({ west: 122.5, south: 10.65, east: 122.6, north: 10.75 })
  expect(isInBox(10.65, 122.6, read!)).toBe(true)
  for (const wrong of ['1,2,3', '5,0,4,1', '0,0,0,91', 'a,b,c,d', '0,0,0,']) expect(readBox(wrong), wrong).toBeNull()
})
