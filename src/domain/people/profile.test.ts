import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancesAfter, signedCoins } from '../money/coins'
import { listingOf } from '../domain.test-support'
import type { ListingOwner } from '../listing/listing'
import { listingsOf } from './profile-listings'

const owned = (id: string, owner: Partial<ListingOwner>) => {
  const listing = listingOf({ id })
  return { ...listing, owner: { ...listing.owner, id: null, name: 'Property Owner', ...owner } }
}

test('listings belong to a profile by id, else by username, e-mail or name', () => {
  const listings = [
    owned('a', { id: '7', username: 'maria', email: 'm@x.ph', name: 'Maria Cruz' }),
    owned('b', { username: 'MARIA' }),
    owned('c', { email: 'm@x.ph' }),
    owned('d', { detailName: 'Maria Cruz' }),
    owned('e', { id: '8', name: 'Maria Cruz' }),
    owned('f', {}),
  ]
  const person = { id: 7, username: 'maria', email: 'M@x.ph', name: 'Maria Cruz' }
  expect(listingsOf(listings, person).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(listingsOf(listings, { name: 'Maria Cruz' }).map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  expect(listingsOf(listings, {})).toEqual([])
})

test('balances are computed back from today’s, one entry at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 })), fc.integer(), (amounts, balance) => {
      const after = balancesAfter(
        amounts.map((amount) => ({ amount })),
        balance,
      )
      const steps = after.slice(0, -1).map((value, index) => value - (after[index + 1] ?? 0))
      expect(after[0] ?? balance).toBe(balance)
      expect(steps).toEqual(amounts.slice(0, -1))
    }),
  )
  expect([signedCoins(50), signedCoins(-25), signedCoins(2450)]).toEqual(['+50', '-25', '+2,450'])
})
