import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage, MessageKind } from './conversation'
import { mergeMessages, stillOutgoing, type OutgoingMessage } from './message-merge'

const messageOf = (id: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender: '101',
  text: `text ${id}`,
  sentMs: 1_000,
  kind: 'plain',
  amount: null,
  offerId: null,
  expiresMs: null,
  tourId: null,
  photos: [],
  clientId: null,
  removed: false,
  seen: false,
  ...changes,
})
const outgoingOf = (clientId: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId,
  conversationId: 'c',
  owner: '101',
  text: clientId,
  writtenMs: 0,
  state: 'sending',
  ...changes,
})

// Reports of few messages, some with gaps: the poll knows no client ids, a push is older than the answer to an offer.
const messages = fc
  .record({
    id: fc.constantFrom('1', '2', '9', '10', 'm-1'),
    knows: fc.boolean(),
    kind: fc.constantFrom<MessageKind[]>('offer', 'offer_accepted', 'offer_rejected'),
  })
  .map(({ id, knows, kind }) =>
    messageOf(id, {
      sentMs: id.length * 1_000,
      ...(knows ? { clientId: `client-${id}` } : {}),
      ...(id === '9' ? { kind, amount: 5 } : {}),
    }),
  )
const reports = fc.array(messages, { maxLength: 8 })

test('messages merge the same in any order, in any grouping and any number of times', () => {
  fc.assert(
    fc.property(reports, reports, reports, (polled, pushed, answered) => {
      const all = mergeMessages(polled, pushed, answered)
      expect(mergeMessages(answered, polled, pushed)).toEqual(all)
      expect(mergeMessages(mergeMessages(pushed, answered), polled)).toEqual(all)
      expect(mergeMessages(polled, mergeMessages(pushed, answered))).toEqual(all)
      expect(mergeMessages(all, all)).toEqual(all)
      expect(mergeMessages(all, pushed)).toEqual(all)
    }),
  )
})

test('merging loses no message, doubles none and keeps them oldest first', () => {
  fc.assert(
    fc.property(reports, reports, (polled, pushed) => {
      const ids = mergeMessages(polled, pushed).map(({ id }) => id)
      expect(new Set(ids)).toEqual(new Set([...polled, ...pushed].map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length)
      const times = mergeMessages(polled, pushed).map(({ sentMs }) => sentMs)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }),
  )
})

test('a late list without the message just sent takes nothing away', () => {
  const sent = messageOf('2', { clientId: 'a', sentMs: 2_000 })
  expect(mergeMessages([messageOf('1'), sent], [messageOf('1')]).map(({ id }) => id)).toEqual(['1', '2'])
})

test('numbers as ids break a tie by their value', () => {
  expect(mergeMessages([messageOf('10'), messageOf('9')]).map(({ id }) => id)).toEqual(['9', '10'])
})

test('an answered offer stays answered when an older report of it comes late', () => {
  const open = messageOf('1', { kind: 'offer' })
  const accepted = messageOf('1', { kind: 'offer_accepted' })
  expect(mergeMessages([accepted], [open])[0]?.kind).toBe('offer_accepted')
})

test('an outgoing message leaves the outbox when it is stored, whichever report comes first', () => {
  const outgoing = [
    outgoingOf('b', { writtenMs: 2 }),
    outgoingOf('a', { writtenMs: 1 }),
    outgoingOf('a', { writtenMs: 1 }),
  ]
  expect(stillOutgoing(outgoing, []).map(({ clientId }) => clientId)).toEqual(['a', 'b'])
  expect(stillOutgoing(outgoing, [messageOf('7', { clientId: 'a' })]).map(({ clientId }) => clientId)).toEqual(['b'])
})
