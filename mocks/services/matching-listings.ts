import type { Listing } from '@/domain/listing/listing'
import { countMatching, matches } from '@/domain/search/filters'
import { toListing } from '@/domain/listing/map-listing'
import { searchOfSaved, type SavedCriteria } from '@/domain/search/saved-search'
import type { Database, Row } from '../store/database'
import { wireProperty } from '../wire/listing-wire'

const mapped = new WeakMap<Database, { revision: number; listings: Listing[] }>()

// Mapped once for all searches: there may be thousands of rows.
function listingsOf(db: Database): Listing[] {
  const known = mapped.get(db)
  if (known?.revision === db.revision()) return known.listings
  const listings = db.property.all().map((row) => toListing(wireProperty(db, row)))
  mapped.set(db, { revision: db.revision(), listings })
  return listings
}

/** How many listings a saved search finds, by the rules of the browse screen (B 5). */
export function countFound(db: Database, saved: SavedCriteria): number {
  return countMatching(listingsOf(db), searchOfSaved(saved))
}

/** Whether a saved search finds this listing. */
export function finds(db: Database, saved: SavedCriteria, property: Row<'property'>): boolean {
  return matches(toListing(wireProperty(db, property)), searchOfSaved(saved))
}
