import { OFFER_DAYS } from '@/contract/fields'
import { formatOffer } from '@/domain/messages/offers'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { thumbnailOf } from '../../wire/listing-wire'
import { openOfferOf, talksOf } from '../../wire/messages-wire'
import { conversationLink } from '../messages-store'
import { notify } from '../notify'
import { told } from '../told'
import { pushOffer } from './offers-store'

export function startOfferExpiry(backend: Backend): () => void {
  return backend.agenda.run(() => expiries(backend))
}

type Waiting = { conversation: Row<'conversation'>; offer: Row<'message'>; property: Row<'property'>; at: number }

function waiting({ db, agenda }: Backend): Waiting[] {
  const since = agenda.settledAt()
  const sinceText = new Date(since).toISOString()
  // Every call of the backend asks: texts in UTC compare without being read.
  const lasting = db.message.where(({ type, expires_at }) => type === 'offer' && (expires_at ?? '') >= sinceText)
  const ids = new Set(lasting.map(({ conversation_id }) => conversation_id))
  const talks = talksOf(db.message.where(({ conversation_id }) => ids.has(conversation_id)))
  return [...talks].flatMap(([id, messages]): Waiting[] => {
    const conversation = db.conversation.find(id)
    const property = conversation && db.property.find(conversation.property_id)
    const offer = openOfferOf(messages, since - 1)
    if (!conversation || !property || !offer?.expires_at || db.offer_expiry.find(offer.id)) return []
    return [{ conversation, offer, property, at: Date.parse(offer.expires_at) }]
  })
}

function expiries(backend: Backend): ComingEvent[] {
  const { db } = backend
  return waiting(backend).map(({ conversation, offer, property, at }): ComingEvent => {
    const end = (time: number | null) =>
      void db.message.update(offer.id, { expires_at: time === null ? null : new Date(time).toISOString() })
    return {
      id: `offer ${offer.id} expires`,
      at,
      what: `The offer of ${formatOffer(offer.offer_amount ?? 0, property.currency)} for “${property.title}” expires`,
      happen: () => expire(backend, conversation, offer, property),
      runNow: () => end(backend.clock.now()),
      moveTo: end,
      drop: () => end(null),
    }
  })
}

const EXPIRED = {
  own: {
    offer: 'Your offer of {amount} for “{title}” was not answered in {n} days.',
    counter: 'Your counter-offer of {amount} for “{title}” was not answered in {n} days.',
  },
  other: {
    offer: 'The offer of {amount} for “{title}” was not answered in {n} days.',
    counter: 'The counter-offer of {amount} for “{title}” was not answered in {n} days.',
  },
} as const

function expire(
  backend: Backend,
  conversation: Row<'conversation'>,
  offer: Row<'message'>,
  property: Row<'property'>,
): void {
  const { db, clock } = backend
  db.offer_expiry.insert({ id: offer.id, sent_at: clock.iso() })
  pushOffer(backend, conversation, offer, 'rejected', true)
  const amount = formatOffer(offer.offer_amount ?? 0, property.currency)
  const { seller_id, buyer_id } = conversation
  for (const person of [buyer_id, seller_id]) {
    const text = EXPIRED[person === offer.sender_id ? 'own' : 'other']
    notify(backend, person, {
      type: 'message',
      title: told('Offer expired'),
      message: told(text[offer.sender_id === seller_id ? 'counter' : 'offer'], {
        amount,
        title: property.title,
        n: OFFER_DAYS,
      }),
      link: conversationLink(conversation.id),
      avatar: thumbnailOf(property),
    })
  }
}
