import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMapSearch } from '@/routes/-search'
import { HOME, readMapUrl, soundPosition, writeMapUrl } from './map-url'

const positions = fc
  .record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.integer({ min: 7, max: 19 }),
  })
  .map(soundPosition)

const addresses = fc.record({
  position: fc.option(positions),
  area: fc.boolean(),
  pin: fc.option(fc.string({ minLength: 1, maxLength: 40 })),
  list: fc.option(fc.boolean()),
})

test('any map address reads back as it was written', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readMapUrl(writeMapUrl(address))).toEqual(address)
    }),
  )
})

test('any map address survives the text of a link', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const there = JSON.parse(JSON.stringify(writeMapUrl(address))) as Record<string, unknown>
      expect(readMapUrl(there)).toEqual(address)
    }),
  )
})

test('healing an address twice changes nothing more, whatever it holds', () => {
  const wild = fc.dictionary(
    fc.constantFrom('mode', 'category', 'subtype', 'lat', 'lng', 'z', 'area', 'inview', 'pin', 'list', 'price', 'q'),
    fc.anything(),
  )
  fc.assert(
    fc.property(wild, (raw) => {
      const healed = parseMapSearch(raw)
      expect(parseMapSearch(healed)).toEqual(healed)
    }),
  )
})

test('a mangled position falls back to Iloilo City and a mangled zoom to the usual one', () => {
  expect(readMapUrl({ lat: 'north', lng: 122.5 }).position).toBeNull()
  expect(readMapUrl({ lat: 95, lng: 122.5, z: 13 }).position).toBeNull()
  expect(readMapUrl({ lat: 10.7, lng: 122.5, z: 99 }).position).toEqual({ lat: 10.7, lng: 122.5, zoom: HOME.zoom })
})

test('a link of old that lists what the map shows still does', () => {
  expect(readMapUrl({ area: '1' }).area).toBe(true)
  expect(parseMapSearch({ area: 1 })).toMatchObject({ inview: 1 })
})

test('mode, category and subtype are always spelled out', () => {
  expect(parseMapSearch({})).toEqual({ mode: 'sale', category: 'all', subtype: 'all' })
})
