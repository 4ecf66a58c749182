import { callRows, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import { listProperties } from '@/contract/listing/properties'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import type { SearchQuery } from '@/contract/search/pages'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { searchPage } from './engines/server-calls'

/**
 * Every listing of a backend, as a visitor gets them who is not signed in: in one list, or where that is too large page by page.
 * @param backend origin and prefix of its calls. Throws as `callRows` does
 */
export async function readListings(backend: string): Promise<Listing[]> {
  configureApi({ baseUrl: backend.replace(/\/+$/, ''), token: () => null })
  try {
    return await callRows(listProperties, {}, toListing)
  } catch (error) {
    if (error instanceof ApiError && error.status === 413) return allPages()
    throw error
  }
}

async function allPages(): Promise<Listing[]> {
  const listings: Listing[] = []
  const query: SearchQuery = { mode: 'all', fields: 'full', limit: String(MOST_OF_A_PAGE) }
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await searchPage(cursor ? { ...query, cursor } : query)
    listings.push(...page.listings)
    cursor = page.next
  }
  return listings
}
