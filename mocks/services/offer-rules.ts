import type { EndpointId } from '@/contract'
import type { StateOf } from '@/contract/rules/machines'
import type { Backend } from '../backend'
import { invalidFields, problem } from '../network/problem'
import type { Row } from '../store/database'
import { messagesOf, openOfferOf } from '../wire/messages-wire'
import { known } from './access/ownership'
import { demandStep } from './access/steps'
import { demandPartner } from './conversation-sides'
import { answerOffer } from './messages-store'

type Asked = { conversation_id: string | number; offer_id: string | number }

/** Refuses an offer for another listing (422), for a sold one, and while an earlier one is open (409). */
export function demandOffer({ db }: Backend, conversation: Row<'conversation'>, propertyId: string): void {
  const property = db.property.find(conversation.property_id)
  if (!property) throw problem(404, 'This property is no longer listed.')
  if (property.id !== propertyId) throw invalidFields({ property_id: ['This conversation is about another listing.'] })
  demandListingStep(property, 'makeOffer')
  if (openOfferOf(messagesOf(db, conversation.id))) demandStep('offer', 'open', 'makeOffer')
}

/** Stores the seller's answer to an open offer. Refuses a second answer (409). */
export function acceptOrReject(backend: Backend, asked: Asked, status: 'accepted' | 'rejected'): Row<'message'> {
  const { db } = backend
  const conversation = known(db.conversation, asked.conversation_id)
  const messages = messagesOf(db, conversation.id)
  const offer = messages.find(({ id, type }) => type === 'offer' && id === String(asked.offer_id))
  if (!offer) throw problem(404, 'Offer not found')
  demandStep('offer', offerState(messages, offer), status === 'accepted' ? 'acceptOffer' : 'rejectOffer')
  demandPartner(db, conversation, conversation.seller_id)
  const property = db.property.find(conversation.property_id)
  if (status === 'accepted' && !property) throw problem(404, 'This property is no longer listed.')
  if (status === 'accepted' && property) demandListingStep(property, 'acceptOffer')
  return answerOffer(backend, conversation, offer, status)
}

function offerState(messages: readonly Row<'message'>[], { id }: Row<'message'>): StateOf<'offer'> {
  const answer = messages.find(({ offer_id }) => offer_id === id)
  if (!answer) return 'open'
  return answer.type === 'offer_accepted' ? 'accepted' : 'rejected'
}

/** Refuses (409) what cannot be done with a listing as it stands now. */
function demandListingStep({ status, listing_type }: Row<'property'>, event: EndpointId): void {
  const said = listing_type === 'rent' && status === 'sold' ? 'This property is already rented.' : undefined
  demandStep('listing', status, event, { said })
}
