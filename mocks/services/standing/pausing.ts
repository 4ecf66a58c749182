import type { Standing } from '@/contract/account/person'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { thumbnailOf } from '../../wire/listing-wire'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { tourStatusAt } from '../../wire/tour-wire'
import { conversationLink } from '../messages-store'
import { notify } from '../notify'
import { told, type Notice } from '../told'
import { tellVisitor } from '../tours/tour-news'
import { standingOf } from './standing'

/** Changes what verifies a person, and tells them and those who wait for them where that hides or shows listings. */
export function withStanding<T>(backend: Backend, user: Row<'user'>, change: () => T): T {
  const { db } = backend
  const before = standingOf(db, user)
  const result = change()
  const after = db.user.find(user.id)
  if (after) tellStanding(backend, after, before, standingOf(db, after))
  return result
}

function tellStanding(backend: Backend, user: Row<'user'>, before: Standing, now: Standing): void {
  if (before === 'active' && now === 'paused') {
    notify(backend, user.id, { type: 'system', ...pausedNotice(user), link: '/dashboard/my-listings' })
    tellWaiting(backend, user)
  }
  if (before === 'paused' && now === 'active')
    notify(backend, user.id, {
      type: 'system',
      title: told('Your listings are shown again'),
      message: told('Your phone and your ID are verified. Everyone finds your listings as before.'),
      link: '/dashboard/my-listings',
    })
}

function pausedNotice({ phone_verified }: Row<'user'>): Notice {
  return {
    title: told('Your listings are paused'),
    message: told(
      phone_verified
        ? 'Your ID is no longer verified. Verify it again, and everyone finds your listings as before.'
        : 'Your mobile number is no longer verified. Verify it again, and everyone finds your listings as before.',
    ),
  }
}

/** Open offers stay open and agreed visits stand: the others learn that the lister has to verify again. */
function tellWaiting(backend: Backend, lister: Row<'user'>): void {
  const { db, clock } = backend
  const own = new Map(db.property.where((row) => row.user_id === lister.id).map((row) => [row.id, row]))
  for (const talk of db.conversation.where((row) => row.seller_id === lister.id)) {
    const listing = own.get(talk.property_id)
    if (!listing || !openOfferOf(messagesOf(db, talk.id), clock.now())) continue
    notify(backend, talk.buyer_id, {
      type: 'message',
      title: told('Listing paused'),
      message: told('“{title}” is paused until its lister is verified again. Your offer stays open.', {
        title: listing.title,
      }),
      link: conversationLink(talk.id),
      avatar: thumbnailOf(listing),
    })
  }
  for (const tour of db.tour.where((row) => own.has(row.property_id))) {
    if (tourStatusAt(tour, clock.now()) !== 'scheduled') continue
    const text = '{name} has to be verified again, so “{title}” is paused. Your visit on {when} stands.'
    tellVisitor(backend, tour, 'Listing paused', text)
  }
}
