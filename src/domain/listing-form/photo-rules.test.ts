import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PHOTOS } from '@/contract/fields'
import { choosePhotos, coverFirst, coverOf, moved, PICKED_PHOTO_MAX_BYTES, refusalOf, shrunkSize } from './photo-rules'

const file = (name: string, type: string, size = 100) => ({ name, type, size })

test.each([
  [file('a.jpg', 'image/jpeg'), /^taken$/],
  [file('a.HEIC', ''), /^taken$/],
  [file('notes.txt', 'text/plain'), /is not an image/],
  [file('a.jpg', 'text/html'), /is not an image/],
  [file('a.svg', 'image/svg+xml'), /is not an image/],
  [file('a.jpg', 'image/jpeg', 0), /is empty \(0 bytes\)/],
  [file('a.jpg', 'image/jpeg', 40 * 1024 * 1024), /is too large \(40 MB\)/],
  [file('a.jpg', 'image/jpeg', PICKED_PHOTO_MAX_BYTES), /^taken$/],
  [file('a.jpg', 'image/jpeg', PICKED_PHOTO_MAX_BYTES + 1), /is too large/],
])('%o', (given, reason) => {
  expect(refusalOf(given) ?? 'taken').toMatch(reason)
})

test('never more than 20 photos, whatever comes in', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(40), (have, count) => {
      const files = Array.from({ length: count }, (_, place) => file(`${place}.jpg`, 'image/jpeg', place % 5))
      const { taken, refused, left } = choosePhotos(files, have)
      expect(have + taken.length).toBeLessThanOrEqual(MAX_PHOTOS)
      expect(taken.length + refused.length + left).toBe(count)
    }),
  )
})

test('the cover comes first and nothing is lost by ordering', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30).map(String), { minLength: 1 }), fc.nat(30), fc.nat(30), (ids, a, b) => {
      const items = ids.map((id) => ({ id }))
      const cover = coverOf(items, String(a))
      expect(coverFirst(items, cover)[0]?.id).toBe(cover)
      expect(
        moved(items, a, b)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([...ids].toSorted())
    }),
  )
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
})

test('a picture is made smaller, never larger, in its own proportions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const shrunk = shrunkSize(width, height)
      expect(Math.max(shrunk.width, shrunk.height)).toBeLessThanOrEqual(Math.min(1920, Math.max(width, height)))
      expect(Math.min(shrunk.width, shrunk.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
