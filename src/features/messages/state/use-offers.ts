import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { conversationKeys, listingKeys, messageKeys } from '@/api/query-keys'
import { useSendKey } from '@/session/send-key'
import { acceptOffer, makeOffer, rejectOffer } from '@/contract/messages'
import { toMessage, type Conversation } from '@/domain/messages/conversation'
import { OFFER_ALERTS, offerMessage } from '@/domain/messages/offers'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { addMessages } from './message.queries'

type Sent = { amount: number; currency: string }

/** Makes and answers offers (A 7) with the documented alerts (A 8), and refreshes lists and listings. */
export function useOffers({ id, property }: Pick<Conversation, 'id' | 'property'>) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const key = useSendKey()
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: messageKeys.ofConversation(id) }),
      client.invalidateQueries({ queryKey: conversationKeys.list(token) }),
      client.invalidateQueries({ queryKey: listingKeys.all }),
    ])
  const answering = (endpoint: typeof acceptOffer | typeof rejectOffer, done: string, failed: string) => ({
    mutationFn: (offer: string) => call(endpoint, { body: { conversation_id: id, offer_id: offer } }),
    onSuccess: async ({ data }: Awaited<ReturnType<typeof call<typeof endpoint>>>) => {
      if (data) addMessages(client, token, id, [toMessage(data)])
      notify({ text: done, tone: 'good' })
      await refresh()
    },
    onError: async () => {
      notify({ text: failed, tone: 'bad' })
      // Another user may have been quicker: refetch.
      await refresh()
    },
  })

  const make = useMutation({
    mutationFn: ({ amount, currency }: Sent) => {
      const body = {
        conversation_id: id,
        property_id: property.id,
        offer_amount: amount,
        message: offerMessage(amount, currency),
      }
      return call(makeOffer, { body }, { idempotencyKey: key.of(body) })
    },
    onSuccess: async ({ data }) => {
      key.succeeded()
      addMessages(client, token, id, [toMessage(data)])
      notify({ text: OFFER_ALERTS.sent, tone: 'good' })
      await refresh()
    },
    onError: async () => {
      notify({ text: OFFER_ALERTS.notSent, tone: 'bad' })
      await refresh()
    },
  })
  const accept = useMutation(answering(acceptOffer, OFFER_ALERTS.accepted, OFFER_ALERTS.notAccepted))
  const decline = useMutation(answering(rejectOffer, OFFER_ALERTS.declined, OFFER_ALERTS.notDeclined))
  return { make, accept, decline }
}
