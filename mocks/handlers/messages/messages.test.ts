import { expect, test } from 'vitest'
import { serveEveryone } from '@tests/helpers/everyone'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { acceptOffer, makeOffer, rejectOffer } from '@/contract/messages/offers'
import {
  archiveConversation,
  muteConversation,
  getConversation,
  listConversations,
  markConversationRead,
  openConversation,
} from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { setOnlineStatus } from '@/contract/account/user'
import { cautionsAbout } from '@/domain/messages/cautions'

const server = serveEveryone()
const { as } = server
const refusal = async (made: Promise<unknown>) => {
  const error = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? `${error.status} ${error.message}` : error
}
const to = (userId: string) => server.pushes.filter((push) => push.to === userId).map(({ event }) => event)
const seen = async (id: string) => (await call(getConversation, { params: { id } })).data
const talk = async (id: string) => (await call(listMessages, { params: { conversationId: id } })).data
const say = (id: string, message: string, client_id?: string) =>
  call(sendMessage, { body: { conversation_id: id, message, ...(client_id ? { client_id } : {}) } })
const offer = (id: string, property_id: string, offer_amount: number) =>
  call(makeOffer, { body: { conversation_id: id, property_id, offer_amount, message: 'My offer' } })
const answer = (endpoint: typeof acceptOffer | typeof rejectOffer, conversation_id: string, offer_id: string) =>
  call(endpoint, { body: { conversation_id, offer_id } })

// 113 asked 102 about listing 1 and has an offer open (c113-1); so has 111 (c111-1). 101 asked too, without an offer (c101-1).

test('no seeded message draws a caution, before a visit or after one', () => {
  const { db } = server.backend
  const drawn = db.message.all().filter(({ message }) => cautionsAbout(message, { visited: false }).length > 0)
  expect(drawn.map(({ message }) => message)).toEqual([])
})

test('nobody but its participants gets at a conversation in any way', async () => {
  as('101')
  const tries = [
    () => seen('c113-1'),
    () => talk('c113-1'),
    () => say('c113-1', 'Hello'),
    () => call(markConversationRead, { params: { id: 'c113-1' } }),
    () => call(archiveConversation, { params: { id: 'c113-1' }, body: { archived: true } }),
    () => offer('c113-1', '1', 1),
    () => answer(acceptOffer, 'c113-1', 'm113-1-3'),
    () => answer(rejectOffer, 'c113-1', 'm113-1-3'),
  ]
  const said = await Promise.all(tries.map((attempt) => refusal(attempt())))
  expect(new Set(said)).toEqual(new Set(['403 Only the participants can see this conversation.']))
  expect(server.pushes).toEqual([])
})

test.each([
  ['an unknown conversation', '101', () => say('nowhere', 'Hello'), '404 Conversation not found'],
  ['an unknown offer', '102', () => answer(acceptOffer, 'c113-1', 'm113-1-1'), '404 Offer not found'],
  ['an offer by the seller', '102', () => offer('c101-1', '1', 5), '403 Only the buyer can make an offer.'],
  [
    'an answer by the buyer',
    '113',
    () => answer(acceptOffer, 'c113-1', 'm113-1-3'),
    '403 Only the seller can answer an offer.',
  ],
  ['a second offer', '113', () => offer('c113-1', '1', 5), '409 Your last offer is still waiting for an answer.'],
  [
    'an offer on another listing',
    '101',
    () => offer('c101-1', '2', 5),
    '422 This conversation is about another listing.',
  ],
  ['an offer of nothing', '101', () => offer('c101-1', '1', 0), '422 The offer must be above zero'],
  ['an offer of no coin', '101', () => offer('c101-1', '1', 0.001), '422 The offer must be at least 1'],
  ['an offer on a sold listing', '101', () => offer('c101-3', '24', 5), '409 This property is already sold.'],
  [
    'a second answer',
    '111',
    () => answer(rejectOffer, 'c102-3', 'm102-3-1'),
    '409 This offer has already been answered.',
  ],
  ['blank text', '101', () => say('c101-1', '  \n '), '422 Please type a message'],
  [
    'a conversation with oneself',
    '102',
    () => call(openConversation, { body: { property_id: '1', owner_id: '102' } }),
    '422 This is your own listing.',
  ],
  [
    'a conversation with somebody who does not own the listing',
    '101',
    () => call(openConversation, { body: { property_id: '1', owner_id: '103' } }),
    '422 Somebody else owns this listing.',
  ],
  [
    'a conversation about nothing',
    '101',
    () => call(openConversation, { body: { property_id: 'x', owner_id: '103' } }),
    '404 Property not found',
  ],
])('the server refuses %s', async (_, userId, tries, said) => {
  as(userId)
  expect(await refusal(tries())).toBe(said)
  expect(server.pushes).toEqual([])
})

