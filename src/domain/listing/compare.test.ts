import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addable,
  addToCompare,
  bestOf,
  COMPARE_ALREADY_ADDED,
  COMPARE_FULL,
  COMPARE_MAX,
  COMPARE_NOT_SAVED,
  COMPARE_TOO_FEW,
  COMPARE_TOO_MANY,
  removeFromCompare,
  startCompare,
  toCompareEntry,
  toggleSelection,
  type CompareEntry,
} from './compare'
import { listingOf } from '../domain.test-support'

const now = Date.parse('2026-01-11T00:00:00Z')
const entryOf = (id: string, changes: Partial<CompareEntry> = {}) => ({
  ...toCompareEntry(listingOf({ id }), now),
  ...changes,
})
const four = ['1', '2', '3', '4'].map((id) => entryOf(id))

test('the alerts are the documented ones', () => {
  expect(COMPARE_TOO_FEW).toBe('Please select at least 2 properties to compare.')
  expect(COMPARE_TOO_MANY).toBe('You can compare up to 4 properties at a time.')
  expect(COMPARE_FULL).toBe(
    'You can compare up to 4 properties at a time. Please remove one from your compare list first.',
  )
})

test('an entry has exactly the documented fields', () => {
  const entry = toCompareEntry(listingOf({ size: 1200, hoa_fees: null, images: ['a.jpg'] }), now)
  expect(Object.keys(entry)).toEqual([
    'id',
    'title',
    'address',
    'price',
    'listing_type',
    'property_type',
    'bedrooms',
    'bathrooms',
    'square_feet',
    'parking_spots',
    'year_built',
    'hoa_fees',
    'images',
    'features',
    'rating',
    'days_on_market',
    'price_per_sqft',
  ])
  expect(entry).toMatchObject({
    address: 'Iloilo City, Iloilo',
    hoa_fees: 0,
    days_on_market: 10,
    price_per_sqft: 3500,
    images: ['/api/storage/properties/a.jpg'],
  })
  expect(toCompareEntry(listingOf({ price: 1000, currency: 'USD' }), now).price).toBe(56_500)
})

test('only saved properties are added, once, and at most four', () => {
  const saved = ['1', '2', '3', '4', '5']
  expect(addToCompare([], entryOf('1'), saved)).toEqual({ ok: true, list: [entryOf('1')] })
  expect(addToCompare([entryOf('1')], entryOf('1'), saved)).toMatchObject({ ok: false, message: COMPARE_ALREADY_ADDED })
  expect(addToCompare([], entryOf('9'), saved)).toMatchObject({ ok: false, list: [], message: COMPARE_NOT_SAVED })
  expect(addToCompare(four, entryOf('5'), saved)).toEqual({ ok: false, list: four, message: COMPARE_FULL })
  expect(removeFromCompare(four, '2').map(({ id }) => id)).toEqual(['1', '3', '4'])
  expect(
    addable(
      ['1', '9'].map((id) => listingOf({ id })),
      four,
    ).map(({ id }) => id),
  ).toEqual(['9'])
})

test('a choice on the saved page toggles, and a fifth is refused', () => {
  expect(toggleSelection(['1'], '2')).toEqual({ ok: true, list: ['1', '2'] })
  expect(toggleSelection(['1', '2'], '1')).toEqual({ ok: true, list: ['2'] })
  expect(toggleSelection(['1', '2', '3', '4'], '5')).toMatchObject({ ok: false, message: COMPARE_TOO_MANY })
})

test('comparing needs two to four', () => {
  expect(startCompare([entryOf('1')])).toMatchObject({ ok: false, message: COMPARE_TOO_FEW })
  expect(startCompare(four)).toEqual({ ok: true, list: four })
  expect(startCompare([...four, entryOf('5')])).toMatchObject({ ok: false, message: COMPARE_TOO_MANY })
})

test('whatever is added, chosen or removed, the list never exceeds four nor holds one twice', () => {
  const id = fc.constantFrom('1', '2', '3', '4', '5', '6', '7')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('add', 'remove'), id)),
      fc.uniqueArray(id),
      fc.array(id),
      (steps, saved, choices) => {
        let list: CompareEntry[] = []
        for (const [step, key] of steps) {
          list = step === 'add' ? addToCompare(list, entryOf(key), saved).list : removeFromCompare(list, key)
          expect(list.length).toBeLessThanOrEqual(COMPARE_MAX)
          expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length)
        }
        let selected: string[] = []
        for (const key of choices) selected = toggleSelection(selected, key).list
        expect(selected.length).toBeLessThanOrEqual(COMPARE_MAX)
      },
    ),
  )
})

test('the lowest price, dues, price by area and days win, the highest of everything else', () => {
  const a = entryOf('a', {
    price: 5,
    hoa_fees: 100,
    price_per_sqft: 9,
    days_on_market: 3,
    bedrooms: 2,
    year_built: 2001,
    features: ['x'],
  })
  const b = entryOf('b', {
    price: 6,
    hoa_fees: 50,
    price_per_sqft: 8,
    days_on_market: 4,
    bedrooms: 3,
    year_built: 2020,
    features: [],
  })
  const rows = ['price', 'hoa_fees', 'price_per_sqft', 'days_on_market', 'bedrooms', 'year_built', 'features'] as const
  expect(rows.map((row) => bestOf([a, b], row))).toEqual([['a'], ['b'], ['b'], ['a'], ['b'], ['b'], []])
})

test('zero and unknown never win, ties share, and there is no best without two different values', () => {
  const [a, b, c] = [entryOf('a', { hoa_fees: 0 }), entryOf('b', { hoa_fees: 7 }), entryOf('c', { hoa_fees: 7 })]
  expect(bestOf([a, b, c, entryOf('d', { hoa_fees: 9 })], 'hoa_fees')).toEqual(['b', 'c'])
  expect(bestOf([a, b], 'hoa_fees')).toEqual([])
  expect(bestOf([b, c], 'hoa_fees')).toEqual([])
  expect(bestOf([b], 'hoa_fees')).toEqual([])
  expect(bestOf([entryOf('a', { rating: null }), entryOf('b', { rating: 4 })], 'rating')).toEqual([])
})
