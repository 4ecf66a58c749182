import { expect, it } from 'vitest'
import { listingOf } from '../domain.test-support'
import { middlePrice, middlePriceFor, unusuallyLow } from './price-check'

const house = (id: number, price: number, changes: Parameters<typeof listingOf>[0] = {}) =>
  listingOf({ id, price, category: 'residential', size: 1_000, ...changes })
const STREET = [house(2, 4_000_000), house(3, 5_000_000), house(4, 5_000_000), house(5, 6_000_000)]

it('finds a price below 60 % of the middle of four others', () => {
  expect(unusuallyLow(house(1, 2_900_000), STREET)).toEqual({ share: 58, similar: 4 })
  expect(unusuallyLow(house(1, 3_000_000), STREET)).toBeNull()
})

it('compares by area, so that a small home is not suspicious', () => {
  expect(unusuallyLow(house(1, 2_000_000, { size: 400 }), STREET)).toBeNull()
})

it('says nothing with fewer than four others of its kind', () => {
  expect(unusuallyLow(house(1, 1_000_000), STREET.slice(1))).toBeNull()
  const others = [...STREET.slice(1), house(6, 5_000_000, { city: 'Pavia' })]
  expect(unusuallyLow(house(1, 1_000_000), others)).toBeNull()
  expect(unusuallyLow(house(1, 1_000_000), [...STREET.slice(1), house(7, 20_000, { listing_type: 'rent' })])).toBeNull()
  expect(unusuallyLow(house(1, 1_000_000), [...STREET.slice(1), house(8, 5_000_000, { status: 'sold' })])).toBeNull()
})

it('does not count the listing itself, and leaves out what has no price or size', () => {
  const own = house(2, 1_000_000)
  expect(unusuallyLow(own, [own, ...STREET.slice(1)])).toBeNull()
  expect(unusuallyLow(house(1, 0), STREET)).toBeNull()
  expect(unusuallyLow(house(1, 1_000_000, { size: 0 }), STREET)).toBeNull()
})

it('gives the middle price of others of its kind by area, and what that makes for its own size', () => {
  const unpriced = house(1, 0, { size: 2_000 })
  const middle = middlePrice(unpriced, STREET)
  expect(middle?.similar).toBe(4)
  // 5,000,000 for 1,000 sq ft, which are shown as 93 sq m.
  expect(Math.round(middle!.perSqm)).toBe(53_763)
  expect(middlePriceFor(unpriced, middle!)).toBe(10_000_000)
  expect(middlePriceFor(house(1, 0, { size: 0 }), middle!)).toBeNull()
  expect(middlePrice(unpriced, STREET.slice(1))).toBeNull()
})
