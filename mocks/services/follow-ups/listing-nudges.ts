import { CONFIRMED_DAYS } from '@/contract/fields'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { listingNudgeId } from '../../store/row-keys'
import { lastHeardOf, nudgeDue } from '../../store/versions'
import { thumbnailOf } from '../../wire/listing-wire'
import { notify } from '../notify'
import { listingState } from '../standing/standing'
import { told } from '../told'

/** Asks owners after 14 days of silence whether a listing is still to be had. Returns how to stop. */
export function startListingNudges(backend: Backend): () => void {
  return backend.agenda.run(() => nudges(backend))
}

/** The next nudge of each owner. Generated listings bring none: there are a hundred thousand of them. */
function nudges(backend: Backend): ComingEvent[] {
  const { db, clock } = backend
  const next = new Map<string, Row<'property'>>()
  for (const listing of db.property.written()) {
    if (
      listingState(db, listing) !== 'available' ||
      db.listing_nudge.find(listingNudgeId(listing, lastHeardOf(listing)))
    )
      continue
    const other = next.get(listing.user_id)
    if (!other || nudgeDue(listing) < nudgeDue(other)) next.set(listing.user_id, listing)
  }
  return [...next.values()].map((listing): ComingEvent => {
    const id = listingNudgeId(listing, lastHeardOf(listing))
    const mark = () => void db.listing_nudge.insert({ id, sent_at: clock.iso() })
    const happen = () => {
      mark()
      notify(backend, listing.user_id, {
        type: 'system',
        title: told('Is it still available?'),
        message: told(
          listing.listing_type === 'rent'
            ? 'You last spoke of “{title}” {n} days ago. Confirm it with one press, or mark it as rented.'
            : 'You last spoke of “{title}” {n} days ago. Confirm it with one press, or mark it as sold.',
          { title: listing.title, n: CONFIRMED_DAYS },
        ),
        link: '/dashboard/my-listings',
        avatar: thumbnailOf(listing),
      })
    }
    const what = `The owner is asked whether “${listing.title}” is still available`
    return { id: `nudge ${id}`, at: nudgeDue(listing), what, happen, runNow: happen, drop: mark }
  })
}
