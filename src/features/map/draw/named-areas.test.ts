import { expect, test } from 'vitest'
import { isInArea } from '@/domain/search/query/area'
import { BARANGAY_AREAS } from './barangays'
import { NAMED_AREAS } from './named-areas'

const named = (name: string) => NAMED_AREAS.find((area) => area.name === name)!

test('a district is its borders in few corners: its middle lies inside, that of its neighbor outside', () => {
  const jaro = named('Jaro').ringOf(16, 0)
  expect(jaro.length).toBeLessThanOrEqual(16)
  expect(isInArea(10.7368, 122.568, [jaro])).toBe(true)
  expect(isInArea(10.6958, 122.563, [jaro])).toBe(false)
  expect(isInArea(10.7747, 122.5417, [jaro])).toBe(false)
})

test('around a landmark lies what is nearer than the distance, to a twentieth', () => {
  const [plaza] = NAMED_AREAS.filter(({ borders }) => !borders)
  const ring = plaza!.ringOf(16, 1_000)
  const middle = {
    lat: ring.reduce((sum, { lat }) => sum + lat, 0) / ring.length,
    lng: ring.reduce((sum, { lng }) => sum + lng, 0) / ring.length,
  }
  expect(isInArea(middle.lat + 940 / 110_610, middle.lng, [ring])).toBe(true)
  expect(isInArea(middle.lat + 1_050 / 110_610, middle.lng, [ring])).toBe(false)
})

test('a barangay is what is nearer to its middle than to any other, under the name of its district', () => {
  const dungon = named('Dungon, Jaro').ringOf(16, 0)
  expect(isInArea(10.7225, 122.5545, [dungon])).toBe(true)
  for (const { at, name } of BARANGAY_AREAS) {
    if (name === 'Dungon, Jaro') continue
    expect(isInArea(at[0], at[1], [dungon]), name).toBe(false)
  }
  expect(named('Dungon, Jaro').label(0)).toBe('In Dungon, Jaro')
  expect(named('SM City Iloilo').label(500)).toBe('Near SM City Iloilo, 500 m')
  expect(named('SM City Iloilo').label(2_000)).toBe('Near SM City Iloilo, 2 km')
})

test('every place has a name of its own and a ring for any room that is left', () => {
  expect(new Set(NAMED_AREAS.map(({ name }) => name)).size).toBe(NAMED_AREAS.length)
  for (const area of NAMED_AREAS)
    for (const most of [3, 8, 16]) {
      const { length } = area.ringOf(most, 500)
      expect(length, area.name).toBeGreaterThanOrEqual(3)
      expect(length, area.name).toBeLessThanOrEqual(most)
    }
})
