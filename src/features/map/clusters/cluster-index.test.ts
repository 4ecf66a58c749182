import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { isPlaced, type PlacedListing } from '@/domain/search/query/bounds'
import {
  indexListings,
  inReadingOrder,
  listingsIn,
  markersIn,
  MOST_MARKERS,
  radiusFor,
  sizeOf,
  splitZoom,
  type Marker,
} from './cluster-index'
import { groupName, lowestPrice } from './group'

const WORLD = { west: 122, south: 10.3, east: 123, north: 11 }

function placed(fields: { id: string; lat: number; lng: number; price?: number; rent?: boolean }[]): PlacedListing[] {
  return fields
    .map(({ id, lat, lng, price = 1_000_000, rent = false }) =>
      toListing({
        id,
        title: id,
        price,
        currency: 'PHP',
        listing_type: rent ? 'rent' : 'sale',
        latitude: lat,
        longitude: lng,
      }),
    )
    .filter(isPlaced)
}

const around = fc.array(
  fc.record({
    lat: fc.double({ min: 10.4, max: 10.9, noNaN: true }),
    lng: fc.double({ min: 122.2, max: 122.8, noNaN: true }),
  }),
  { maxLength: MOST_MARKERS },
)

test('no listing is lost or counted twice, at any zoom', () => {
  fc.assert(
    fc.property(around, fc.integer({ min: 7, max: 19 }), (places, zoom) => {
      const listings = placed(places.map((place, index) => ({ id: `n${index}`, ...place })))
      const index = indexListings(listings, 50, 'PHP')
      const all = markersIn(index, WORLD, zoom)
      const ids = all.flatMap((marker) =>
        marker.kind === 'pin' ? [marker.key] : listingsIn(index, marker.clusterId).map(({ id }) => id),
      )
      expect(ids.toSorted()).toEqual(listings.map(({ id }) => id).toSorted())
      const clusters = all.filter((marker) => marker.kind === 'cluster')
      expect(clusters.map(({ clusterId }) => listingsIn(index, clusterId).length)).toEqual(clusters.map(sizeOf))
    }),
    { numRuns: 40 },
  )
})

test('a view never holds more than 150 markers', () => {
  const many = placed(
    Array.from({ length: 3_000 }, (_, n) => ({
      id: `n${n}`,
      lat: 10.6 + (n % 60) * 0.004,
      lng: 122.4 + Math.floor(n / 60) * 0.004,
    })),
  )
  const index = indexListings(many, 50, 'PHP')
  for (const zoom of [9, 11, 13, 15, 17]) {
    expect(markersIn(index, WORLD, zoom).length).toBeLessThanOrEqual(MOST_MARKERS)
  }
})

test('the more room and listings, the wider pins are grouped', () => {
  expect(radiusFor(40, { width: 1_000, height: 800 })).toBe(64)
  expect(radiusFor(10_000, { width: 390, height: 700 })).toBeLessThan(
    radiusFor(10_000, { width: 2_560, height: 1_300 }),
  )
})

test('a cluster names its count, its kinds and the lowest price of each', () => {
  const near = { lat: 10.7, lng: 122.56 }
  const index = indexListings(
    placed([
      { id: 'a', ...near, price: 4_200_000 },
      { id: 'b', ...near, price: 1_200_000 },
      { id: 'c', ...near, price: 12_000, rent: true },
    ]),
    50,
    'PHP',
  )
  const [marker] = markersIn(index, WORLD, 13)
  const group = marker?.kind === 'cluster' ? marker.group : null
  expect(group && groupName(group, 'PHP')).toBe(
    '3 ₱1.2M+ properties: 2 for sale from ₱1.2M, 1 for rent from ₱12K a month',
  )
  expect(group && lowestPrice(group, 'PHP')).toBe('₱1.2M')
})

test('a cluster splits when zoomed, one building never does', () => {
  const apart = indexListings(
    placed([
      { id: 'a', lat: 10.7, lng: 122.56 },
      { id: 'b', lat: 10.701, lng: 122.561 },
    ]),
    50,
    'PHP',
  )
  const [first] = markersIn(apart, WORLD, 11)
  expect(first?.kind === 'cluster' && splitZoom(apart, first.clusterId, 11)).toBeGreaterThan(11)

  const tower = indexListings(
    placed([
      { id: 'a', lat: 10.7, lng: 122.56 },
      { id: 'b', lat: 10.7, lng: 122.56 },
    ]),
    50,
    'PHP',
  )
  const [same] = markersIn(tower, WORLD, 19)
  expect(same?.kind === 'cluster' && splitZoom(tower, same.clusterId, 19)).toBeNull()
})

test('the Tab key walks rows from the top and each row from the left', () => {
  const at = new Map<string, { x: number; y: number }>([
    ['low', { x: 10, y: 200 }],
    ['right', { x: 300, y: 12 }],
    ['left', { x: 20, y: 30 }],
  ])
  const markers: Marker[] = placed([...at.keys()].map((id) => ({ id, lat: 10.7, lng: 122.5 }))).map((listing) => ({
    kind: 'pin',
    key: listing.id,
    lat: listing.lat,
    lng: listing.lng,
    listing,
  }))
  expect(inReadingOrder(markers, ({ key }) => at.get(key)!).map(({ key }) => key)).toEqual(['left', 'right', 'low'])
})

test('squares of the server are grouped as their listings would be, and a lone one is opened by zooming', () => {
  const cells = [
    { mode: 'sale', lat: 10.7, lng: 122.56, count: 900, minPrice: 1_200_000 },
    { mode: 'rent', lat: 10.7001, lng: 122.5601, count: 100, minPrice: 12_000 },
    { mode: 'sale', lat: 10.9, lng: 122.9, count: 7, minPrice: null },
  ] as const
  const index = indexListings([], 50, 'PHP', null, cells)
  const markers = markersIn(index, WORLD, 13)
  expect(markers.map(sizeOf).toSorted((a, b) => a - b)).toEqual([7, 1_000])
  const lone = markers.find((marker) => sizeOf(marker) === 7)
  expect(lone?.kind === 'cluster' && splitZoom(index, lone.clusterId, 13)).toBe(15)
  const large = markers.find((marker) => sizeOf(marker) === 1_000)
  expect(large?.kind === 'cluster' && groupName(large.group, 'PHP')).toContain('900 for sale from ₱1.2M, 100 for rent')
})
