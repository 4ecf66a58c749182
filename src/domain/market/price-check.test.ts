import { expect, it } from 'vitest'
import { listingOf } from '../domain.test-support'
import { askedOf, figuredDistrict, marketFigures } from './market'
import { abovePercent, isUnusuallyLow, middlePrice as middleOf, middlePriceFor } from './price-check'

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
const NOW = Date.parse('2026-01-11T00:00:00Z')
const middlePrice = (own: Home, all: readonly Home[]) =>
  middleOf(own, marketFigures(all.map(askedOf), { city: own.city, district: figuredDistrict(own) ?? '' }, NOW))
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

it('says nothing with fewer than five of its kind on offer', () => {
  const own = house(1, 1_000_000)
  const four = STREET.slice(1)
  expect(middlePrice(own, four)).toBeNull()
  for (const other of [
    house(7, 5_000_000, { city: 'Pavia', street: '7 Lopez Street, Pavia' }),
    house(7, 20_000, { listing_type: 'rent' }),
    house(7, 5_000_000, { status: 'sold' }),
    house(7, 0),
    house(7, 5_000_000, { size: 0 }),
  ]) {
    expect(middlePrice(own, [...four, other])).toBeNull()
  }
  expect(middlePrice(own, [...four, own])).toMatchObject({ similar: 5 })
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

it('gives the medians of every kind in a city and a district, with the number of listings', () => {
  const inMolo = house(7, 9_000_000, { street: '7 Lopez Street, Barangay Molo', property_type: 'Condo' })
  const rental = house(8, 20_000, { listing_type: 'rent' })
  const figures = marketFigures(
    [...STREET, inMolo, rental].map(askedOf),
    { city: 'iloilo city', district: 'JARO' },
    NOW,
  )
  const sale = { listing_type: 'sale', category: 'residential', by: 'floor' }
  const five = { ...sale, count: 5, per_sqm: 5_000_000 / 93, price: 5_000_000, days: 10 }
  expect(figures.filter(({ count }) => count >= 5)).toEqual([
    { ...five, district: null, property_type: null, count: 6 },
    { ...five, district: null, property_type: 'Single-Family Home' },
    { ...five, district: 'Jaro', property_type: null },
    { ...five, district: 'Jaro', property_type: 'Single-Family Home' },
  ])
  expect(figuredDistrict(inMolo)).toBe('Molo')
  expect(figures.filter(({ count }) => count < 5).every(({ per_sqm }) => per_sqm === null)).toBe(true)
  const ofRent = marketFigures([...STREET, rental].map(askedOf), { city: 'Iloilo City', mode: 'rent' }, NOW)
  expect(ofRent.map(({ listing_type, count }) => [listing_type, count])).toEqual([
    ['rent', 1],
    ['rent', 1],
  ])
})
