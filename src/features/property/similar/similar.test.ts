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

test('the same district comes first, then the same type, then the nearest price, within 25% of it', () => {
  const all = [
    home('dear', 126),
    home('far', 120),
    home('near', 90),
    home('house', 100, { propertyType: 'Villa' }),
    home('house in Jaro', 80, { propertyType: 'Villa', address: '1 Lopez Street, Jaro' }),
    home('in Jaro', 115, { address: '2 Lopez Street, Jaro' }),
    home('self', 100, { address: '3 Lopez Street, Jaro' }),
  ]
  const self = home('self', 100, { address: '3 Lopez Street, Jaro' })
  expect(ids(similarListings(self, all))).toEqual(['in Jaro', 'house in Jaro', 'near', 'far'])
})

test('what is sold, offered otherwise or of another kind is not similar', () => {
  const all = [
    home('sold', 5, { status: 'sold' }),
    home('rental', 5, { listingType: 'rent' }),
    home('office', 5, { category: 'commercial', propertyType: 'Office' }),
  ]
  expect(similarListings(home('self', 5), all)).toEqual([])
})
