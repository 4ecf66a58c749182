import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_LISTINGS } from './listings'
import { SAMPLE_PEOPLE } from './people'
import { sampleToWire } from './to-wire'

/** The built-in listing with that id as the screens read it (B 4: used when the server fails); null when there is none. */
export function sampleListing(id: string, now: number): Listing | null {
  const sample = SAMPLE_LISTINGS.find((listing) => listing.id === id)
  return sample ? toListing(sampleToWire(sample, SAMPLE_PEOPLE, now)) : null
}
