import { expect, test } from 'vitest'
import { startEvents } from '@mocks/agenda/start-events'
import { serveEveryone } from '@tests/helpers/everyone'
import { refused } from '@tests/helpers/mock-server'
import { call } from '@/api/call'
import { OFFER_DAYS } from '@/contract/fields'
import {
  acceptOffer,
  answerCounterOffer,
  counterOffer,
  makeOffer,
  rejectOffer,
  withdrawOffer,
} from '@/contract/messages/offers'
import { getConversation } from '@/contract/messages/conversations'
import { offerUpdated } from '@/contract/messages/realtime'

const DAY = 86_400_000

const server = serveEveryone()
const { as } = server
const conversation_id = 'c113-1'
const seen = async () => (await call(getConversation, { params: { id: conversation_id } })).data
const counter = (offer_amount = 12_600_000, offer_id = 'm113-1-3') =>
  call(counterOffer, { body: { conversation_id, offer_id, offer_amount, message: 'I would sell it for this.' } })
const decide = (offer_id: string, accepted: boolean) =>
  call(answerCounterOffer, { body: { conversation_id, offer_id, accepted } })
const offer = (offer_amount: number) =>
  call(makeOffer, { body: { conversation_id, property_id: '1', offer_amount, message: 'And for this?' } })
const status = async (made: Promise<unknown>) => refused(await made.catch((error: unknown) => error))[0]
const told = (userId: string) =>
  server.backend.db.notification
    .where((row) => row.user_id === userId && !row.id.startsWith('n'))
    .map(({ title }) => title)
const states = () =>
  server.pushes
    .filter(({ event, to }) => event === offerUpdated.name && to === '113')
    .map(({ payload }) => payload as { status: string; offeredBy: string; expired: boolean })

// 113 asked 102 about listing 1 and has an offer of 12.4 million open (c113-1, m113-1-3).

test('a counter-offer answers the offer, waits for the buyer, and sells the listing when it is accepted', async () => {
  as('102')
  const { data } = await counter()
  expect(data).toMatchObject({ type: 'offer', sender: '102', offer_amount: 12_600_000, offer_id: 'm113-1-3' })
  expect(Date.parse(String(data.expires_at)) - server.backend.clock.now()).toBe(OFFER_DAYS * DAY)
  expect(await seen()).toMatchObject({ hasOffer: true, offerAmount: 12_600_000, lastOfferMessage: { id: data.id } })
  expect(told('113')).toEqual(['New counter-offer from Noel Sumagaysay'])
  expect(states()).toMatchObject([{ status: 'open', offeredBy: '102', expired: false }])
  // It waits for the buyer: the seller can neither take it nor name yet another amount.
  const own = { body: { conversation_id, offer_id: String(data.id) } }
  expect(await status(call(acceptOffer, own))).toBe(409)
  expect(await status(call(rejectOffer, own))).toBe(409)
  expect(await status(counter(12_700_000, String(data.id)))).toBe(409)
  expect(await status(decide(String(data.id), true))).toBe(403)
  as('113')
  const taken = await decide(String(data.id), true)
  expect(taken.data).toMatchObject({ type: 'offer_accepted', sender: '113', offer_amount: 12_600_000 })
  expect(server.backend.db.property.find('1')?.status).toBe('sold')
  expect(await seen()).toMatchObject({ hasOffer: false })
})

test('the buyer declines a counter-offer, or answers it with an amount in turn', async () => {
  as('102')
  const first = await counter()
  as('113')
  const again = await offer(12_500_000)
  expect(again.data).toMatchObject({ type: 'offer', sender: '113', offer_id: first.data.id })
  expect(await status(decide(String(first.data.id), true))).toBe(409)
  expect(await status(offer(12_550_000))).toBe(409)
  as('102')
  const second = await counter(12_550_000, String(again.data.id))
  as('113')
  expect((await decide(String(second.data.id), false)).data).toMatchObject({ type: 'offer_rejected', sender: '113' })
  expect(server.backend.db.property.find('1')?.status).toBe('available')
  expect(told('102')).toEqual([expect.stringMatching(/answered your offer$/)])
  expect(await status(decide(String(second.data.id), true))).toBe(409)
  expect((await offer(12_540_000)).data.offer_id).toBeNull()
})

test('the maker takes an open offer back, or replaces it in one step, and the other side is told', async () => {
  const back = (offer_id: string, more = {}) => call(withdrawOffer, { body: { conversation_id, offer_id, ...more } })
  as('102')
  expect(await status(back('m113-1-3'))).toBe(403)
  as('113')
  const { data } = await back('m113-1-3', { offer_amount: 12_500_000, message: 'This is better.' })
  expect(data).toMatchObject({ type: 'offer', sender: '113', offer_amount: 12_500_000, offer_id: 'm113-1-3' })
  expect(told('102')).toEqual([expect.stringMatching(/offers a different amount$/)])
  expect(states()).toMatchObject([{ status: 'withdrawn' }, { status: 'open' }])
  expect(await status(back('m113-1-3'))).toBe(409)
  expect((await back(String(data.id))).data).toMatchObject({ type: 'offer_withdrawn', message: 'Offer withdrawn.' })
  expect(told('102').at(-1)).toMatch(/withdrew an offer$/)
  expect(await seen()).toMatchObject({ hasOffer: false })
  expect((await offer(12_540_000)).data.offer_id).toBeNull()
})

test('an offer that nobody answers expires when its time comes: both are told, and another may be made', async () => {
  const stop = startEvents(server.backend, () => true)
  const coming = () => server.backend.agenda.list().find(({ id }) => id === 'offer m113-1-3 expires')
  expect(coming()?.what).toBe('The offer of ₱12,400,000 for “Airy Family House near Jaro Plaza” expires')
  await server.backend.passTime(OFFER_DAYS * DAY)
  expect(told('113')).toContain('Offer expired')
  expect(told('102').filter((title) => title === 'Offer expired')).toHaveLength(2)
  expect(states()).toMatchObject([{ status: 'rejected', offeredBy: '113', expired: true }])
  expect(coming()).toBeUndefined()
  as('102')
  expect(await seen()).toMatchObject({ hasOffer: false })
  const body = { conversation_id, offer_id: 'm113-1-3' }
  expect(await status(call(acceptOffer, { body }))).toBe(409)
  expect(await status(counter())).toBe(409)
  as('113')
  expect((await offer(12_500_000)).data.type).toBe('offer')
  stop()
})

test('the toolbox lets an offer expire now, later or never', async () => {
  const stop = startEvents(server.backend, () => true)
  const expires = () => server.backend.db.message.find('m113-1-3')?.expires_at
  const later = server.backend.clock.now() + 20 * DAY
  await server.backend.agenda.moveTo('offer m113-1-3 expires', later)
  expect(Date.parse(expires()!)).toBe(later)
  await server.backend.agenda.drop('offer m108-1-3 expires')
  await server.backend.agenda.runNow('offer m113-1-3 expires')
  expect(told('113')).toEqual(['Offer expired'])
  await server.backend.passTime(30 * DAY)
  expect(told('113')).toEqual(['Offer expired'])
  expect(told('108')).toEqual([])
  stop()
})
