import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingUpdate } from '@/contract/listing/listing-form'
import type { WireProperty } from '@/contract/listing/property'
import { countByTab, tabOf } from './edit-tabs'
import { defaultListingForm, type ListingFormValues } from './form'
import type { ListingField } from '../listing/field-kinds'
import { listingToForm } from './form-wire'
import { listingUpdateBody, picturesChanged } from './listing-update'
import { toListing } from '../listing/map-listing'
import { storedPhotos } from './stored-photos'

const WIRE: WireProperty = {
  id: '1',
  title: 'House in Jaro',
  price: 4_200_000,
  listing_type: 'sale',
  property_type: 'Villa',
  category: 'residential',
  size: 1_501,
  condition: 'New',
  furnishing: 'furnished',
  features: '["Pool"]',
  images: [
    { id: 'a', image_url: 'properties/1/a.jpg', alt: 'Front' },
    { id: 2, image_url: 'properties/1/b.webp', variants: [{ width: 480, image_url: 'properties/1/b-480.webp' }] },
    'old.jpg',
  ],
}
const photos = storedPhotos(WIRE.images)
const before = { values: listingToForm(toListing(WIRE), 'metric', 3), photos }
const shelf = (ids: string[], cover: string | null = null) => ({
  photos: ids.map((id) => ({
    id,
    stored: !id.startsWith('new'),
    file: id.startsWith('new') ? new File([id], `${id}.jpg`) : null,
  })),
  cover,
})
const untouched = shelf(['a', '2', 'old.jpg'])
const body = (changes: Partial<ListingFormValues>, edited = untouched) =>
  listingUpdateBody(before, { ...before.values, ...changes }, edited)
const REQUIRED = { title: 'House in Jaro', price: 4_200_000, listing_type: 'sale', property_type: 'Villa' }

test('stored pictures are named by their id, else by their address, and shown small', () => {
  expect(photos).toEqual([
    { id: 'a', src: '/api/storage/properties/1/a.jpg', name: 'Front' },
    { id: '2', src: '/api/storage/properties/1/b-480.webp', name: 'Picture 2' },
    { id: 'old.jpg', src: '/api/storage/properties/old.jpg', name: 'Picture 3' },
  ])
})

test('an update says what it must and what was changed, under the stored names', () => {
  expect(body({})).toEqual(REQUIRED)
  expect(body({ address: '12 Lopez Jaena', condition: '', bedrooms: '3' })).toEqual({
    ...REQUIRED,
    street: '12 Lopez Jaena',
    condition: '',
    bedrooms: 3,
  })
})

test('what does not fit another category is cleared', () => {
  expect(body({ category: 'land', property_type: 'Ranch' })).toMatchObject({ furnishing: '', size: '' })
})

test('pictures: kept, removed, added, in their order, the cover first', () => {
  expect(body({}, shelf(['old.jpg', 'a', 'new1', 'new2'], 'new2'))).toEqual({
    ...REQUIRED,
    photos: [expect.objectContaining({ name: 'new1.jpg' }), expect.objectContaining({ name: 'new2.jpg' })],
    removed_photo_ids: ['2'],
    photo_order: ['photos[1]', 'old.jpg', 'a', 'photos[0]'],
    cover_photo_id: 'photos[1]',
  })
  expect(picturesChanged(photos, untouched)).toBe(false)
  expect(picturesChanged(photos, shelf(['a', '2', 'old.jpg'], '2'))).toBe(true)
})

test('floor plans are named, and the cover is a photo', () => {
  const marked = { ...untouched, photos: untouched.photos.map((photo) => ({ ...photo, plan: photo.id === 'a' })) }
  expect(picturesChanged(photos, marked)).toBe(true)
  expect(body({}, marked)).toMatchObject({
    floor_plan_ids: ['a'],
    photo_order: ['2', 'old.jpg', 'a'],
    cover_photo_id: '2',
  })
  const stored = storedPhotos([...(WIRE.images ?? []).slice(1), { id: 'a', image_url: 'a.jpg', kind: 'floor_plan' }])
  expect(picturesChanged(stored, marked)).toBe(false)
  expect(listingUpdateBody({ ...before, photos: stored }, before.values, untouched)).toMatchObject({
    floor_plan_ids: [],
  })
})

test('whatever is done with the pictures, each is kept, new or removed, once', () => {
  const ids = fc.shuffledSubarray(['a', '2', 'old.jpg', 'new1', 'new2', 'new3'], { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.nat(5), (kept, at) => {
      const update = body({}, shelf(kept, kept[at] ?? null))
      expect(listingUpdate.safeParse(update).success).toBe(true)
      if (!update.photo_order) return
      expect(new Set(update.photo_order).size).toBe(kept.length)
      expect((update.photos?.length ?? 0) + 3 - (update.removed_photo_ids?.length ?? 0)).toBe(kept.length)
      expect(update.photo_order[0]).toBe(update.cover_photo_id)
    }),
  )
})

test('each field of the form stands on a tab', () => {
  const fields = Object.keys(defaultListingForm('metric')) as ListingField[]
  expect(fields.filter((field) => tabOf(field) === 'media')).toEqual(['photos'])
  expect(countByTab(['title', 'photos', 'lat', 'lng', 'roi'])).toEqual({ basic: 1, details: 1, location: 2, media: 1 })
})
