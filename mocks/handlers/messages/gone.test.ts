import { expect, test } from 'vitest'
import { serveEveryone } from '@tests/helpers/everyone'
import { refused } from '@tests/helpers/mock-server'
import { call } from '@/api/call'
import { acceptOffer, makeOffer, rejectOffer } from '@/contract/messages/offers'
import { getConversation, openConversation } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { createProperty, deleteProperty, updateProperty } from '@/contract/listing/properties'
import { deleteAccount } from '@/contract/account/user'

const server = serveEveryone()
const { as } = server
const seen = async (id: string) => (await call(getConversation, { params: { id } })).data
const say = (conversation_id: string) => call(sendMessage, { body: { conversation_id, message: 'Hello?' } })
const news = (userId: string) =>
  server.backend.db.notification
    .where((row) => row.user_id === userId && !row.id.startsWith('n'))
    .map(({ title }) => title)

// 113 asked 102 about listing 1 and has an offer open (c113-1); 101 asked too (c101-1). h102-2 is a visit of 112 to listing 1.

test('a removed listing closes its offers, tours and conversations, and everybody is told', async () => {
  as('102')
  const before = server.backend.db.property.find('1')!
  await call(deleteProperty, { params: { id: '1' } })
  expect(await seen('c113-1')).toMatchObject({
    property: { id: '1', title: before.title, price: before.price, listing_type: 'sale', listed: false },
    hasOffer: false,
  })
  expect(await call(acceptOffer, { body: { conversation_id: 'c113-1', offer_id: 'm113-1-3' } }).catch(refused)).toEqual(
    [409, 'This offer has already been answered.'],
  )
  as('113')
  const { data } = await call(listMessages, { params: { conversationId: 'c113-1' } })
  expect(data.at(-1)).toMatchObject({ type: 'offer_rejected', offer_id: 'm113-1-3' })
  expect(news('113')).toEqual(['No longer listed'])
  expect(news('101')).toEqual(['No longer listed'])
  expect(news('112')).toContain('Tour cancelled')
  expect(server.backend.db.tour.find('h102-2')).toMatchObject({ status: 'cancelled', proposed_date: null })
  expect(await say('c113-1').catch(refused)).toEqual([410, 'The listing was removed, so this conversation is closed.'])
})

test('a deleted account can no longer be written to, and its open offer is closed', async () => {
  as('113')
  await call(deleteAccount, {})
  as('102')
  expect(news('102')).toContain('Offer closed')
  const { data } = await call(listMessages, { params: { conversationId: 'c113-1' } })
  expect(data.at(-1), 'the offer has ended and cannot expire later').toMatchObject({ type: 'offer_rejected' })
  expect(await seen('c113-1')).toMatchObject({ user: { name: 'Deleted user', deleted: true }, hasOffer: false })
  const gone = [410, 'This account was deleted. It can no longer be written to.']
  expect(await say('c113-1').catch(refused)).toEqual(gone)
  const body = { conversation_id: 'c113-1', offer_id: 'm113-1-3' }
  expect(await call(acceptOffer, { body }).catch(refused)).toEqual(gone)
  expect(await call(rejectOffer, { body }).catch(refused)).toEqual(gone)
})

test('an owner who marks a listing as sold declines the open offers on it, and the buyers are told', async () => {
  as('102')
  const { title, price, property_type } = server.backend.db.property.find('1')!
  const body = { title, price, property_type: property_type!, listing_type: 'sale', status: 'sold' } as const
  await call(updateProperty, { params: { id: '1' }, body })
  as('113')
  const { data } = await call(listMessages, { params: { conversationId: 'c113-1' } })
  expect(data.at(-1)).toMatchObject({ type: 'offer_rejected', offer_id: 'm113-1-3' })
  expect(news('113')).toEqual([expect.stringMatching(/ answered your offer$/)])
  expect(news('101'), 'who made no offer is told nothing').toEqual([])
})

test('a deleted lister leaves conversations that keep the listing and refuse offers', async () => {
  as('102')
  await call(deleteAccount, {})
  as('101')
  const { property } = await seen('c101-1')
  expect(property).toMatchObject({ listed: false, title: 'Airy Family House near Jaro Plaza' })
  const body = { conversation_id: 'c101-1', property_id: '1', offer_amount: 5, message: 'x' }
  expect(await call(makeOffer, { body }).catch(refused)).toMatchObject([410, expect.any(String)])
})

test('a visitor who leaves cancels their visits, and the listers are told', async () => {
  as('112')
  await call(deleteAccount, {})
  expect(server.backend.db.tour.where(({ user_id }) => user_id === '112')).toEqual([])
  expect(news('102')).toContain('Tour cancelled')
})

test('a person without listings is written to about no listing, once', async () => {
  as('103')
  const open = async (owner_id: string) => (await call(openConversation, { body: { owner_id } })).data
  const first = await open('112')
  expect(first).toMatchObject({ type: 'buying', user: { id: '112' }, property: null })
  await say(String(first.id))
  expect((await open('112')).id).toBe(first.id)
  as('112')
  expect(await open('103')).toMatchObject({ id: first.id, type: 'selling', unread: 1 })
  expect(await call(openConversation, { body: { owner_id: '112' } }).catch(refused)).toEqual([
    422,
    'You cannot start a conversation with yourself.',
  ])
  const openNobody = call(openConversation, { body: { owner_id: 'nobody' } })
  expect(await openNobody.catch(refused)).toEqual([404, 'This person has no account here.'])
})

test('without a listing the last open conversation with the person is opened, not a closed one', async () => {
  as('102')
  const open = async () => (await call(openConversation, { body: { owner_id: '113' } })).data
  expect((await open()).id).toBe('c113-1')
  await call(deleteProperty, { params: { id: '1' } })
  expect((await open()).id).not.toBe('c113-1')
})

test('a rental is rented, an offer has a bound, and the right to list is asked for before the input', async () => {
  server.backend.db.property.update('1', { listing_type: 'rent' })
  as('102')
  await call(acceptOffer, { body: { conversation_id: 'c113-1', offer_id: 'm113-1-3' } })
  const { data } = await call(listMessages, { params: { conversationId: 'c113-1' } })
  expect(data.at(-1)?.message).toBe('Offer accepted! Property rented.')
  as('101')
  const body = { conversation_id: 'c101-1', property_id: '1', message: 'x' }
  expect(await call(makeOffer, { body: { ...body, offer_amount: 5 } }).catch(refused)).toEqual([
    409,
    'This property is already rented.',
  ])
  expect(await call(makeOffer, { body: { ...body, offer_amount: 1e18 } }).catch(refused)).toMatchObject([
    422,
    expect.any(String),
  ])
  const unfinished = { title: 'No photo' } as never
  expect(await call(createProperty, { body: unfinished }).catch(refused)).toMatchObject([403, expect.any(String)])
})
