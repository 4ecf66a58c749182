import { messageArrived, userTyping, type PayloadOf } from '@/contract/realtime'
import type { Backend } from '../../backend'
import type { Row } from '../../db/database'
import { answerOffer, otherSide, readAll, storeMessage } from '../../handlers/messages-store'
import { messagesOf, openOfferOf } from '../../handlers/messages-wire'
import { setPresence } from '../presence'
import { buyerOnAnswer, buyerReply, judgeOffer, sellerReply, thinkingAbout, tooLow } from './replies'

/** How long they take, in milliseconds on the mock's clock; each message stretches it by its own id, never by chance. */
const PACE = { toRead: 4_000, toType: 2_500, perLetter: 25, longestTyping: 6_000, toLeave: 180_000 }
/** Marks what they said themselves. */
const OWN = 'auto-'
/** Marks what was said before the demo opened. */
const SEEDED = /^m\w+-\d/

/**
 * The other side of a demo conversation: reads, types, answers from the facts of the listing, and takes or declines offers.
 * Whoever is connected in some tab speaks for themselves. Returns how to send everybody home.
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
  // A reload in the middle loses nobody's answer.
  for (const { id } of db.conversation.all()) {
    const last = messagesOf(db, id).at(-1)
    if (last) consider(last)
  }
  return () => {
    for (const cancel of planned) cancel()
  }
}

/** What they would say now, for the time it takes to type; nothing where they would stay silent. */
function plan(backend: Backend, person: string, conversation: Row<'conversation'>, message: Row<'message'>) {
  const messages = messagesOf(backend.db, conversation.id)
  if (messages.some(({ id }) => id === OWN + message.id)) return undefined
  const property = backend.db.property.find(conversation.property_id)
  const selling = conversation.seller_id === person
  if (message.type === 'offer') {
    const open = openOfferOf(messages)?.id === message.id && property && property.status !== 'sold'
    return selling && open ? thinkingAbout(message.offer_amount ?? 0, property) : undefined
  }
  // Several messages in a row get one answer, to the last.
  if (messages.findLast(({ sender_id }) => sender_id !== person)?.id !== message.id) return undefined
  if (selling) return sellerReply(property, message.message)
  if (message.type === 'offer_accepted' || message.type === 'offer_rejected') return buyerOnAnswer(message.type)
  return buyerReply(messages.filter(({ id, sender_id }) => sender_id === person && id.startsWith(OWN)).length)
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

/** A share of 1 that belongs to an id. */
function shareOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 1_009
  return hash / 1_009
}

function report(error: unknown) {
  // oxlint-disable-next-line no-console -- a simulated person that breaks must do so loudly
  console.error('A simulated person failed:', error)
}
