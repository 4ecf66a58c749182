import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listPropertiesByIds } from '@/contract/search/by-ids'
import { MOST_IDS } from '@/contract/search/limits'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { asked } from './engine'

/** Some listings with all that is known of them, in the order of their ids; those that are gone are left out. Throws as `call` does. */
export function listingsByIds(client: QueryClient, ids: readonly string[], signal: AbortSignal): Promise<Listing[]> {
  return asked(client, async () => {
    const found: Listing[] = []
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const query = { ids: ids.slice(from, from + MOST_IDS).join(','), fields: 'full' as const }
      const { data } = await call(listPropertiesByIds, { query }, { signal })
      found.push(...data.map(toListing))
    }
    return found
  })
}
