import { expect, it } from 'vitest'
import { listingOf } from '../domain.test-support'
import { abovePercent, isUnusuallyLow, middlePrice, middlePriceFor } from './price-check'

const house = (id: number, price: number, changes: Parameters<typeof listingOf>[0] = {}) =>
  listingOf({
    id,
    price,
    category: 'residential',
    property_type: 'Single-Family Home',
    size: 1_000,
    street: `${id} Lopez Street, Jaro`,
    city: 'Iloilo City',
    ...changes,
  })
const STREET = [house(2, 4_000_000), house(3, 5_000_000), house(4, 5_000_000), house(5, 6_000_000), house(6, 5_000_000)]
type Home = ReturnType<typeof house>
const isLow = (own: Home, all: readonly Home[]) => {
  const middle = middlePrice(own, all)
  return middle && isUnusuallyLow(own, middle)
}

it('finds a price below 60% of the middle of five others', () => {
  expect(isLow(house(1, 2_900_000), STREET)).toBe(true)
  expect(isLow(house(1, 3_000_000), STREET)).toBe(false)
})

it('compares by area, so that a small home is not suspicious', () => {
  expect(isLow(house(1, 2_000_000, { size: 400 }), STREET)).toBe(false)
})

it('says nothing with fewer than five others of its kind on offer', () => {
  const own = house(1, 1_000_000)
  const four = STREET.slice(1)
  expect(middlePrice(own, four)).toBeNull()
  for (const other of [
    house(7, 5_000_000, { city: 'Pavia', street: '7 Lopez Street, Pavia' }),
    house(7, 20_000, { listing_type: 'rent' }),
    house(7, 5_000_000, { status: 'sold' }),
    house(7, 0),
    house(7, 5_000_000, { size: 0 }),
    own,
  ]) {
    expect(middlePrice(own, [...four, other])).toBeNull()
  }
})

it('compares with its type in its district, else in its city, else with all of its kind there', () => {
  const own = house(1, 5_500_000)
  const condos = [7, 8, 9].map((id) => house(id, 9_000_000, { property_type: 'Condo' }))
  const inMolo = house(10, 8_000_000, { street: '10 Lopez Street, Molo' })
  const all = [...STREET, ...condos, inMolo]
  expect(middlePrice(own, all)).toMatchObject({ similar: 5, of: 'Single-Family Home listings in Jaro' })
  expect(abovePercent(own, middlePrice(own, all)!)).toBe(10)
  expect(abovePercent(house(1, 0), middlePrice(own, all)!)).toBeNull()
  expect(middlePrice(own, all.slice(1))).toMatchObject({
    similar: 5,
    of: 'Single-Family Home listings in Iloilo City',
  })
  expect(middlePrice(own, all.slice(2))).toMatchObject({ similar: 7, of: 'similar listings in Iloilo City' })
})

it('gives what the middle makes for its own size', () => {
  const unpriced = house(1, 0, { size: 2_000 })
  const middle = middlePrice(unpriced, STREET)
  // 5,000,000 for 1,000 sq ft, which are shown as 93 sq m.
  expect(Math.round(middle!.perSqm)).toBe(53_763)
  expect(middlePriceFor(unpriced, middle!)).toBe(10_000_000)
  expect(middlePriceFor(house(1, 0, { size: 0 }), middle!)).toBeNull()
})
