import { callRows, configureApi } from '@/api/call'
import { listProperties } from '@/contract/properties'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'

/**
 * Every listing of a backend, as a visitor gets them who is not signed in.
 * @param backend origin and prefix of its calls. Throws as `callRows` does
 */
export async function readListings(backend: string): Promise<Listing[]> {
  configureApi({ baseUrl: backend.replace(/\/+$/, ''), token: () => null })
  return callRows(listProperties, {}, toListing)
}
