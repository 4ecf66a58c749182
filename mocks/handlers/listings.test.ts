import { expect, test } from 'vitest'
import { refused } from '@tests/helpers/mock-server'
import { call } from '@/api/call'
import { deleteProperty, getProperty, listMyProperties, listProperties } from '@/contract/listing/properties'
import { createTour, listTours } from '@/contract/tours/tours'
import type { NewListing } from '@/contract/listing/listing-form'
import {
  as,
  backend,
  fields,
  imagesOf,
  isServed,
  list,
  listed,
  openForEach,
  png,
  update,
} from './listings.test-support'

openForEach()

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

test('only verified members list', async () => {
  as('regular')
  expect(await list().catch(refused)).toEqual([403, 'Complete verification to list properties'])
  as(null)
  expect(await list().catch(refused)).toEqual([401, 'Please sign in first.'])
  expect(backend.db.property.all()).toHaveLength(42)
})

test.each<[what: string, changes: Partial<NewListing>, says: Record<string, string[]>]>([
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
      bedrooms: ['Bedrooms must be a whole number from 0 to 500'],
      bathrooms: ['Bathrooms must be in steps of 0.5 from 0 to 500'],
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
  ['a title without end', { title: 'x'.repeat(256) }, { title: ['Please use at most 255 characters'] }],
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
