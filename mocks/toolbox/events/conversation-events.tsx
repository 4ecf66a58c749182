import { useState } from 'react'
import type { EndpointId } from '@/contract'
import { userTyping } from '@/contract/messages/realtime'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { TextField } from '@/ui/text-field/text-field'
import type { Row as TableRow } from '../../store/database'
import { otherSide } from '../../services/conversation-sides'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { act, tokenOf } from '../actions/call-endpoint'
import { OutcomeLine, Row } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

const TYPES_FOR = 4_000

type Props = { conversation: TableRow<'conversation'>; me: string | undefined }

/** Acts as one side of a conversation through the contract's calls, so their rules apply. */
export function ConversationEvents({ conversation, me }: Props) {
  const { backend, askAgain } = useTools()
  const { db } = backend
  const { run, outcome } = useAction()
  const [side, setSide] = useState(me === conversation.buyer_id ? conversation.seller_id : conversation.buyer_id)
  const [text, setText] = useState('Is it still available?')
  const [amount, setAmount] = useState(String(db.property.find(conversation.property_id)?.price ?? ''))
  const name = (id: string) => db.user.find(id)?.first_name ?? id
  const offer = openOfferOf(messagesOf(db, conversation.id), backend.clock.now())
  const selling = side === conversation.seller_id
  const { id: conversation_id, property_id } = conversation
  const send = (endpoint: EndpointId, body: object, said: string) =>
    run(async () => {
      await act(backend, endpoint, { body: { conversation_id, ...body }, token: await tokenOf(backend, side) })
      askAgain()
      return said
    })
  const type = () =>
    run(() => {
      const show = (isTyping: boolean) =>
        backend.pushes.push(otherSide(conversation, side), userTyping, {
          conversationId: conversation_id,
          userId: side,
          isTyping,
        })
      show(true)
      setTimeout(() => show(false), TYPES_FOR)
      return `${name(side)} is typing for four seconds.`
    })
  return (
    <>
      <Segmented
        label="As"
        wide
        value={side}
        onValueChange={setSide}
        options={[
          { value: conversation.buyer_id, label: `${name(conversation.buyer_id)}, buyer` },
          { value: conversation.seller_id, label: `${name(conversation.seller_id)}, seller` },
        ]}
      />
      <TextField label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <Row>
        <Button onClick={() => send('sendMessage', { message: text }, `${name(side)} wrote.`)}>Send message</Button>
        <Button variant="outline" onClick={type}>
          Type
        </Button>
      </Row>
      {selling ? (
        <Row>
          <Button
            variant="outline"
            disabled={!offer}
            onClick={() => send('acceptOffer', { offer_id: offer?.id }, 'The offer is accepted.')}
          >
            Accept the open offer
          </Button>
          <Button
            variant="outline"
            disabled={!offer}
            onClick={() => send('rejectOffer', { offer_id: offer?.id }, 'The offer is declined.')}
          >
            Decline it
          </Button>
        </Row>
      ) : (
        <Row>
          <TextField
            label="Offer, in pesos"
            inputMode="numeric"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Button
            variant="outline"
            onClick={() => {
              const offer_amount = Number(amount.replaceAll(',', ''))
              const message = `I would like to offer ₱${offer_amount.toLocaleString('en-PH')}.`
              send('makeOffer', { property_id, offer_amount, message }, `${name(side)} made an offer.`)
            }}
          >
            Make an offer
          </Button>
        </Row>
      )}
      <OutcomeLine outcome={outcome} />
    </>
  )
}
