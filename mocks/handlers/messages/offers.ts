import type * as contract from '@/contract/messages/offers'
import type { Implementations } from '../../network/implement'
import { findOrThrow } from '../../services/access/ownership'
import { requireAnswerable, requireOffer, requireOwnOffer } from '../../services/offers/offer-rules'
import { requirePartner } from '../../services/conversation-sides'
import { limitSending } from '../../services/messages-store'
import { answerOffer, storeOffer, takeBack } from '../../services/offers/offers-store'
import { wireMessage } from '../../wire/messages-wire'

export const offers: Implementations<typeof contract> = {
  makeOffer: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = findOrThrow(backend.db.conversation, body.conversation_id)
    requirePartner(backend.db, conversation, sender)
    const countered = requireOffer(backend, conversation, String(body.property_id))
    limitSending(backend, sender)
    const { message: text, offer_amount } = body
    const offer_id = countered?.id ?? null
    return wireMessage(storeOffer(backend, { conversation, sender, text, offer_amount, offer_id }))
  },

  acceptOffer: ({ backend, body }) => {
    const { conversation, offer } = requireAnswerable(backend, body, 'acceptOffer', true)
    return wireMessage(answerOffer(backend, conversation, offer, 'accepted'))
  },

  rejectOffer: ({ backend, body }) => {
    const { conversation, offer } = requireAnswerable(backend, body, 'rejectOffer', false)
    return wireMessage(answerOffer(backend, conversation, offer, 'rejected'))
  },

  counterOffer: ({ backend, me, body }) => {
    const { conversation, offer } = requireAnswerable(backend, body, 'counterOffer', true)
    const { id: sender } = me()
    limitSending(backend, sender)
    const { message: text, offer_amount } = body
    return wireMessage(storeOffer(backend, { conversation, sender, text, offer_amount, offer_id: offer.id }))
  },

  withdrawOffer: ({ backend, me, body }) => {
    const { id: sender } = me()
    const { conversation, offer } = requireOwnOffer(backend, body, sender)
    limitSending(backend, sender)
    const { offer_amount, message: text = '' } = body
    const instead = offer_amount === undefined ? undefined : { offer_amount, text }
    return wireMessage(takeBack(backend, conversation, offer, instead))
  },

  answerCounterOffer: ({ backend, me, body }) => {
    const { accepted } = body
    const { conversation, offer } = requireAnswerable(backend, body, 'answerCounterOffer', accepted)
    const answer = accepted ? 'accepted' : 'rejected'
    return wireMessage(answerOffer(backend, conversation, offer, answer, { by: me().id }))
  },
}
