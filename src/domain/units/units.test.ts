import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearch, someListings } from '../domain.test-support'
import { filterListings } from '../search/filters'
import {
  convertArea,
  convertLength,
  formatArea,
  formatHeight,
  formatLot,
  pricePerArea,
  shownLot,
  toShown,
  type Measure,
} from './units'
import { keptBound } from './typed-bounds'

test('the documented conversions hold', () => {
  expect(convertArea(1, 'sq ft', 'sq m')).toBe(0.092903)
  expect(convertArea(1, 'sq m', 'sq ft')).toBe(10.7639)
  expect(convertArea(1, 'acres', 'sq ft')).toBe(43_560)
  expect(convertArea(1, 'sq yd', 'sq ft')).toBe(9)
  expect(convertArea(1, 'hectares', 'sq m')).toBe(10_000)
  expect(convertArea(144, 'sq in', 'sq ft')).toBe(1)
  expect(convertArea(1, 'sq km', 'hectares')).toBe(100)
  expect(convertLength(1, 'ft', 'm')).toBe(0.3048)
  expect(convertLength(1, 'm', 'ft')).toBe(3.28084)
  expect(convertLength(1, 'miles', 'ft')).toBe(5280)
})

test('sizes are shown whole, lots and heights with at most two decimals', () => {
  expect(formatArea(1200, 'imperial')).toBe('1,200 sq ft')
  expect(formatArea(1200, 'metric')).toBe('111 sq m')
  expect(formatLot(2.5, 'imperial')).toBe('2.5 acres')
  expect(formatLot(2.5, 'metric')).toBe('1.01 hectares')
  expect([formatLot(1, 'imperial'), formatLot(2.471051, 'metric')]).toEqual(['1 acre', '1 hectare'])
  expect([formatLot(0.08, 'imperial'), formatLot(0.08, 'metric')]).toEqual(['3,485 sq ft', '324 sq m'])
  expect(formatHeight(10, 'metric')).toBe('3.05 m')
  expect(pricePerArea(4_200_000, 1200, 'imperial')).toBe(3500)
  expect(pricePerArea(4_200_000, 1200, 'metric')).toBe(37_838)
  expect(pricePerArea(1, 0, 'metric')).toBe(0)
})

const shown = (value: number, measure: Measure) => toShown(keptBound(value, measure, 'metric'), measure, 'metric')

test('what is set in metric is shown as set', () => {
  const hundredths = fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
      expect(shown(value, 'size')).toBe(value)
    }),
  )
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(shown(value, 'height')).toBe(value)
    }),
  )
})

test('a lot of whole square meters is shown as set, up to a hectare', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (value) => {
      expect(shownLot(keptBound(value, 'lot', 'metric'), 'metric')).toBe(value)
    }),
  )
})

test('the results of a search are the same in either unit system', () => {
  fc.assert(
    fc.property(someListings, anySearch, (listings, search) => {
      const ids = (state: typeof search) => filterListings(listings, state).map((listing) => listing.id)
      const other = { ...search, units: search.units === 'imperial' ? ('metric' as const) : ('imperial' as const) }
      expect(ids(other)).toEqual(ids(search))
    }),
  )
})
