import { expect, test } from 'vitest'
import { readCompareList } from './compare'

test('a damaged compare list heals to what can be read of it', () => {
  expect(readCompareList(null)).toEqual([])
  expect(readCompareList('{broken')).toEqual([])
  expect(readCompareList('{"id":"1"}')).toEqual([])
  const healed = readCompareList(
    JSON.stringify([
      { id: 7, title: 'Condo', price: '8,200,000', hoa_fees: null, rating: -1, images: 'x', listing_type: 'rent' },
      null,
      'r1',
      { title: 'no id' },
      { id: '7', title: 'again' },
      { id: 'r1' },
      { id: '2' },
      { id: '3' },
      { id: '4' },
    ]),
  )
  expect(healed.map((entry) => entry.id)).toEqual(['7', 'r1', '2', '3'])
  expect(healed[0]).toMatchObject({
    title: 'Condo',
    price: 8_200_000,
    listing_type: 'rent',
    hoa_fees: 0,
    rating: null,
    images: [],
    price_per_sqft: 0,
  })
})
