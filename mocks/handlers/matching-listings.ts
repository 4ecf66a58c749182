import type { Listing } from '@/domain/listing'
import { countMatching, matches } from '@/domain/filters'
import { toListing } from '@/domain/map-listing'
import { searchOfSaved, type SavedCriteria } from '@/domain/saved-search'
import type { Database, Row } from '../db/database'
import { wireProperty } from './wire'

const mapped = new WeakMap<Database, { revision: number; listings: Listing[] }>()

// Thousands of rows are mapped once, not once a search.
function listingsOf(db: Database): Listing[] {
  const known = mapped.get(db)
  if (known?.revision === db.revision()) return known.listings
  const listings = db.property.all().map((row) => toListing(wireProperty(db, row)))
  mapped.set(db, { revision: db.revision(), listings })
  return listings
}

/** How many listings a saved search finds: what its 'View Properties' counts, by the same rules (B 5). */
export function countFound(db: Database, saved: SavedCriteria): number {
  return countMatching(listingsOf(db), searchOfSaved(saved))
}

/** Whether a saved search finds this listing. */
export function finds(db: Database, saved: SavedCriteria, property: Row<'property'>): boolean {
  return matches(toListing(wireProperty(db, property)), searchOfSaved(saved))
}
