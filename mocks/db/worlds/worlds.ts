import type { Database, Rows } from '../database'
import { bulkListings, type Bulk } from './bulk'
import { historyRows } from './history'
import { marketRows, peopleRows } from './market'
import { withReviews } from './reviews-queue'
import { withPeopleHistory } from './people-history'

/** The seeds that a scenario may start from. */
export type WorldName = 'market' | 'empty-market' | 'ten-thousand' | 'all-reviewed'

const GENERATED = 9_958

/** The written rows of a world, dates counted back from `now`. */
export function worldRows(name: WorldName, now: number): Rows {
  const people = peopleRows(now)
  if (name === 'empty-market') return withPeopleHistory(people, now)
  const rows = { ...people, ...marketRows(now), ...historyRows(now) }
  return withPeopleHistory(withReviews(rows, now, { reviewed: name === 'all-reviewed' }), now)
}

/** Puts a world's generated rows, if it has any, under the written ones; again after a snapshot was restored. */
export async function attachBulk(name: WorldName, db: Database, now: number): Promise<Bulk | null> {
  const bulk = name === 'ten-thousand' ? await bulkListings(GENERATED, now) : null
  db.property.setBase(bulk)
  return bulk
}
