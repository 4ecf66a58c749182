import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireConversation } from '@/contract/messages/conversations'
import { firstName, toConversation, toMessage, type Conversation } from './conversation'
import { FOLDERS, isInFolder, listed, matchesSearch, unreadIn } from './conversation-folders'

const wire: WireConversation = {
  id: 7,
  user: { name: 'Marivic Palmejar' },
  type: 'buying',
  receiver_id: 103,
  sender_id: 101,
}
const conversationOf = (changes: Partial<Conversation> = {}): Conversation => ({ ...toConversation(wire), ...changes })

test('a conversation with only its required fields can be shown', () => {
  expect(toConversation({ id: 7, user: {}, type: 'selling', sender_id: 101 })).toEqual({
    id: '7',
    side: 'selling',
    property: { id: '', title: '', image: '', price: null, type: null, gone: false },
    other: {
      id: '101',
      name: 'Buyer',
      username: null,
      avatar: '',
      online: false,
      deleted: false,
      contact: 'open',
      verified: false,
      resembles: null,
      formerNames: [],
    },
    unread: 0,
    archived: false,
    muted: false,
    lastMs: 0,
    lastMessage: '',
    openOffer: null,
    visited: false,
  })
})

test('an open offer has its amount, given as a number or as text', () => {
  const offer = { id: 5, sender: 101, message: 'x', timestamp: '2026-06-01T00:00:00Z', offer_amount: '4200000.00' }
  expect(toConversation({ ...wire, hasOffer: true, lastOfferMessage: offer }).openOffer).toEqual({
    id: '5',
    amount: 4_200_000,
    sender: '101',
    expiresMs: null,
  })
  expect(toConversation({ ...wire, hasOffer: false, lastOfferMessage: offer }).openOffer).toBeNull()
})

test('a conversation about no listing is neither in Buying nor in Selling', () => {
  const direct = { side: 'buying', archived: false, unread: 0, property: { id: '' } } as const
  expect(FOLDERS.filter((folder) => isInFolder(direct, folder))).toEqual(['inbox'])
})

test('a deleted account is named so, whatever the server still has', () => {
  const { other } = toConversation({ ...wire, user: { name: 'Noel', deleted: true } })
  expect(other).toMatchObject({ name: 'Deleted user', deleted: true })
  expect(firstName(other.name)).toBe('Deleted user')
  expect(firstName('Marivic Palmejar')).toBe('Marivic')
})

test('a message without a type is plain', () => {
  expect(toMessage({ id: 1, sender: 2, message: ' a\nb ', timestamp: 'never' })).toMatchObject({
    kind: 'plain',
    text: 'a\nb',
    sentMs: 0,
  })
})

test.each([
  [{ side: 'buying', archived: false, unread: 0 }, 'inbox buying'],
  [{ side: 'selling', archived: false, unread: 2 }, 'inbox selling unreads'],
  [{ side: 'selling', archived: true, unread: 0 }, 'archived'],
  [{ side: 'buying', archived: true, unread: 1 }, 'archived unreads'],
] as const)('%j is in %s', (filed, folders) => {
  expect(FOLDERS.filter((folder) => isInFolder({ ...filed, property: { id: '1' } }, folder)).join(' ')).toBe(folders)
})

test('every conversation is in exactly one of Inbox and Archived', () => {
  fc.assert(
    fc.property(fc.constantFrom('buying', 'selling'), fc.boolean(), fc.nat(9), (side, archived, unread) => {
      const filed = { side, archived, unread, property: { id: '1' } } as const
      expect(isInFolder(filed, 'inbox')).toBe(!isInFolder(filed, 'archived'))
      expect(isInFolder(filed, 'unreads')).toBe(unread > 0)
    }),
  )
})

test('the list is latest first, and keeps in Unreads what was just opened', () => {
  const all = [
    conversationOf({ id: 'a', lastMs: 1, unread: 1 }),
    conversationOf({ id: 'b', lastMs: 2, unread: 0 }),
    conversationOf({ id: 'c', lastMs: 3, unread: 4 }),
  ]
  expect(listed(all, 'inbox').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(listed(all, 'unreads').map(({ id }) => id)).toEqual(['c', 'a'])
  expect(listed(all, 'unreads', '', 'b').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(unreadIn(all, 'inbox')).toBe(5)
})

test.each([
  ['', true],
  ['mari', true],
  ['PALMEJAR jaro', true],
  ['jose', true],
  ['molo', false],
])('a search for %j finds it: %s', (search, found) => {
  const property = { id: '1', title: 'House in Jaro', image: '', price: null, type: null, gone: false }
  expect(matchesSearch(conversationOf({ property, lastMessage: 'Ask José.' }), search)).toBe(found)
})
