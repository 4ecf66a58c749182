import { offerUpdated, type PayloadOf } from '@/contract/messages/realtime'
import { acceptedText, OFFER_DECLINED_TEXT, OFFER_WITHDRAWN_TEXT } from '@/domain/messages/offers'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { changeListing } from '../../store/versions'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { payForSale } from '../follow-ups/coins'
import { conversationLink, storeMessage, type Given } from '../messages-store'
import { askForReviews } from '../people/reviews'
import { told } from '../told'

/** Stores an offer (A 4), or a counter-offer that answers the one in `offer_id`, and pushes it to both sides. */
export function storeOffer(backend: Backend, given: Given & { offer_amount: number }): Row<'message'> {
  const { conversation } = given
  const row = storeMessage(backend, { ...given, type: 'offer' })
  pushOffer(backend, conversation, row, 'open')
  return row
}

/** Who answers is the seller unless said. `id` is that of the answer's message. */
type Answer = { by?: string; id?: string }

/** Accepting sells or rents out the listing and declines every other open offer on it. */
export function answerOffer(
  backend: Backend,
  conversation: Row<'conversation'>,
  offer: Row<'message'>,
  status: 'accepted' | 'rejected',
  { by = conversation.seller_id, id = backend.db.newId() }: Answer = {},
): Row<'message'> {
  const rental = backend.db.property.find(conversation.property_id)?.listing_type === 'rent'
  const row = storeMessage(backend, {
    id,
    conversation,
    sender: by,
    text: status === 'accepted' ? acceptedText(rental) : OFFER_DECLINED_TEXT,
    type: status === 'accepted' ? 'offer_accepted' : 'offer_rejected',
    offer_id: offer.id,
    offer_amount: offer.offer_amount,
  })
  if (status === 'accepted') sell(backend, conversation)
  pushOffer(backend, conversation, offer, status)
  if (status === 'accepted') {
    declineOffersOn(backend, conversation.property_id, id)
    const { buyer_id, seller_id, property_id } = conversation
    const title = backend.db.property.find(property_id)?.title ?? told('the listing')
    askForReviews(backend, [buyer_id, seller_id], title, conversationLink(conversation.id))
  }
  return row
}

/** The maker withdraws an open offer, or replaces it by one of another amount. */
export function takeBack(
  backend: Backend,
  conversation: Row<'conversation'>,
  offer: Row<'message'>,
  instead?: { offer_amount: number; text: string },
): Row<'message'> {
  const given = { conversation, sender: offer.sender_id, offer_id: offer.id }
  pushOffer(backend, conversation, offer, 'withdrawn')
  if (instead) return storeOffer(backend, { ...given, ...instead })
  const { offer_amount } = offer
  return storeMessage(backend, { ...given, text: OFFER_WITHDRAWN_TEXT, type: 'offer_withdrawn', offer_amount })
}

/** Marks the listing as sold and pays its owner the coins for it (A 9). */
function sell(backend: Backend, { property_id }: Row<'conversation'>) {
  const before = backend.db.property.find(property_id)
  const property = before && changeListing(backend, before, { status: 'sold' })
  if (property) payForSale(backend, property)
}

/** Declines every open offer on a listing that is no longer to be had. `cause` begins the ids of the answers. */
export function declineOffersOn(backend: Backend, listing: string, cause = backend.db.newId()): void {
  for (const conversation of backend.db.conversation.where((row) => row.property_id === listing)) {
    const offer = openOfferOf(messagesOf(backend.db, conversation.id), backend.clock.now())
    if (offer) answerOffer(backend, conversation, offer, 'rejected', { id: `${cause}-${conversation.id}` })
  }
}

export function pushOffer(
  { pushes }: Backend,
  { id, property_id, buyer_id, seller_id }: Row<'conversation'>,
  offer: Row<'message'>,
  status: PayloadOf<typeof offerUpdated>['status'],
  expired = false,
) {
  for (const user of [buyer_id, seller_id])
    pushes.push(user, offerUpdated, {
      conversationId: id,
      offerId: offer.id,
      propertyId: property_id,
      status,
      offerAmount: offer.offer_amount,
      offeredBy: offer.sender_id,
      expired,
    })
}