test('a chat is opened once, and only who was written to sees it', async () => {
  as('101')
  const open = () => call(openConversation, { body: { property_id: 2, owner_id: 103 } })
  const { data } = await open()
  expect(data).toMatchObject({ type: 'buying', unread: 0, user: { id: '103' }, property: { id: '2' } })
  await call(archiveConversation, { params: { id: String(data.id) }, body: { archived: true } })
  expect((await seen(String(data.id))).archived).toBe(true)
  expect((await open()).data).toMatchObject({ id: data.id, archived: false })
  as('103')
  const listed = async () => (await call(listConversations, {})).data.map(({ id }) => id)
  expect(await listed()).not.toContain(data.id)
  as('101')
  await say(String(data.id), 'Hello')
  as('103')
  expect((await listed())[0]).toBe(data.id)
})

test('a message is stored once for each mark of its sender, counted as unread, told to both, and read again', async () => {
  as('101')
  const first = await say('c101-1', ' Saturday is fine. ', 'mark-1')
  const again = await say('c101-1', 'Saturday is fine.', 'mark-1')
  expect(again.data).toEqual(first.data)
  expect(first.data).toMatchObject({ message: 'Saturday is fine.', client_id: 'mark-1', sender: '101', type: 'plain' })
  expect(to('102')).toEqual(['new-message', 'notification'])
  expect(to('101')).toEqual(['new-message'])
  await say('c101-1', 'At ten?')
  as('102')
  expect(await seen('c101-1')).toMatchObject({ unread: 2, lastMessage: 'At ten?', type: 'selling' })
  const told = () =>
    server.backend.db.notification.where(({ user_id, link }) => user_id === '102' && link?.includes('c101-1') === true)
  expect(told()).toMatchObject([{ title: 'New message from Mika Sorongon', message: 'At ten?', read: false }])
  await call(markConversationRead, { params: { id: 'c101-1' } })
  expect((await seen('c101-1')).unread).toBe(0)
  expect(told()).toMatchObject([{ read: true }])
})

test('a muted conversation counts what comes in, and notifies only the side that did not mute it', async () => {
  as('102')
  await call(muteConversation, { params: { id: 'c101-1' }, body: { muted: true } })
  expect((await seen('c101-1')).muted).toBe(true)
  as('101')
  expect((await seen('c101-1')).muted).toBe(false)
  await say('c101-1', 'Is the roof new?')
  expect(to('102')).toEqual(['new-message'])
  as('102')
  expect((await seen('c101-1')).unread).toBe(1)
  await say('c101-1', 'It is.')
  expect(to('101')).toEqual(['new-message', 'new-message', 'notification'])
})

test('a new message brings a conversation back from the archive of the one who receives it', async () => {
  as('107')
  await say('c101-3', 'There is another row house now.')
  as('101')
  expect((await seen('c101-3')).archived).toBe(false)
})

