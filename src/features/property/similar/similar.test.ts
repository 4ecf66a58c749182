import { expect, test } from 'vitest'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { similarListings } from './similar'

const home = (id: string, price: number, changes: Partial<Listing> = {}): Listing => ({
  ...toListing({
    id,
    title: id,
    listing_type: 'sale',
    price,
    category: 'residential',
    property_type: 'Condo',
  } as never),
  ...changes,
})
const ids = (listings: Listing[]) => listings.map((listing) => listing.id)

test('the same type comes before the same category, the nearest price first, three at most', () => {
  const all = [
    home('far', 9),
    home('near', 4),
    home('house', 5, { propertyType: 'Villa' }),
    home('self', 5),
    home('mid', 7),
  ]
  expect(ids(similarListings(home('self', 5), all))).toEqual(['near', 'mid', 'far'])
  expect(ids(similarListings(home('self', 5), all.slice(1)))).toEqual(['near', 'mid', 'house'])
})

test('what is sold, offered otherwise or of another kind is not similar', () => {
  const all = [
    home('sold', 5, { status: 'sold' }),
    home('rental', 5, { listingType: 'rent' }),
    home('office', 5, { category: 'commercial', propertyType: 'Office' }),
  ]
  expect(similarListings(home('self', 5), all)).toEqual([])
})
