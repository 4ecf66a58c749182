import type * as contract from '@/contract/messages'
import type { Implementations } from '../../network/implement'
import { known } from '../../services/access/ownership'
import { acceptOrReject, demandOffer } from '../../services/offer-rules'
import { demandPartner } from '../../services/conversation-sides'
import { limitSending, storeOffer } from '../../services/messages-store'
import { wireMessage } from '../../wire/messages-wire'

export const offers = {
  makeOffer: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = known(backend.db.conversation, body.conversation_id)
    demandPartner(backend.db, conversation, sender)
    demandOffer(backend, conversation, String(body.property_id))
    limitSending(backend, sender)
    const { message: text, offer_amount } = body
    return wireMessage(storeOffer(backend, { conversation, sender, text, offer_amount }))
  },

  acceptOffer: ({ backend, body }) => wireMessage(acceptOrReject(backend, body, 'accepted')),
  rejectOffer: ({ backend, body }) => wireMessage(acceptOrReject(backend, body, 'rejected')),
} satisfies Partial<Implementations<typeof contract>>
