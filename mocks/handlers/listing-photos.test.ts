import { expect, test } from 'vitest'
import {
  backend,
  fields,
  imagesOf,
  isServed,
  list,
  listed,
  openForEach,
  PNG,
  png,
  update,
} from './listings.test-support'

openForEach()

test('photos are kept as files, served under their own type, with their size', async () => {
  const { id } = await listed({ photos: [png(), png()] })
  const images = imagesOf(id)
  expect(images.map(({ width }) => width)).toEqual([1600, 1600])
  for (const { image_url: path } of images) {
    expect(path).toMatch(new RegExp(`^properties/${id}/[^/]+\\.png$`))
    const served = await backend.file(path)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

/** What calls itself a picture and is none. */
const page = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'front.png', { type: 'image/png' })

test.each<[what: string, photos: File[], says: Record<string, string[]>]>([
  ['no photo', [], { photos: ['Add at least 1 photo'] }],
  ['21 photos', Array.from({ length: 21 }, () => png()), { photos: ['Maximum 20 photos allowed'] }],
  [
    'a page dressed as a picture',
    [png(), page()],
    { 'photos.1': ['Please upload only images (JPG, PNG, WebP, GIF or AVIF).'] },
  ],
  [
    'a photo of more than 10 MB',
    [new File([new Uint8Array(PNG), new Uint8Array(10 * 1024 * 1024)], 'huge.png')],
    { 'photos.0': ['File size must be less than 10MB.'] },
  ],
])('the server refuses %s and keeps nothing', async (_, photos, says) => {
  expect(await list({ photos }).catch(fields)).toEqual(says)
  expect(backend.db.property.all()).toHaveLength(42)
})

test('pictures are kept, added, removed and put in order', async () => {
  const { id } = await listed({ photos: [png(), png(), png()] })
  const [first, second, third] = imagesOf(id)
  await update(id, {
    photos: [png(), png()],
    removed_photo_ids: [second!.id],
    photo_order: [third!.id, 'photos[1]', first!.id, 'photos[0]'],
    cover_photo_id: 'photos[1]',
  })
  const now = imagesOf(id)
  expect(now).toHaveLength(4)
  expect([now[1], now[2]]).toEqual([third, first])
  expect(backend.db.property.find(id)?.cover_photo_id).toBe(now[0]?.id)
  expect([await isServed(second!.image_url), await isServed(first!.image_url)]).toEqual([404, 200])
})

test('floor plans are kept apart from the photos and follow them', async () => {
  const { id } = await listed({ photos: [png(), png(), png()], floor_plan_ids: ['photos[0]'] })
  const kinds = () => imagesOf(id).map(({ kind }) => kind)
  expect(kinds()).toEqual([undefined, undefined, 'floor_plan'])
  const [first, second, plan] = imagesOf(id)
  expect(backend.db.property.find(id)?.cover_photo_id).toBe(first!.id)
  await update(id, { photos: [png()] })
  expect(kinds(), 'new ones are photos, stored ones stay what they are').toEqual([
    undefined,
    undefined,
    undefined,
    'floor_plan',
  ])
  await update(id, { floor_plan_ids: [second!.id] })
  expect(imagesOf(id).at(-1)).toEqual({ ...second, kind: 'floor_plan' })
  expect(await isServed(plan!.image_url)).toBe(200)
  expect(await update(id, { cover_photo_id: second!.id }).catch(fields)).toEqual({
    cover_photo_id: ['The cover must be a photo, not a floor plan'],
  })
  expect(await update(id, { floor_plan_ids: ['photos[3]'] }).catch(fields)).toEqual({
    floor_plan_ids: ["This listing has no picture 'photos[3]'"],
  })
  expect(await update(id, { floor_plan_ids: imagesOf(id).map((image) => image.id) }).catch(fields)).toEqual({
    photos: ['Add at least 1 photo'],
  })
})

test('an update must leave 1 to 20 pictures of this listing', async () => {
  const { id } = await listed()
  const [only] = imagesOf(id)
  const twenty = Array.from({ length: 20 }, () => png())
  expect(await update(id, { removed_photo_ids: [only!.id] }).catch(fields)).toEqual({
    photos: ['Add at least 1 photo'],
  })
  expect(await update(id, { photos: twenty }).catch(fields)).toEqual({ photos: ['Maximum 20 photos allowed'] })
  expect(await update(id, { cover_photo_id: '1-front' }).catch(fields)).toEqual({
    cover_photo_id: ["This listing has no picture '1-front'"],
  })
  expect(imagesOf(id)).toEqual([only])
})
