import type * as contract from '@/contract/messages'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { acceptOrReject, demandOffer } from '../../services/offer-rules'
import { demandPartner, participated } from '../../services/conversation-sides'
import { limitSending, storeOffer } from '../../services/messages-store'
import { wireMessage } from '../../wire/messages-wire'

export const offers = {
  makeOffer: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = participated(backend, body.conversation_id, sender)
    if (conversation.buyer_id !== sender) throw problem(403, 'Only the buyer can make an offer.')
    demandPartner(backend.db, conversation, sender)
    demandOffer(backend, conversation, String(body.property_id))
    limitSending(backend, sender)
    const { message: text, offer_amount } = body
    return wireMessage(storeOffer(backend, { conversation, sender, text, offer_amount }))
  },

  acceptOffer: ({ backend, me, body }) => wireMessage(acceptOrReject(backend, me().id, body, 'accepted')),
  rejectOffer: ({ backend, me, body }) => wireMessage(acceptOrReject(backend, me().id, body, 'rejected')),
} satisfies Partial<Implementations<typeof contract>>
