import type { Backend } from '../../backend'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { tourStatusAt } from '../../wire/tour-wire'
import { answerOffer, takeBack } from '../offers/offers-store'
import { decline } from '../tours/lister-answers'
import { callOff } from '../tours/tour-news'
import { blocksOf } from '../access/contact'

/** Ends what is open between the two as the blocker would: own offers and visits called off, the other's declined. */
export function block(backend: Backend, blocker: string, blocked: string): void {
  const { db, clock } = backend
  if (blocksOf(db, blocker, blocked).length > 0) return
  const pair = [blocker, blocked]
  const talks = db.conversation.where((row) => pair.includes(row.buyer_id) && pair.includes(row.seller_id))
  for (const talk of talks) {
    const offer = openOfferOf(messagesOf(db, talk.id), clock.now())
    if (offer?.sender_id === blocker) takeBack(backend, talk, offer)
    else if (offer) answerOffer(backend, talk, offer, 'rejected', { by: blocker })
  }
  for (const tour of db.tour.where((row) => pair.includes(row.user_id))) {
    const lister = db.property.find(tour.property_id)?.user_id
    const status = tourStatusAt(tour, clock.now())
    if (!lister || !pair.includes(lister) || (status !== 'pending' && status !== 'scheduled')) continue
    if (lister === blocker) decline(backend, tour, null)
    else callOff(backend, tour)
  }
  db.block.insert({ id: db.newId(), blocker_id: blocker, blocked_id: blocked })
}
