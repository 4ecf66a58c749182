// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { personaToken, type Backend } from '@mocks/backend'
import { servedFile } from '@mocks/files'
import { serveScenario, server } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { call, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import {
  createProperty,
  deleteProperty,
  getProperty,
  listMyProperties,
  listProperties,
  updateProperty,
} from '@/contract/properties'
import { createTour, listTours } from '@/contract/tours'
import type { ListingUpdate, NewListing } from '@/contract/listing-form'

let backend: Backend
let token: string | null

const as = (persona: 'regular' | 'verified' | 'professional' | null) => {
  token = persona && personaToken(persona)
  if (token && !backend.db.session.find(token)) {
    const user_id = { regular: '101', verified: '102', professional: '103' }[persona!]
    backend.db.session.insert({ token, user_id, created_at: backend.clock.iso() })
  }
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => {} })
  backend = serveScenario(scenarioById('default'))
  await backend.ready
  as('verified')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** A picture of no pixels to speak of; what matters are its first bytes. */
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 6, 64, 0, 0, 4, 176,
]
const png = (name = 'front.png') => new File([new Uint8Array(PNG)], name, { type: 'image/png' })
const page = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'front.png', { type: 'image/png' })

const house = (changes: Partial<NewListing> = {}): NewListing => ({
  title: 'House in Jaro',
  price: 4_200_000,
  listing_type: 'sale',
  property_type: 'Villa',
  category: 'residential',
  photos: [png()],
  ...changes,
})
const list = (changes: Partial<NewListing> = {}) => call(createProperty, { body: house(changes) })
const kept = { title: 'Kept', price: 1, listing_type: 'sale', property_type: 'Villa' } as const
const update = (id: string, changes: Partial<ListingUpdate> = {}) =>
  call(updateProperty, { params: { id }, body: { ...kept, ...changes } })
const refused = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  return [error.status, error.message]
}
const fields = (error: unknown) => (error instanceof ApiError ? error.fields : error)
const listed = async (changes: Partial<NewListing> = {}) => {
  const { data } = await list(changes)
  return backend.db.property.find(String(data?.id))!
}
const imagesOf = (id: string) =>
  JSON.parse(backend.db.property.find(id)?.images ?? '[]') as { id: string; image_url: string; width?: number }[]
const isServed = async (path: string) =>
  (await servedFile(backend.files, async () => new Response(null, { status: 404 }), path)).status

test('a listing is stored under the server’s names and comes first in the list', async () => {
  const { data, message } = await list({
    address: '12 Lopez Jaena, Jaro',
    state: 'Iloilo',
    square_feet: 1_500,
    parking_spots: 2,
    lat: 10.72,
    lng: 122.56,
    bathrooms: '2.5',
    pet_friendly: true,
    features: ['Pool', '<b>Garden</b>'],
    cover_photo_id: 'f2',
    photos: [png(), png()],
  })
  expect(message).toBe('Property listed successfully!')
  expect(backend.db.property.find(String(data?.id))).toMatchObject({
    user_id: '102',
    street: '12 Lopez Jaena, Jaro',
    province: 'Iloilo',
    size: 1_500,
    parking: 2,
    latitude: 10.72,
    longitude: 122.56,
    bathrooms: 2.5,
    pet_friendly: true,
    features: '["Pool","<b>Garden</b>"]',
    status: 'available',
    currency: 'PHP',
    created_at: '2026-06-15T01:00:00.000Z',
  })
  const all = await call(listProperties, {})
  expect(all.data[0]?.id).toBe(data?.id)
  expect(all.data).toHaveLength(43)
})

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

test('only verified members list', async () => {
  as('regular')
  expect(await list().catch(refused)).toEqual([403, 'Complete verification to list properties'])
  as(null)
  expect(await list().catch(refused)).toEqual([401, 'Please sign in first.'])
  expect(backend.db.property.all()).toHaveLength(42)
})

