import { messageArrived, userTyping, type PayloadOf } from '@/contract/messages/realtime'
import type { Label } from '@/words/words'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { closedBecause, otherSide } from '../../services/conversation-sides'
import { readAll, storeMessage } from '../../services/messages-store'
import { answerOffer } from '../../services/offers/offers-store'
import { contactOf } from '../../services/access/contact'
import { messagesOf, openOfferOf } from '../../wire/messages-wire'
import { setPresence } from '../presence'
import { BUYER_LINES, judgeOffer, ON_ANSWER, PERSON_LINES, sellerReply, thinkingAbout, tooLow } from './replies'
import { wordsOf } from '../../services/people/settings'

/** Milliseconds on the mock’s clock. A factor that follows from the message’s id varies them, never chance. */
const PACE = { toRead: 4_000, toType: 2_500, perLetter: 25, longestTyping: 6_000, toLeave: 180_000 }
const OWN = 'auto-'
const SEEDED = /^m\w+-\d/

/** A user who is connected in any tab is not simulated. */
export function startPeople(backend: Backend, isHere: (userId: string) => boolean): () => void {
  const { db, clock, pushes, agenda } = backend
  const come = (person: string) => {
    setPresence(backend, person, true, clock.iso())
    agenda.plan({ kind: 'person-leaves', about: person, at: clock.now() + PACE.toLeave })
  }
  const show = ({ person, conversation }: Turn, isTyping: boolean) =>
    pushes.push(otherSide(conversation, person), userTyping, {
      conversationId: conversation.id,
      userId: person,
      isTyping,
    })
  /** The turn of whoever answers a message; undefined for one who is connected, and speaks for themselves. */
  const turnAt = (messageId: string): Turn | undefined => {
    const message = db.message.find(messageId)
    const conversation = message && db.conversation.find(message.conversation_id)
    const person = conversation && otherSide(conversation, message.sender_id)
    return person === undefined || isHere(person)
      ? undefined
      : { person, conversation: conversation!, message: message! }
  }
  const name = (messageId: string) => {
    const turn = turnAt(messageId)
    return turn ? (db.user.find(turn.person)?.name ?? turn.person) : 'Nobody'
  }
  const withTurn = (task: (turn: Turn) => void) => (messageId: string) => {
    const turn = turnAt(messageId)
    if (turn) task(turn)
  }
  const consider = (message: Row<'message'>) => {
    if (message.id.startsWith(OWN) || SEEDED.test(message.id) || !turnAt(message.id)) return
    const at = clock.now() + PACE.toRead * paceOf(message)
    // This runs after the write that stored the message.
    backend.writing(async () => agenda.plan({ kind: 'person-reads', about: message.id, at })).catch(report)
  }

  const stops = [
    agenda.on('person-reads', {
      what: (id) => `${name(id)} reads a message`,
      happen: withTurn(({ person, conversation, message }) => {
        come(person)
        readAll(backend, conversation, person)
        const at = clock.now() + PACE.toType * paceOf(message)
        agenda.plan({ kind: 'person-types', about: message.id, at })
      }),
    }),
    agenda.on('person-types', {
      what: (id) => `${name(id)} starts to type`,
      happen: withTurn((turn) => {
        const said = plan(backend, turn)
        if (!said) return
        show(turn, true)
        const at = clock.now() + Math.min(PACE.longestTyping, 1_500 + said.length * PACE.perLetter)
        agenda.plan({ kind: 'person-answers', about: turn.message.id, at })
      }),
    }),
    agenda.on('person-answers', {
      what: (id) => `${name(id)} answers`,
      happen: withTurn((turn) => {
        show(turn, false)
        act(backend, turn)
      }),
    }),
    agenda.on('person-leaves', {
      what: (id) => `${db.user.find(id)?.name ?? id} goes offline`,
      happen: (id) => setPresence(backend, id, false, clock.iso()),
    }),
    pushes.listen(({ to, event, payload }, own) => {
      if (!own || event !== messageArrived.name) return
      const { message } = payload as PayloadOf<typeof messageArrived>
      const row = String(message.sender) === to ? undefined : db.message.find(String(message.id))
      if (row) consider(row)
    }),
    agenda.start(),
  ]
  // What was written while nobody was simulated gets its answer.
  const known = new Set(db.planned_event.all().map(({ about }) => about))
  for (const { id } of db.conversation.all()) {
    const last = messagesOf(db, id).at(-1)
    if (last && !known.has(last.id)) consider(last)
  }
  return () => {
    for (const stop of stops) stop()
  }
}

type Turn = { person: string; conversation: Row<'conversation'>; message: Row<'message'> }

/** The person's next message; undefined where they have nothing to say. Its length decides how long they type. */
function plan(backend: Backend, { person, conversation, message }: Turn) {
  const messages = messagesOf(backend.db, conversation.id)
  const t = wordsOf(backend.db, otherSide(conversation, person))
  const next = (lines: readonly Label[]) => {
    const line = lines[spokenBy(person, messages)]
    return line && t(line)
  }
  if (messages.some(({ id }) => id === OWN + message.id)) return undefined
  const other = otherSide(conversation, person)
  if (closedBecause(backend.db, conversation, other) !== null) return undefined
  if (contactOf(backend.db, person, other) !== 'open') return undefined
  if (conversation.property_id === '') return next(PERSON_LINES)
  const property = backend.db.property.find(conversation.property_id)
  const selling = conversation.seller_id === person
  if (message.type === 'offer') {
    const open = openOfferOf(messages, backend.clock.now())?.id === message.id && property && property.status !== 'sold'
    return selling && open ? thinkingAbout(message.offer_amount ?? 0, property, t) : undefined
  }
  // Several messages in a row get one answer.
  const said = messages.filter(({ sender_id, removed_at }) => sender_id !== person && !removed_at)
  if (said.at(-1)?.id !== message.id) return undefined
  if (message.type === 'offer_withdrawn') return undefined
  if (selling) return property && sellerReply(property, message.message, t)
  if (message.type === 'offer_accepted' || message.type === 'offer_rejected') return t(ON_ANSWER[message.type])
  return next(BUYER_LINES)
}

function spokenBy(person: string, messages: readonly Row<'message'>[]): number {
  return messages.filter(({ id, sender_id }) => sender_id === person && id.startsWith(OWN)).length
}

function act(backend: Backend, turn: Turn): void {
  const { person, conversation, message } = turn
  const text = plan(backend, turn)
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
  answerOffer(backend, conversation, message, verdict, { id: OWN + message.id })
  if (verdict === 'rejected' && property)
    say(tooLow(property, wordsOf(backend.db, otherSide(conversation, person))), `${OWN}${message.id}-why`)
}

function paceOf({ id }: Row<'message'>): number {
  return 1 + shareOf(id)
}

function shareOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 1_009
  return hash / 1_009
}

function report(error: unknown) {
  // oxlint-disable-next-line no-console -- a simulated person that breaks must do so loudly
  console.error('A simulated person failed:', error)
}
