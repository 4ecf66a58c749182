import { builtInRows } from '@/domain/finance/figures'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE, SAMPLE_ADMIN, type SamplePerson } from '@/samples/people'
import type { Database, Rows, Row } from '../database'
import { generateListings, type GeneratedListings } from './generated/generated-listings'
import { historyRows } from './history/history'
import { MARKET_LISTINGS } from './market/listings'
import { MARKET_OWNERS } from './market/owners'
import { withReviews } from './reviews-queue'
import { withPeopleHistory } from './history/people-history'
import type { SampleListing } from '@/samples/sample-listing'
import { sampleColumns } from '@/samples/to-wire'
import { PASSWORD1_HASH } from '../passwords'
import { lastHeardOf, nudgeDue } from '../versions'
import { listingNudgeId } from '../row-keys'
import { picturesOf } from './market/pictures'
import { userRow } from './user-row'
import { seededInterest } from './views'

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

export function worldRows(name: WorldName, now: number): Rows {
  const whole = name === 'market'
  const owners = whole ? [...SAMPLE_PEOPLE, ...MARKET_OWNERS] : SAMPLE_PEOPLE
  const listings = whole ? [...SAMPLE_LISTINGS, ...MARKET_LISTINGS] : SAMPLE_LISTINGS
  const people = { ...peopleRows(owners, now), finance_figure: builtInRows() }
  if (name === 'empty-market') return withPeopleHistory(people, now)
  const rows = { ...people, ...listingRows(listings, now), ...historyRows(now) }
  return withPeopleHistory(withReviews(rows, now, { reviewed: name === 'all-reviewed' }), now)
}

/** Puts a world's generated rows under the written ones, if it has any. A snapshot does not hold them. */
export function attachGeneratedListings(name: WorldName, db: Database, now: number): GeneratedListings | null {
  const size = SIZES[name]
  const generated = size === undefined ? null : generateListings(size - SAMPLE_LISTINGS.length, now)
  db.property.setBase(generated)
  return generated
}

/** Users and the super administrator. All sign in with `Password1`. */
function peopleRows(people: readonly SamplePerson[], now: number): Rows {
  const { id, email, username, name } = SAMPLE_ADMIN
  return {
    user: people.map((one) => userRow(one, now)),
    admin: [{ id, email, username, name, password_hash: PASSWORD1_HASH }],
  }
}

function listingRows(listings: readonly SampleListing[], now: number): Rows {
  const property = listings.map((sample): Row<'property'> => {
    const { rating, ...columns } = sampleColumns(sample, now)
    const images = picturesOf(sample.id)
    return {
      ...columns,
      rating,
      updated_at: null,
      images: JSON.stringify(images),
      cover_photo_id: images[0] ? String(images[0].id) : null,
      ...seededInterest(sample.id, sample.listed_hours_ago),
    }
  })
  return { property, listing_nudge: asked(property, now) }
}

/** Owners who have been silent for long were asked before the clock's start. */
function asked(listings: readonly Row<'property'>[], now: number): Row<'listing_nudge'>[] {
  return listings
    .filter((listing) => nudgeDue(listing) <= now)
    .map((listing) => ({
      id: listingNudgeId(listing, lastHeardOf(listing)),
      sent_at: new Date(nudgeDue(listing)).toISOString(),
    }))
}
