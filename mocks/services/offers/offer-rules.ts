import type { EndpointId } from '@/contract'
import type { StateOf } from '@/contract/rules/machines'
import type { Backend } from '../../backend'
import { invalidFields, problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { isExpired, messagesOf, openOfferOf } from '../../wire/messages-wire'
import { findOrThrow } from '../access/ownership'
import { requireStep } from '../access/steps'
import { requirePartner } from '../conversation-sides'
import { listingState } from '../standing/standing'

type Asked = { conversation_id: string | number; offer_id: string | number }
export type FoundOffer = { conversation: Row<'conversation'>; offer: Row<'message'> }

/** Refuses another listing (422), a sold one, and a second open offer (409). Returns the offer that it counters. */
export function requireOffer(
  { db, clock }: Backend,
  conversation: Row<'conversation'>,
  propertyId: string,
): Row<'message'> | undefined {
  const property = db.property.find(conversation.property_id)
  if (!property) throw problem(404, 'This property is no longer listed.')
  if (property.id !== propertyId) throw invalidFields({ property_id: ['This conversation is about another listing.'] })
  requireListingStep(db, property, 'makeOffer')
  const open = openOfferOf(messagesOf(db, conversation.id), clock.now())
  if (open) requireStep('offer', waitingState(conversation, open), 'makeOffer')
  return open
}

/** Refuses an unknown offer (404), one that is not open, and one that waits for the other side (409). */
export function requireAnswerable(backend: Backend, asked: Asked, event: EndpointId, agrees: boolean): FoundOffer {
  const { db } = backend
  const { conversation, offer, state } = findOffer(backend, asked)
  const { buyer_id, seller_id } = conversation
  requirePartner(db, conversation, offer.sender_id === buyer_id ? seller_id : buyer_id)
  requireStep('offer', state, event, state === 'open' ? { said: 'This offer waits for the seller’s answer.' } : {})
  const property = db.property.find(conversation.property_id)
  if (agrees && !property) throw problem(404, 'This property is no longer listed.')
  if (agrees && property) requireListingStep(db, property, event)
  return { conversation, offer }
}

/** Refuses an unknown offer (404), one that is not open (409), and one of the other side (403). */
export function requireOwnOffer(
  backend: Backend,
  asked: Asked & { offer_amount?: number | undefined },
  maker: string,
): FoundOffer {
  const { db } = backend
  const { conversation, offer, state } = findOffer(backend, asked)
  requireStep('offer', state, 'withdrawOffer')
  if (offer.sender_id !== maker) throw problem(403, 'Only the one who made an offer can withdraw it.')
  requirePartner(db, conversation, maker)
  const property = db.property.find(conversation.property_id)
  if (asked.offer_amount !== undefined && !property) throw problem(404, 'This property is no longer listed.')
  if (asked.offer_amount !== undefined && property) requireListingStep(db, property, 'withdrawOffer')
  return { conversation, offer }
}

function findOffer(backend: Backend, asked: Asked): FoundOffer & { state: StateOf<'offer'> } {
  const { db } = backend
  const conversation = findOrThrow(db.conversation, asked.conversation_id)
  const messages = messagesOf(db, conversation.id)
  const offer = messages.find(({ id, type }) => type === 'offer' && id === String(asked.offer_id))
  if (!offer) throw problem(404, 'Offer not found')
  return { conversation, offer, state: offerState(backend, conversation, messages, offer) }
}

const waitingState = ({ seller_id }: Row<'conversation'>, { sender_id }: Row<'message'>) =>
  sender_id === seller_id ? ('countered' as const) : ('open' as const)

export function offerState(
  { clock }: Backend,
  conversation: Row<'conversation'>,
  messages: readonly Row<'message'>[],
  offer: Row<'message'>,
): StateOf<'offer'> {
  const answer = messages.find(({ offer_id }) => offer_id === offer.id)
  const isReplaced = answer?.type === 'offer' && answer.sender_id === offer.sender_id
  if (answer?.type === 'offer_withdrawn' || isReplaced) return 'withdrawn'
  // A countered offer is over, as a declined one is.
  if (answer) return answer.type === 'offer_accepted' ? 'accepted' : 'rejected'
  return isExpired(offer, clock.now()) ? 'expired' : waitingState(conversation, offer)
}

/** Refuses (409) what cannot be done with a listing as it stands now. */
function requireListingStep(db: Database, row: Row<'property'>, event: EndpointId): void {
  const state = listingState(db, row)
  const said = row.listing_type === 'rent' && state === 'sold' ? 'This property is already rented.' : undefined
  requireStep('listing', state, event, { said })
}
