import { costsBy } from '@/domain/finance/costs-by-month'
import { readFigures } from '@/domain/finance/figures'
import { countMatching, matches, needsCosts } from '@/domain/search/filters'
import { toListing } from '@/domain/listing/map-listing'
import type { SearchState } from '@/domain/search/filter-state'
import { searchOfSaved, type SavedCriteria } from '@/domain/search/saved-search'
import type { Backend } from '../backend'
import { newestSnapshot } from '../search/snapshots'
import { countFound, generatedSince } from '../search/columns/listing-index'
import type { Database, Row } from '../store/database'
import { wireProperty } from '../wire/listing-wire'
import { hiddenOwners, listingState } from './standing/standing'

function costsOf(db: Database, search: SearchState) {
  return needsCosts(search) ? costsBy(search.loan, readFigures(db.finance_figure.all())) : null
}

/** How many listings a saved search finds, by the rules of the browse screen (B 5). */
export function countForSaved(backend: Backend, saved: SavedCriteria): number {
  return countFound(newestSnapshot(backend).index, searchOfSaved(saved))
}

export function countNew(backend: Backend, saved: SavedCriteria, userId: string, since: number): number {
  const { db } = backend
  const search = searchOfSaved(saved)
  const hidden = hiddenOwners(db)
  const recent = db.property
    .written()
    .filter((row) => row.user_id !== userId && !hidden.has(row.user_id) && Date.parse(row.created_at) > since)
    .map((row) => toListing(wireProperty(backend, row)))
  const counted = countMatching(recent, search, costsOf(db, search))
  const generated = backend.generatedListings()?.search
  return generated ? counted + generatedSince(newestSnapshot(backend).index, search, since) : counted
}

export function finds(backend: Backend, saved: SavedCriteria, property: Row<'property'>): boolean {
  const search = searchOfSaved(saved)
  if (listingState(backend.db, property) === 'paused') return false
  return matches(toListing(wireProperty(backend, property)), search, costsOf(backend.db, search))
}
