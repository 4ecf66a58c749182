import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_LISTINGS } from './listings'
import { samplePeople } from './sample-people'
import { sampleToWire } from './to-wire'

/** B 4: used when the server fails. */
export async function sampleListings(ids: readonly string[], now: number): Promise<Listing[]> {
  const people = await samplePeople()
  return ids.flatMap((id) => {
    const sample = SAMPLE_LISTINGS.find((listing) => listing.id === id)
    return sample ? toListing(sampleToWire(sample, people, now)) : []
  })
}
