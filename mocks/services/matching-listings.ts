import type { Listing } from '@/domain/listing/listing'
import { costsBy } from '@/domain/finance/costs-by-month'
import { readFigures } from '@/domain/finance/figures'
import { countMatching, matches, needsCosts } from '@/domain/search/filters'
import { toListing } from '@/domain/listing/map-listing'
import type { SearchState } from '@/domain/search/filter-state'
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

/** The costs by month with the search's loan, by the figures that the server has. */
function costsOf(db: Database, search: SearchState) {
  return needsCosts(search) ? costsBy(search.loan, readFigures(db.finance_figure.all())) : null
}

/** How many listings a saved search finds, by the rules of the browse screen (B 5). */
export function countFound(db: Database, saved: SavedCriteria): number {
  const search = searchOfSaved(saved)
  return countMatching(listingsOf(db), search, costsOf(db, search))
}

/** Whether a saved search finds this listing. */
export function finds(db: Database, saved: SavedCriteria, property: Row<'property'>): boolean {
  const search = searchOfSaved(saved)
  return matches(toListing(wireProperty(db, property)), search, costsOf(db, search))
}
