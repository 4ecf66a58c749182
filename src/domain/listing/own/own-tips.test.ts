import { expect, test } from 'vitest'
import { listingOf } from '../../domain.test-support'
import { askedOf, marketFigures } from '../../market/market'
import { ownTips as tipsOf } from './own-tips'
import type { Listing } from '../listing'

const images = (count: number) => Array.from({ length: count }, (_, place) => `properties/${place}.jpg`)
const house = (id: number, price: number, changes: Parameters<typeof listingOf>[0] = {}) =>
  listingOf({
    id,
    price,
    category: 'residential',
    size: 1_000,
    images: images(5),
    latitude: 10.72,
    longitude: 122.56,
    ...changes,
  })
const OTHERS = [house(2, 4_000_000), house(3, 5_000_000), house(4, 5_000_000), house(5, 6_000_000), house(6, 5_000_000)]

const ownTips = (own: Listing, all: readonly Listing[]) =>
  tipsOf(own, all, marketFigures(all.map(askedOf), { city: own.city }, 0))

test('a listing like the others needs no tip', () => {
  expect(ownTips(house(1, 5_500_000), OTHERS)).toEqual([])
})

test('fewer photos, no pin and an unusual price are said beside what similar listings have, two at most', () => {
  expect(ownTips(house(1, 7_000_000, { images: images(2) }), OTHERS)).toEqual([
    'Similar listings show 5 photos, this one 2.',
    'Priced 40% above the median by area of 5 Single-Family Home listings in Iloilo City.',
  ])
  expect(ownTips(house(1, 2_500_000), OTHERS)).toEqual([
    'Priced at 50% of the median by area. Say why, or buyers may suspect a mistake.',
  ])
  const bare = house(1, 2_500_000, { images: [], latitude: null, longitude: null })
  expect(ownTips(bare, OTHERS)).toEqual([
    'Similar listings show 5 photos, this one 0.',
    'It has no pin, so it is missing from the map.',
  ])
})

test('what is sold, or can be compared with too few, gets none', () => {
  expect(ownTips(house(1, 9_000_000, { status: 'sold', images: [] }), OTHERS)).toEqual([])
  expect(ownTips(house(1, 9_000_000, { images: [] }), OTHERS.slice(1))).toEqual([])
})
