import { builtInRows } from '@/domain/finance/figures'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import type { Database, Rows } from '../database'
import type { Parts } from '../in-parts'
import { generateListings, type GeneratedListings } from './generated/generated-listings'
import { historyRows } from './history/history'
import { MARKET_LISTINGS } from './market/listings'
import { MARKET_OWNERS } from './market/owners'
import { listingRows, peopleRows } from './people-and-listings'
import { withReviews } from './reviews-queue'
import { withPeopleHistory } from './history/people-history'

/** The seeds that a scenario may start from: the documented `samples`, those and the demo's own listings as `market`, … */
export type WorldName =
  | 'samples'
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
export function* worldParts(name: WorldName, now: number): Parts<Rows> {
  const whole = name === 'market'
  const owners = whole ? [...SAMPLE_PEOPLE, ...MARKET_OWNERS] : SAMPLE_PEOPLE
  const listings = whole ? [...SAMPLE_LISTINGS, ...MARKET_LISTINGS] : SAMPLE_LISTINGS
  const people = { ...peopleRows(owners, now), finance_figure: builtInRows() }
  if (name === 'empty-market') return withPeopleHistory(people, now)
  yield
  const listed = listingRows(listings, now)
  yield
  const rows = { ...people, ...listed, ...historyRows(now) }
  yield
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
