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
import { t, type Label } from '@/words/words'

/** What a named amount is: an offer, a counter-offer to the buyer's, or another amount for one's own open one. */
export type Naming = { kind: 'offer' } | { kind: 'counter' | 'change'; offer: string }
type Sent = { amount: number; currency: string; rental: boolean; naming: Naming }
type Answered = Pick<OpenOffer<string>, 'id'>

const NAMED = { offer: 'sent', counter: 'countered', change: 'changed' } as const

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
  const answering = (send: (offer: string) => ReturnType<typeof answer>, done: Label, failed: Label) => ({
    about: ({ id: offer }: Answered) => ['offer', offer],
    mutationFn: ({ id: offer }: Answered) => send(offer),
    onSuccess: async ({ data }: Awaited<ReturnType<typeof answer>>) => {
      if (data) addMessages(client, token, id, [toMessage(data)])
      notify({ text: t(done), tone: 'good' })
      await refresh()
    },
    onError: async () => {
      notify({ text: t(failed), tone: 'bad' })
      // Another user may have been quicker: refetch.
      await refresh()
    },
  })

  const make = useSendOnce({
    about: ['make-offer', id],
    mutationFn: ({ amount, currency, rental, naming }: Sent) => {
      const message = side === 'buying' ? offerMessage(amount, currency) : counterMessage(amount, currency, rental)
      const body = { conversation_id: id, offer_amount: amount, message }
      if (naming.kind !== 'offer') {
        const named = { body: { ...body, offer_id: naming.offer } }
        return naming.kind === 'change' ? call(withdrawOffer, named) : call(counterOffer, named)
      }
      const made = { ...body, property_id: property.id }
      return call(makeOffer, { body: made }, { idempotencyKey: key.of(made) })
    },
    onSuccess: async ({ data }, { naming }) => {
      key.succeeded()
      addMessages(client, token, id, [toMessage(data)])
      notify({ text: t(OFFER_ALERTS[NAMED[naming.kind]]), tone: 'good' })
      await refresh()
    },
    onError: async () => {
      notify({ text: t(OFFER_ALERTS.notSent), tone: 'bad' })
      await refresh()
    },
  })
  const accept = useSendOnce(answering((offer) => answer(offer, true), OFFER_ALERTS.accepted, OFFER_ALERTS.notAccepted))
  const decline = useSendOnce(
    answering((offer) => answer(offer, false), OFFER_ALERTS.declined, OFFER_ALERTS.notDeclined),
  )
  const withdraw = useSendOnce(
    answering(
      (offer_id) => call(withdrawOffer, { body: { conversation_id: id, offer_id } }),
      OFFER_ALERTS.withdrawn,
      OFFER_ALERTS.notWithdrawn,
    ),
  )
  return { make, accept, decline, withdraw, asking, setAsking }
}
