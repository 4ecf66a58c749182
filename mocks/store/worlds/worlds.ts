import { builtInRows } from '@/domain/finance/figures'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import type { Database, Rows } from '../database'
import { generateListings, type GeneratedListings } from './generated/generated-listings'
import { historyRows } from './history/history'
import { marketRows, peopleRows } from './market'
import { withReviews } from './reviews-queue'
import { withPeopleHistory } from './history/people-history'

/** The seeds that a scenario may start from. */
export type WorldName =
  | 'market'
  | 'empty-market'
  | 'ten-thousand'
  | 'fifty-thousand'
  | 'hundred-thousand'
  | 'million'
  | 'all-reviewed'

/** How many listings the large worlds have; those that are not written are generated. */
const SIZES: Partial<Record<WorldName, number>> = {
  'ten-thousand': 10_000,
  'fifty-thousand': 50_000,
  'hundred-thousand': 100_000,
  million: 1_000_000,
}

/** The written rows of a world, dates counted back from `now`. */
export function worldRows(name: WorldName, now: number): Rows {
  const people = { ...peopleRows(now), finance_figure: builtInRows() }
  if (name === 'empty-market') return withPeopleHistory(people, now)
  const rows = { ...people, ...marketRows(now), ...historyRows(now) }
  return withPeopleHistory(withReviews(rows, now, { reviewed: name === 'all-reviewed' }), now)
}

/** Puts a world's generated rows under the written ones, if it has any. A snapshot does not hold them. */
export async function attachGeneratedListings(
  name: WorldName,
  db: Database,
  now: number,
): Promise<GeneratedListings | null> {
  const size = SIZES[name]
  const generated = size === undefined ? null : await generateListings(size - SAMPLE_LISTINGS.length, now)
  db.property.setBase(generated)
  return generated
}
