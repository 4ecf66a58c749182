import type { Backend } from '../../backend'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { tourStatusAt } from '../../wire/tour-wire'
import { otherSide } from '../conversation-sides'
import { answerOffer, takeBack } from '../offers/offers-store'
import { decline } from '../tours/lister-answers'
import { callOff } from '../tours/tour-news'
import { blocksOf } from '../access/contact'

export function block(backend: Backend, blocker: string, blocked: string): void {
  const { db } = backend
  if (blocksOf(db, blocker, blocked).length > 0) return
  endOpen(backend, blocker, (other) => other === blocked)
  db.block.insert({ id: db.newId(), blocker_id: blocker, blocked_id: blocked })
}

/** Ends what a person has open with others as they would: own offers and visits called off, the others' declined. */
export function endOpen(backend: Backend, person: string, isWith: (other: string) => boolean = () => true): void {
  const { db, clock } = backend
  for (const talk of db.conversation.where((row) => row.buyer_id === person || row.seller_id === person)) {
    if (!isWith(otherSide(talk, person))) continue
    const offer = openOfferOf(messagesOf(db, talk.id), clock.now())
    if (offer?.sender_id === person) takeBack(backend, talk, offer)
    else if (offer) answerOffer(backend, talk, offer, 'rejected', { by: person })
  }
  for (const tour of db.tour.all()) {
    const lister = db.property.find(tour.property_id)?.user_id
    const status = tourStatusAt(tour, clock.now())
    if (!lister || (status !== 'pending' && status !== 'scheduled')) continue
    if (lister === person && isWith(tour.user_id)) decline(backend, tour, null)
    else if (tour.user_id === person && isWith(lister)) callOff(backend, tour)
  }
}
