import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireProperty } from '@/contract/listing/property'
import { listingOf, wireOf } from '../domain.test-support'
import { addressLine, daysOnMarket, placeLine } from './listing'
import { toListing } from './map-listing'
import { agentName, detailAgentName } from './owners'

test('a listing takes its names from the wire as documented', () => {
  const listing = listingOf({
    id: 7,
    price: '4200000.00',
    size: '1200',
    parking: 2,
    street: '12 Rizal St',
    province: 'Iloilo',
    latitude: '10.7',
    longitude: '122.56',
    features: '["Pool","Garden"]',
    user_id: 9,
  })
  expect(listing).toMatchObject({
    id: '7',
    price: 4_200_000,
    currency: 'PHP',
    typeLabel: 'for sale',
    status: 'available',
    squareFeet: 1200,
    parkingSpots: 2,
    address: '12 Rizal St',
    state: 'Iloilo',
    lat: 10.7,
    lng: 122.56,
    features: ['Pool', 'Garden'],
    category: 'residential',
    pricePerSqft: 3500,
  })
  expect(listing.owner).toMatchObject({
    id: '9',
    name: 'Property Owner',
    detailName: 'Unknown',
    rating: 4.5,
    reviews: 50,
  })
})

test.each([
  [
    { rating: null, review_count: 0 },
    { rating: null, reviews: 0 },
  ],
  [
    { rating: 4.5, review_count: 0 },
    { rating: null, reviews: 0 },
  ],
  [
    { rating: null, review_count: 3 },
    { rating: null, reviews: 3 },
  ],
  [{ rating: 4.2 }, { rating: 4.2, reviews: null }],
  [{}, { rating: 4.5, reviews: 50 }],
])('the sample stars stand only where the server says nothing of stars and reviews: %j', (user, shown) => {
  expect(listingOf({ user: { id: 1, ...user } }).owner).toMatchObject(shown)
})

test('gaps become 0 where they are shown and null where a minimum excludes them', () => {
  const listing = listingOf({
    price: 'call us',
    size: null,
    bedrooms: null,
    bathrooms: '',
    lot_size: 'x',
    status: 'gone',
  })
  expect(listing).toMatchObject({
    price: 0,
    squareFeet: 0,
    bedrooms: null,
    bathrooms: null,
    lotSize: 0,
    status: 'available',
  })
  expect(listing.pricePerSqft).toBe(0)
})

test('lists that cannot be read are empty', () => {
  for (const broken of ['[broken', '"text"', '{"a":1}', 'Pool, Garden', '', null]) {
    expect(listingOf({ features: broken, nearby_amenities: broken }).features).toEqual([])
  }
})

test('pictures are read as text and as objects with any documented name', () => {
  const images = [
    'a.jpg',
    { path: 'properties/b.jpg' },
    { url: 'https://x.test/c.jpg' },
    { src: 'd.jpg' },
    {
      image_url: 'e.jpg',
      alt: 'Kitchen',
      width: 1600,
      height: 1200,
      variants: [{ width: 960, image_url: 'e-960.jpg' }],
    },
    {},
    '',
  ]
  const mapped = listingOf({ images }).images
  expect(mapped.map((image) => image.src)).toEqual([
    '/api/storage/properties/a.jpg',
    '/api/storage/properties/b.jpg',
    'https://x.test/c.jpg',
    '/api/storage/properties/d.jpg',
    '/api/storage/properties/e.jpg',
  ])
  expect(mapped[0]?.alt).toBe('')
  expect(mapped[4]).toMatchObject({
    alt: 'Kitchen',
    variants: [{ width: 960, src: '/api/storage/properties/e-960.jpg' }],
  })
})

test('a place is known only with both degrees on the globe', () => {
  expect(listingOf({ lat: '10.69', lng: '122.56' })).toMatchObject({ lat: 10.69, lng: 122.56 })
  for (const place of [{ lat: 10 }, { lat: 91, lng: 0 }, { lat: 0, lng: 0 }, { lat: 'x', lng: 'y' }]) {
    expect(listingOf(place)).toMatchObject({ lat: null, lng: null })
  }
})

test('owner names follow the list rule and the detail rule', () => {
  const user = { name: 'M. Cruz', first_name: 'Maria', last_name: 'Cruz', username: 'mcruz' }
  expect(agentName(user)).toBe('Maria Cruz')
  expect(detailAgentName(user)).toBe('M. Cruz')
  expect(detailAgentName({ username: 'mcruz' })).toBe('mcruz')
  expect(agentName({ name: 'M. Cruz' })).toBe('M. Cruz')
})

test('days on market are whole days, none for the future, unknown without a date', () => {
  const listing = listingOf({ created_at: '2026-01-01T00:00:00Z' })
  expect(daysOnMarket(listing, Date.parse('2026-01-11T23:00:00Z'))).toBe(10)
  expect(daysOnMarket(listing, 0)).toBe(0)
  expect(daysOnMarket(listingOf({ created_at: null }), Date.now())).toBeNull()
})

test('address lines leave out what is missing; saved places say Unknown', () => {
  expect(addressLine(listingOf({ zip: '5000' }))).toBe('12 Seminario St, Iloilo City, Iloilo, 5000')
  expect(addressLine(listingOf({ street: null, province: null }))).toBe('Iloilo City')
  expect(placeLine(listingOf({ city: null }))).toBe('Unknown, Iloilo')
})

test('mapping never throws, whatever the fields hold', () => {
  const keys = Object.keys(wireOf({ images: [], user: null, features: '', size: 0, rating: 0, lat: 0, lng: 0 }))
  const mess = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())
  fc.assert(
    fc.property(mess, (changes) => {
      const wire: WireProperty = Object.assign(wireOf(), changes)
      const listing = toListing(wire)
      expect(listing.price).toBeGreaterThanOrEqual(0)
      expect(Array.isArray(listing.features)).toBe(true)
    }),
    // An object that cannot become text, found by chance.
    { examples: [[{ id: { toString: false } }]] },
  )
})

test('a listing without a title is called by its type and city', () => {
  const untitled = { title: '  ', property_type: 'Condo', city: 'Iloilo City' }
  expect(listingOf(untitled).title).toBe('Condo in Iloilo City')
  expect(listingOf({ ...untitled, property_type: '', city: '' }).title).toBe('Property')
})
