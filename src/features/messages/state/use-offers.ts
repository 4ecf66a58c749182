import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { conversationKeys, listingKeys, messageKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { useSendKey } from '@/session/send-key'
import {
  acceptOffer,
  answerCounterOffer,
  counterOffer,
  makeOffer,
  rejectOffer,
  withdrawOffer,
} from '@/contract/messages/offers'
import { toMessage, type Conversation, type OpenOffer } from '@/domain/messages/conversation'
import { counterMessage, OFFER_ALERTS, offerMessage } from '@/domain/messages/offers'
import { useKeptInput } from '@/session/end/kept-input'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { addMessages } from './message.queries'

/** `instead` is the offer that the amount answers, where the seller names it. */
type Sent = { amount: number; currency: string; rental: boolean; instead: string | null; own?: string | undefined }
type Answered = Pick<OpenOffer<string>, 'id'>

export type Offers = ReturnType<typeof useOffers>

/** Makes and answers offers (A 7) with the documented alerts (A 8), and refreshes lists and listings. */
export function useOffers({ id, property, side }: Pick<Conversation, 'id' | 'property' | 'side'>) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const key = useSendKey()
  const [asking, setAsking] = useKeptInput(`offering:${id}`, false)
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: messageKeys.ofConversation(id) }),
      client.invalidateQueries({ queryKey: conversationKeys.list(token) }),
      client.invalidateQueries({ queryKey: listingKeys.all }),
    ])
  const answer = (offer_id: string, accepted: boolean) => {
    const body = { conversation_id: id, offer_id }
    if (side === 'buying') return call(answerCounterOffer, { body: { ...body, accepted } })
    return call(accepted ? acceptOffer : rejectOffer, { body })
  }
  const answering = (accepted: boolean, done: string, failed: string) => ({
    about: ({ id: offer }: Answered) => ['offer', offer],
    mutationFn: ({ id: offer }: Answered) => answer(offer, accepted),
    onSuccess: async ({ data }: Awaited<ReturnType<typeof answer>>) => {
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

  const make = useSendOnce({
    about: ['make-offer', id],
    mutationFn: ({ amount, currency, rental, instead, own }: Sent) => {
      if (own !== undefined) {
        const message = side === 'buying' ? offerMessage(amount, currency) : counterMessage(amount, currency, rental)
        return call(withdrawOffer, { body: { conversation_id: id, offer_id: own, offer_amount: amount, message } })
      }
      if (instead !== null) {
        const words = counterMessage(amount, currency, rental)
        return call(counterOffer, {
          body: { conversation_id: id, offer_id: instead, offer_amount: amount, message: words },
        })
      }
      const body = {
        conversation_id: id,
        property_id: property.id,
        offer_amount: amount,
        message: offerMessage(amount, currency),
      }
      return call(makeOffer, { body }, { idempotencyKey: key.of(body) })
    },
    onSuccess: async ({ data }, { instead, own }) => {
      key.succeeded()
      addMessages(client, token, id, [toMessage(data)])
      notify({
        text: OFFER_ALERTS[own !== undefined ? 'changed' : instead === null ? 'sent' : 'countered'],
        tone: 'good',
      })
      await refresh()
    },
    onError: async () => {
      notify({ text: OFFER_ALERTS.notSent, tone: 'bad' })
      await refresh()
    },
  })
  const accept = useSendOnce(answering(true, OFFER_ALERTS.accepted, OFFER_ALERTS.notAccepted))
  const withdraw = useSendOnce({
    about: ({ id: offer }: Answered) => ['offer', offer],
    mutationFn: ({ id: offer_id }: Answered) => call(withdrawOffer, { body: { conversation_id: id, offer_id } }),
    onSuccess: async ({ data }) => {
      addMessages(client, token, id, [toMessage(data)])
      notify({ text: OFFER_ALERTS.withdrawn, tone: 'good' })
      await refresh()
    },
    onError: async () => {
      notify({ text: OFFER_ALERTS.notWithdrawn, tone: 'bad' })
      await refresh()
    },
  })
  const decline = useSendOnce(answering(false, OFFER_ALERTS.declined, OFFER_ALERTS.notDeclined))
  return { make, accept, decline, withdraw, asking, setAsking }
}
