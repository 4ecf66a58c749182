import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toListing } from '../map-listing'
import { countByStatus, ownListingsShown, total, type OwnListing } from './own-listings'
import { OWN_SORTS, OWN_STATUSES, readOwnView } from './own-view'

const own = (id: string, changes: Partial<OwnListing>): OwnListing => ({
  ...toListing({ id, title: id, listing_type: 'sale', price: 1 }),
  views: null,
  saves: null,
  inquiries: null,
  ...changes,
})
const THREE = [
  own('old', { createdMs: 1, views: 9, price: 5 }),
  own('new', { createdMs: 3, views: null, price: 7, status: 'sold' }),
  own('mid', { createdMs: 2, views: 9, saves: 2 }),
]
const shown = (view: Parameters<typeof ownListingsShown>[1]) => ownListingsShown(THREE, view).map(({ id }) => id)

test('the own listings are ordered newest first, or by what does best', () => {
  expect(shown({ status: 'all', sort: 'newest' })).toEqual(['new', 'mid', 'old'])
  expect(shown({ status: 'all', sort: 'views' })).toEqual(['mid', 'old', 'new'])
  expect(shown({ status: 'all', sort: 'price' })).toEqual(['new', 'old', 'mid'])
  expect(shown({ status: 'available', sort: 'newest' })).toEqual(['mid', 'old'])
})

test('figures that the server does not send are not zeros', () => {
  expect(total(THREE, 'views')).toBe(18)
  expect(total(THREE, 'inquiries')).toBeNull()
  expect(countByStatus(THREE)).toEqual({ all: 3, available: 2, pending: 0, sold: 1 })
})

test('any address gives a sound view, and reading that again gives the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('status', 'sort', 'x'), fc.anything()), (raw) => {
      const view = readOwnView(raw)
      expect(OWN_STATUSES).toContain(view.status)
      expect(OWN_SORTS).toContain(view.sort)
      expect(readOwnView(view)).toEqual(view)
    }),
  )
})
