import { matches } from '@/domain/search/filters'
import { toListing } from '@/domain/listing/map-listing'
import { searchOfSaved, type SavedCriteria } from '@/domain/search/saved-search'
import type { Backend } from '../backend'
import { newestSnapshot } from '../search/snapshots'
import { countFound } from '../search/world/world'
import type { Database, Row } from '../store/database'
import { wireProperty } from '../wire/listing-wire'

/** How many listings a saved search finds, by the rules of the browse screen (B 5). */
export function countForSaved(backend: Backend, saved: SavedCriteria): number {
  return countFound(newestSnapshot(backend).world, { ...searchOfSaved(saved), box: null, area: null })
}

/** Whether a saved search finds this listing. */
export function finds(db: Database, saved: SavedCriteria, property: Row<'property'>): boolean {
  return matches(toListing(wireProperty(db, property)), searchOfSaved(saved))
}
