import type { EndpointId } from '@/contract'
import { accessOf, type Sides, type Subject, type Thing } from '@/contract/rules/access'
import type { Label } from '@/words/words'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'

type Owned = Exclude<Thing, 'person'>

type People<T extends Owned> = Record<Sides[T], readonly (string | undefined)[]>

type Kind<T extends Owned> = {
  people: (db: Database, id: string) => People<T> | undefined
  unknown: Label
  refused: Record<Sides[T], Label>
}

const KINDS: { [T in Owned]: Kind<T> } = {
  listing: {
    people: (db, id) => {
      const row = db.property.find(id)
      return row && { owner: [row.user_id] }
    },
    unknown: 'Property not found',
    refused: { owner: 'Only the owner can edit this listing.' },
  },
  conversation: {
    people: (db, id) => {
      const row = db.conversation.find(id)
      return row && { participant: [row.buyer_id, row.seller_id], buyer: [row.buyer_id], seller: [row.seller_id] }
    },
    unknown: 'Conversation not found',
    refused: {
      participant: 'Only the participants can see this conversation.',
      buyer: 'Only the buyer can make an offer.',
      seller: 'Only the seller can answer an offer.',
    },
  },
  message: {
    people: (db, id) => {
      const row = db.message.find(id)
      const talk = row && db.conversation.find(row.conversation_id)
      return talk && { sender: [row.sender_id], participant: [talk.buyer_id, talk.seller_id] }
    },
    unknown: 'Message not found',
    refused: {
      sender: 'Only its sender can take a message back.',
      participant: 'Only the participants can see this conversation.',
    },
  },
  tour: {
    people: (db, id) => {
      const row = db.tour.find(id)
      return row && { visitor: [row.user_id], lister: [db.property.find(row.property_id)?.user_id] }
    },
    unknown: 'Tour not found',
    refused: { visitor: 'This is not your tour.', lister: 'This is no visit to your listing.' },
  },
  notification: {
    people: (db, id) => {
      const row = db.notification.find(id)
      return row && { recipient: [row.user_id] }
    },
    unknown: 'Notification not found',
    refused: { recipient: 'This is not your notification.' },
  },
  'saved search': {
    people: (db, id) => {
      const row = db.saved_search.find(id)
      return row && { owner: [row.user_id] }
    },
    unknown: 'Saved search not found',
    refused: { owner: 'This is not your saved search.' },
  },
  'favorite list': {
    people: (db, id) => {
      const row = db.favorite_list.find(id)
      return row && { owner: [row.user_id] }
    },
    unknown: 'List not found',
    refused: { owner: 'This is not your list.' },
  },
  review: {
    people: (db, id) => {
      const row = db.review.find(id)
      return row && { author: [row.author_id], reviewed: [row.user_id] }
    },
    unknown: 'Review not found',
    refused: { author: 'This is not your review.', reviewed: 'This review is about somebody else.' },
  },
}

/** Refusals that say more than the thing's own. */
const SAYING_MORE: { [Id in EndpointId]?: Label } = {
  deleteProperty: 'Only the owner can delete this listing.',
  inviteToTour: 'Only the lister can begin a visit.',
  answerCounterOffer: 'Only the buyer can answer a counter-offer.',
  confirmProperty: 'Only the owner can confirm this listing.',
}

type Input = Record<'params' | 'body', unknown>

/** 404 for an unknown id, else the table’s status. Handlers refuse (422) what nobody does with their own. */
export function requireOwnership({ db }: Backend, id: EndpointId, input: Input, viewer: Row<'user'> | null): void {
  const { subject, other } = accessOf(id)
  if (!subject || subject.thing === 'person' || !viewer || typeof other !== 'number') return
  const kind: Kind<never> = KINDS[subject.thing]
  const people: Record<string, readonly unknown[]> | undefined = kind.people(db, idIn(input, subject))
  if (!people) throw problem(404, kind.unknown)
  if (people[subject.side]?.includes(viewer.id)) return
  const said: Record<string, Label | undefined> = kind.refused
  // A stranger to a conversation learns nothing of its sides.
  const isStranger = !Object.values(people).flat().includes(viewer.id)
  throw problem(other, (isStranger && said['participant']) || (SAYING_MORE[id] ?? said[subject.side] ?? 'Not yours.'))
}

function idIn(input: Input, { in: part, field }: Subject): string {
  return String((input[part] as Record<string, unknown>)[field])
}

export function findOrThrow<Stored>(table: { find: (id: string) => Stored | undefined }, id: string | number): Stored {
  const row = table.find(String(id))
  if (row === undefined) throw new Error(`there is no row ${id}: has its call a subject in the table of access?`)
  return row
}
