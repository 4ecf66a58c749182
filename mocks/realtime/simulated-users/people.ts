import { messageArrived, userTyping, type PayloadOf } from '@/contract/realtime'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { closedBecause, otherSide } from '../../services/conversation-sides'
import { answerOffer, readAll, storeMessage } from '../../services/messages-store'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { setPresence } from '../presence'
import { buyerOnAnswer, buyerReply, judgeOffer, personReply, sellerReply, thinkingAbout, tooLow } from './replies'

/** Durations in milliseconds on the mock's clock. A factor that follows from the message's id varies them, never chance. */
const PACE = { toRead: 4_000, toType: 2_500, perLetter: 25, longestTyping: 6_000, toLeave: 180_000 }
/** Prefix of the ids of their own messages. */
const OWN = 'auto-'
/** Ids of seeded messages. */
const SEEDED = /^m\w+-\d/

/**
 * Simulates the other side of conversations: reads, types, answers from the listing's facts, accepts or declines offers. A user
 * who is connected in any tab is not simulated. Returns how to stop.
 */
export function startPeople(backend: Backend, isHere: (userId: string) => boolean): () => void {
  const { db, clock, pushes } = backend
  const planned = new Set<() => void>()
  const leaving = new Map<string, () => void>()

  const after = (ms: number, task: () => void) => {
    const cancel = clock.after(ms, () => {
      planned.delete(cancel)
      task()
    })
    planned.add(cancel)
    return cancel
  }
  const write = (task: () => void) => {
    backend.writing(async () => task()).catch(report)
  }
  const come = (person: string) => {
    setPresence(backend, person, true, clock.iso())
    leaving.get(person)?.()
    leaving.set(
      person,
      after(PACE.toLeave, () => write(() => setPresence(backend, person, false, clock.iso()))),
    )
  }
  const begin = (person: string, conversation: Row<'conversation'>, message: Row<'message'>) => {
    const pace = 1 + shareOf(message.id)
    const human = otherSide(conversation, person)
    const show = (isTyping: boolean) =>
      pushes.push(human, userTyping, { conversationId: conversation.id, userId: person, isTyping })
    const read = () => {
      if (isHere(person)) return
      write(() => {
        come(person)
        readAll(backend, conversation, person)
      })
      after(PACE.toType * pace, () => {
        const said = plan(backend, person, conversation, message)
        if (!said) return
        show(true)
        after(Math.min(PACE.longestTyping, 1_500 + said.length * PACE.perLetter), () => {
          show(false)
          write(() => {
            if (!isHere(person)) act(backend, person, conversation, message)
          })
        })
      })
    }
    after(PACE.toRead * pace, read)
  }
  const consider = (message: Row<'message'>) => {
    const conversation = db.conversation.find(message.conversation_id)
    if (!conversation || message.id.startsWith(OWN) || SEEDED.test(message.id)) return
    const person = otherSide(conversation, message.sender_id)
    if (!isHere(person)) begin(person, conversation, message)
  }

  planned.add(
    pushes.listen(({ to, event, payload }, own) => {
      if (!own || event !== messageArrived.name) return
      const { message } = payload as PayloadOf<typeof messageArrived>
      const row = String(message.sender) === to ? undefined : db.message.find(String(message.id))
      if (row) consider(row)
    }),
  )
  // After a reload, unanswered messages get their answers.
  for (const { id } of db.conversation.all()) {
    const last = messagesOf(db, id).at(-1)
    if (last) consider(last)
  }
  return () => {
    for (const cancel of planned) cancel()
  }
}

/** The person's next message; undefined where they have nothing to say. Its length decides how long they type. */
function plan(backend: Backend, person: string, conversation: Row<'conversation'>, message: Row<'message'>) {
  const messages = messagesOf(backend.db, conversation.id)
  if (messages.some(({ id }) => id === OWN + message.id)) return undefined
  if (closedBecause(backend.db, conversation, otherSide(conversation, person)) !== null) return undefined
  if (conversation.property_id === '') return personReply(spokenBy(person, messages))
  const property = backend.db.property.find(conversation.property_id)
  const selling = conversation.seller_id === person
  if (message.type === 'offer') {
    const open = openOfferOf(messages)?.id === message.id && property && property.status !== 'sold'
    return selling && open ? thinkingAbout(message.offer_amount ?? 0, property) : undefined
  }
  // Several messages in a row get one answer.
  if (messages.findLast(({ sender_id }) => sender_id !== person)?.id !== message.id) return undefined
  if (selling) return property && sellerReply(property, message.message)
  if (message.type === 'offer_accepted' || message.type === 'offer_rejected') return buyerOnAnswer(message.type)
  return buyerReply(spokenBy(person, messages))
}

/** How many messages the simulation has written for a person. */
function spokenBy(person: string, messages: readonly Row<'message'>[]): number {
  return messages.filter(({ id, sender_id }) => sender_id === person && id.startsWith(OWN)).length
}

function act(backend: Backend, person: string, conversation: Row<'conversation'>, message: Row<'message'>): void {
  const text = plan(backend, person, conversation, message)
  if (text === undefined) return
  const say = (said: string, id = OWN + message.id) =>
    storeMessage(backend, { conversation, sender: person, text: said, id })
  const property = backend.db.property.find(conversation.property_id)
  const verdict =
    message.type === 'offer' && property ? judgeOffer(message.offer_amount ?? 0, property.price) : ('open' as const)
  if (verdict === 'open') {
    say(text)
    return
  }
  answerOffer(backend, conversation, message, verdict, OWN + message.id)
  if (verdict === 'rejected' && property) say(tooLow(property), `${OWN}${message.id}-why`)
}

/** A number from 0 to 1 that follows from an id. */
function shareOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 1_009
  return hash / 1_009
}

function report(error: unknown) {
  // oxlint-disable-next-line no-console -- a simulated person that breaks must do so loudly
  console.error('A simulated person failed:', error)
}
