import { acceptOffer, makeOffer, rejectOffer } from '@/contract/messages'
import type { Backend } from '../backend'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { answerOffer, limitSending, participated, storeOffer } from './messages-store'
import { messagesOf, openOfferOf, wireMessage } from './messages-wire'

export const offers = [
  implement(makeOffer, ({ backend, db, me, body }) => {
    const { id } = me()
    const conversation = participated(backend, body.conversation_id, id)
    if (conversation.buyer_id !== id) throw problem(403, 'Only the buyer can make an offer.')
    const property = db.property.find(conversation.property_id)
    if (!property) throw problem(404, 'This property is no longer listed.')
    if (property.id !== String(body.property_id))
      throw problem(422, 'The given data was invalid.', {
        property_id: ['This conversation is about another listing.'],
      })
    if (property.status === 'sold') throw problem(409, 'This property is already sold.')
    if (openOfferOf(messagesOf(db, conversation.id)))
      throw problem(409, 'Your last offer is still waiting for an answer.')
    limitSending(backend, id)
    return wireMessage(
      storeOffer(backend, { conversation, sender: id, text: body.message, offer_amount: body.offer_amount }),
    )
  }),

  implement(acceptOffer, ({ backend, me, body }) => answer(backend, me().id, body, 'accepted')),
  implement(rejectOffer, ({ backend, me, body }) => answer(backend, me().id, body, 'rejected')),
]

type Asked = { conversation_id: string | number; offer_id: string | number }

function answer(backend: Backend, userId: string, asked: Asked, status: 'accepted' | 'rejected') {
  const { db } = backend
  const conversation = participated(backend, asked.conversation_id, userId)
  if (conversation.seller_id !== userId) throw problem(403, 'Only the seller can answer an offer.')
  const messages = messagesOf(db, conversation.id)
  const offer = messages.find(({ id, type }) => type === 'offer' && id === String(asked.offer_id))
  if (!offer) throw problem(404, 'Offer not found')
  if (messages.some(({ offer_id }) => offer_id === offer.id))
    throw problem(409, 'This offer has already been answered.')
  const property = db.property.find(conversation.property_id)
  if (status === 'accepted' && !property) throw problem(404, 'This property is no longer listed.')
  if (status === 'accepted' && property?.status === 'sold') throw problem(409, 'This property is already sold.')
  return wireMessage(answerOffer(backend, conversation, offer, status))
}