test('the twenty-first message within a minute is too much, a minute later it is not', async () => {
  as('101')
  for (let sent = 0; sent < 20; sent += 1) await say('c101-1', `No. ${sent}`)
  const tooMuch = '429 You are sending messages too quickly. You can try again in 1 minute.'
  expect(await refusal(say('c101-1', 'One more'))).toBe(tooMuch)
  expect(await refusal(offer('c101-1', '1', 12_000_000))).toBe(tooMuch)
  server.backend.clock.advance(60_000)
  expect((await say('c101-1', 'One more')).data.message).toBe('One more')
})

test('an offer is open until it is answered, and another may follow a declined one', async () => {
  as('101')
  const made = await offer('c101-1', '1', 12_000_000)
  const open = { hasOffer: true, offerAmount: 12_000_000, lastOfferMessage: { id: made.data.id, type: 'offer' } }
  expect(await seen('c101-1')).toMatchObject(open)
  expect(to('102')).toEqual(['new-message', 'notification', 'offer-updated'])
  as('102')
  expect(await seen('c101-1')).toMatchObject(open)
  server.pushes.length = 0
  const { data } = await answer(rejectOffer, 'c101-1', String(made.data.id))
  expect(data).toMatchObject({ message: 'Offer declined.', type: 'offer_rejected', offer_id: made.data.id })
  expect(await seen('c101-1')).toMatchObject({ hasOffer: false, lastOfferMessage: { id: made.data.id } })
  expect(to('101')).toEqual(['new-message', 'notification', 'offer-updated'])
  expect(server.backend.db.property.find('1')?.status).toBe('available')
  as('101')
  expect((await offer('c101-1', '1', 12_500_000)).data.type).toBe('offer')
})

test('accepting an offer sells the listing, declines every other open offer on it, and tells all of them', async () => {
  as('102')
  const coins = server.backend.db.user.find('102')?.coins ?? 0
  const { data } = await answer(acceptOffer, 'c113-1', 'm113-1-3')
  expect(data).toMatchObject({
    message: 'Offer accepted! Property sold.',
    type: 'offer_accepted',
    offer_id: 'm113-1-3',
  })
  expect(server.backend.db.property.find('1')?.status).toBe('sold')
  expect(server.backend.db.coin_entry.all().at(-1)).toMatchObject({
    user_id: '102',
    label: 'Property Sold',
    amount: 200,
  })
  expect((server.backend.db.user.find('102')?.coins ?? 0) - coins).toBe(200)
  expect((await talk('c111-1')).at(-1)).toMatchObject({ type: 'offer_rejected', message: 'Offer declined.' })
  for (const id of ['c113-1', 'c111-1']) expect((await seen(id)).hasOffer).toBe(false)
  const told = ['new-message', 'notification', 'offer-updated']
  expect(to('111')).toEqual(told)
  // And asked for a review of the seller.
  expect(to('113')).toEqual([...told, 'notification'])
  expect(to('101')).toEqual([])
  const statuses = server.pushes
    .filter(({ event }) => event === 'offer-updated')
    .map(({ to, payload }) => [to, payload])
  expect(statuses).toContainEqual(['113', expect.objectContaining({ status: 'accepted', propertyId: '1' })])
  expect(statuses).toContainEqual(['111', expect.objectContaining({ status: 'rejected', offerId: 'm111-1-3' })])
  expect(await refusal(answer(acceptOffer, 'c111-1', 'm111-1-3'))).toBe('409 This offer has already been answered.')
})

test('coming and going is told to everybody with whom one has a conversation, once', async () => {
  as('101')
  const heartbeat = (is_online: boolean) =>
    call(setOnlineStatus, { body: { is_online, last_seen: server.backend.clock.iso() } })
  await heartbeat(true)
  await heartbeat(true)
  await heartbeat(false)
  expect(server.pushes.filter((push) => push.to === '102').map(({ payload }) => payload)).toEqual(
    [true, false].map((isOnline) => ({ userId: '101', isOnline, lastSeen: server.backend.clock.iso() })),
  )
  expect(new Set(server.pushes.map((push) => push.to))).toEqual(new Set(['102', '103', '107', '109']))
})
