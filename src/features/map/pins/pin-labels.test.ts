import { expect, test } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { pinName, pinPrice } from './pin-labels'

const condo = {
  id: '1',
  title: 'Condo',
  price: 4_200_000,
  currency: 'PHP',
  listing_type: 'sale',
  property_type: 'Condo',
  bedrooms: 3,
  street: '12 Lopez Street, Jaro',
  city: 'Iloilo City',
} as const

const named = (fields: object, currency = 'PHP', viewed = false) =>
  pinName(toListing({ ...condo, ...fields }), currency, viewed)

test('a pin is named by price, rooms, kind, district and offer', () => {
  expect(named({})).toBe('₱4.2M, 3 bed condo, Jaro, for sale')
})

test('a rental is named with its rent a month', () => {
  expect(named({ price: 28_000, listing_type: 'rent' })).toBe('₱28K a month, 3 bed condo, Jaro, for rent')
})

test('a pin says when it is sold or was viewed before', () => {
  expect(named({ status: 'sold' }, 'PHP', true)).toBe('₱4.2M sold, 3 bed condo, Jaro, for sale, viewed')
})

test('land has no rooms, a studio is called one, abbreviations stay', () => {
  expect(named({ bedrooms: null, property_type: 'Residential Land' })).toContain(', residential land, ')
  expect(named({ bedrooms: 0 })).toContain(', studio condo, ')
  expect(named({ bedrooms: 0, property_type: 'Studio' })).toContain(', studio, ')
  expect(named({ bedrooms: null, property_type: 'R&D Facility' })).toContain(', R&D facility, ')
})

test('in dollars a pin uses the factor 56 of its popup', () => {
  expect(named({ price: 5_600_000 }, 'USD')).toMatch(/^\$100K, /)
})

test('a pin without a price says on request', () => {
  expect(pinPrice(toListing({ ...condo, price: 0 }), 'PHP')).toBe('On request')
})

test('by month a pin shows and names the cost of a month, in the chosen currency', () => {
  const listing = toListing({ ...condo })
  const costs = () => ({ monthly: 28_000, incomeNeeded: 80_000 })
  expect(pinPrice(listing, 'PHP', costs)).toBe('₱28K/mo')
  // A sold home carries no financing.
  expect(pinPrice({ ...listing, status: 'sold' }, 'PHP', costs)).toBe(pinPrice(listing, 'PHP'))
  for (const currency of ['PHP', 'USD'])
    expect(pinName(listing, currency, false, costs)).toContain(pinPrice(listing, currency, costs))
})
