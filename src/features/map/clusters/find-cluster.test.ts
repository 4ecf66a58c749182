import { expect, test, vi } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { isPlaced } from '@/domain/search/query/bounds'
import { indexListings, listingsIn, markersIn } from './cluster-index'
import { clusterWith } from './find-cluster'

const SIZE = 2_000
const RADIUS = 96
/** Spread over the city by two steps without a common measure. */
const listings = Array.from({ length: SIZE }, (_, i) =>
  toListing({
    id: `n${i}`,
    title: `n${i}`,
    price: 1_000_000,
    currency: 'PHP',
    listing_type: 'sale',
    latitude: 10.6 + ((i * 0.618034) % 1) * 0.25,
    longitude: 122.4 + ((i * 0.414214) % 1) * 0.3,
  }),
).filter(isPlaced)
const index = indexListings(listings, RADIUS, 'PHP')

const mercator = (zoom: number) => {
  const world = 256 * 2 ** zoom
  return ({ lat, lng }: { lat: number; lng: number }) => ({
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world,
  })
}

test.each([11, 13, 14])('at zoom %i each listing is found in its cluster, and few clusters are looked into', (zoom) => {
  const markers = markersIn(index, { west: 122.5, south: 10.65, east: 122.62, north: 10.78 }, zoom)
  const truth = new Map<string, string>()
  for (const marker of markers)
    if (marker.kind === 'cluster') for (const { id } of listingsIn(index, marker.clusterId)) truth.set(id, marker.key)

  const looks = vi.spyOn(index, 'getLeaves')
  const asked = listings.filter((_, i) => i % 40 === 0)
  const found = asked.map((listing) => clusterWith(index, markers, listing, RADIUS, mercator(zoom))?.key)
  expect(found).toEqual(asked.map(({ id }) => truth.get(id)))
  // All clusters of the view for each listing would be several times as many.
  expect(looks.mock.calls.length).toBeLessThan(asked.length * 4)
  looks.mockRestore()
})

test('a listing with a pin of its own is in no cluster', () => {
  const [alone] = listings
  const own = { kind: 'pin', key: alone!.id, lat: alone!.lat, lng: alone!.lng, listing: alone! } as const
  expect(clusterWith(index, [own], alone!, RADIUS, mercator(13))).toBeNull()
})
