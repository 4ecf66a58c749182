import { DEFAULT_SETTINGS, type Settings } from '@/contract/account/settings'
import { SAMPLE_ADMIN, type SamplePerson } from '@/samples/people'
import type { SampleListing } from '@/samples/sample-listing'
import { sampleColumns } from '@/samples/to-wire'
import type { Row, Rows } from '../database'
import { PASSWORD1_HASH } from '../passwords'
import { lastHeardOf, nudgeDue } from '../versions'
import { listingNudgeId } from '../row-keys'
import { picturesOf } from './market/pictures'
import { seededInterest } from './views'

const DAY = 86_400_000

/** Users and the super administrator. All sign in with `Password1`. */
export function peopleRows(people: readonly SamplePerson[], now: number): Rows {
  const user = people.map(({ member_since_days_ago, shows, before, ...person }): Row<'user'> => ({
    ...person,
    password_hash: PASSWORD1_HASH,
    created_at: new Date(now - member_since_days_ago * DAY).toISOString(),
    updated_at: null,
    is_online: person.premium_plan !== null,
    last_seen: new Date(now - DAY).toISOString(),
    date_of_birth: null,
    rejection_reason: null,
    settings: settingsThatShow(shows),
    visiting_times: null,
    profile_views: 0,
    sold_before: before.sold,
    rented_before: before.rented,
    earned_before: before.earned,
  }))
  const { id, email, username, name } = SAMPLE_ADMIN
  return { user, admin: [{ id, email, username, name, password_hash: PASSWORD1_HASH }] }
}

function settingsThatShow(shows: readonly ('email' | 'phone')[]): string | null {
  if (shows.length === 0) return null
  const privacy = { showProfile: true, showEmail: shows.includes('email'), showPhone: shows.includes('phone') }
  return JSON.stringify({ ...DEFAULT_SETTINGS, privacy } satisfies Settings)
}

/** Written listings as rows. */
export function listingRows(listings: readonly SampleListing[], now: number): Rows {
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