test.each<[what: string, changes: Partial<NewListing>, says: Record<string, string[]>]>([
  ['no photo', { photos: [] }, { photos: ['Add at least 1 photo'] }],
  ['21 photos', { photos: Array.from({ length: 21 }, () => png()) }, { photos: ['Maximum 20 photos allowed'] }],
  [
    'a page dressed as a picture',
    { photos: [png(), page()] },
    { 'photos.1': ['Please upload only images (JPG, PNG, WebP, GIF or AVIF).'] },
  ],
  [
    'a photo of more than 10 MB',
    { photos: [new File([new Uint8Array(PNG), new Uint8Array(10 * 1024 * 1024)], 'huge.png')] },
    { 'photos.0': ['File size must be less than 10MB.'] },
  ],
  [
    'blank title and price',
    { title: ' ', price: '' },
    {
      title: ['Listing title is required'],
      price: ['Price is required'],
    },
  ],
  ['a price in words', { price: 'cheap' }, { price: ['Price must be a number'] }],
  [
    'numbers out of range',
    { bedrooms: 1.5, bathrooms: 1.3, parking_spots: -1, square_feet: 'Infinity', year_built: 20 },
    {
      bedrooms: ['Bedrooms must be a whole number from 0 to 1,000'],
      bathrooms: ['Bathrooms must be in steps of 0.5 from 0 to 1,000'],
      square_feet: ['Floor area must be a number'],
      parking_spots: ['Parking spots must be a whole number from 0 to 100,000'],
      year_built: ['Year built must be a whole number from 1500 to 2100'],
    },
  ],
  [
    'a place off the globe',
    { lat: 91, lng: 181 },
    {
      lat: ['Latitude must be a number from -90 to 90'],
      lng: ['Longitude must be a number from -180 to 180'],
    },
  ],
  ['half a place', { lat: 10 }, { lng: ['A place needs both latitude and longitude'] }],
  ['a type of another category', { category: 'land' }, { property_type: ['Choose a property type of the category'] }],
  ['a title without end', { title: 'x'.repeat(201) }, { title: ['At most 200 characters'] }],
])('the server refuses %s and keeps nothing', async (_, changes, says) => {
  expect(await list(changes).catch(fields)).toEqual(says)
  expect(backend.db.property.all()).toHaveLength(42)
})

test('an update changes what it names and leaves the rest', async () => {
  const { id } = await listed({ address: '12 Lopez Jaena', condition: 'New', bedrooms: 3 })
  const { message } = await update(id, { street: '', bedrooms: '', condition: '', size: 900, status: 'pending' })
  expect(message).toBe('Property updated successfully!')
  expect(backend.db.property.find(id)).toMatchObject({
    title: 'Kept',
    street: null,
    bedrooms: null,
    condition: null,
    size: 900,
    status: 'pending',
    category: 'residential',
  })
  expect(imagesOf(id)).toHaveLength(1)
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

test('only the owner edits and deletes', async () => {
  const before = backend.db.property.find('1')
  as('professional')
  expect(await update('1').catch(refused)).toEqual([403, 'Only the owner can edit this listing.'])
  expect(await call(deleteProperty, { params: { id: '1' } }).catch(refused)).toEqual([
    403,
    'Only the owner can delete this listing.',
  ])
  expect(await update('nope').catch(refused)).toEqual([404, 'Property not found'])
  as(null)
  expect(await update('1').catch(refused)).toEqual([401, 'Please sign in first.'])
  expect(await call(deleteProperty, { params: { id: '1' } }).catch(refused)).toEqual([401, 'Please sign in first.'])
  expect(backend.db.property.find('1')).toEqual(before)
})

test('a deleted listing takes its files along, cancels visits and leaves conversations readable', async () => {
  const { id } = await listed()
  const path = imagesOf(id)[0]!.image_url
  as('regular')
  await call(createTour, { body: { property_id: id, date: '2026-06-20', time: '10:00' } })
  as('verified')
  await call(deleteProperty, { params: { id } })
  expect(await call(getProperty, { params: { id } }).catch(refused)).toEqual([404, 'Property not found'])
  expect(await isServed(path)).toBe(404)
  as('regular')
  const { data } = await call(listTours, {})
  expect(data.find((tour) => tour.property.id === id)?.status).toBe('cancelled')
  expect(backend.db.notification.where(({ user_id }) => user_id === '101').at(-1)?.title).toBe('Tour cancelled')
})

test('the own listings come with what only their owner learns', async () => {
  const { id } = await listed()
  const { data } = await call(listMyProperties, {})
  expect(data[0]).toMatchObject({ id, views: 0, likes: 0, inquiries: 0, status: 'available', currency: 'PHP' })
  expect(new Set(data.map(({ user_id }) => user_id))).toEqual(new Set(['102']))
  as('professional')
  const others = await call(listMyProperties, {})
  const asked = (property: unknown) => backend.db.conversation.where((row) => row.property_id === property).length
  expect(others.data.map(({ inquiries }) => inquiries)).toEqual(others.data.map((row) => asked(row.id)))
  expect(others.data.some(({ inquiries }) => (inquiries ?? 0) > 0)).toBe(true)
  expect(others.data.every(({ views, likes }) => (views ?? 0) > (likes ?? 0))).toBe(true)
  const everybody = await call(listProperties, {})
  expect(everybody.data.some((row) => 'views' in row || 'likes' in row)).toBe(false)
  as(null)
  expect(await call(listMyProperties, {}).catch(refused)).toEqual([401, 'Please sign in first.'])
})
