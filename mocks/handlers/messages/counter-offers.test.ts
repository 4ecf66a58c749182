import { beforeEach, expect, test } from 'vitest'
import { startEvents } from '@mocks/agenda/start-events'
import type { Backend } from '@mocks/backend'
import { serveScenario } from '@mocks/node'
import type { Push } from '@mocks/realtime/pushes'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { OFFER_DAYS } from '@/contract/fields'
import {
  acceptOffer,
  answerCounterOffer,
  counterOffer,
  getConversation,
  makeOffer,
  rejectOffer,
} from '@/contract/messages'
import { offerUpdated } from '@/contract/realtime'

const DAY = 86_400_000

let backend: Backend
let pushes: Push[] = []
let token = ''

answerCalls()
beforeEach(async () => {
  backend = serveScenario(scenarioById('default'))
  await backend.ready
  for (const { id } of backend.db.user.all())
    backend.db.session.insert({ token: `of-${id}`, user_id: id, created_at: backend.clock.iso() })
  pushes = []
  backend.pushes.listen((push) => void pushes.push(push))
  configureApi({ baseUrl: 'http://localhost', token: () => token })
})

const as = (userId: string) => void (token = `of-${userId}`)
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
  backend.db.notification.where((row) => row.user_id === userId && !row.id.startsWith('n')).map(({ title }) => title)
const states = () =>
  pushes
    .filter(({ event, to }) => event === offerUpdated.name && to === '113')
    .map(({ payload }) => payload as { status: string; offeredBy: string; expired: boolean })

// 113 asked 102 about listing 1 and has an offer of 12.4 million open (c113-1, m113-1-3).

test('a counter-offer answers the offer, waits for the buyer, and sells the listing when it is accepted', async () => {
  as('102')
  const { data } = await counter()
  expect(data).toMatchObject({ type: 'offer', sender: '102', offer_amount: 12_600_000, offer_id: 'm113-1-3' })
  expect(Date.parse(String(data.expires_at)) - backend.clock.now()).toBe(OFFER_DAYS * DAY)
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
  expect(backend.db.property.find('1')?.status).toBe('sold')
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
  expect(backend.db.property.find('1')?.status).toBe('available')
  expect(told('102')).toEqual([expect.stringMatching(/answered your offer$/)])
  expect(await status(decide(String(second.data.id), true))).toBe(409)
  expect((await offer(12_540_000)).data.offer_id).toBeNull()
})

test('an offer that nobody answers expires when its time comes: both are told, and another may be made', async () => {
  const stop = startEvents(backend, () => true)
  const coming = () => backend.agenda.list().find(({ id }) => id === 'offer m113-1-3 expires')
  expect(coming()?.what).toBe('The offer of ₱12,400,000 for “Airy Family House near Jaro Plaza” expires')
  await backend.passTime(OFFER_DAYS * DAY)
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
  const stop = startEvents(backend, () => true)
  const expires = () => backend.db.message.find('m113-1-3')?.expires_at
  const later = backend.clock.now() + 20 * DAY
  await backend.agenda.moveTo('offer m113-1-3 expires', later)
  expect(Date.parse(expires()!)).toBe(later)
  await backend.agenda.drop('offer m108-1-3 expires')
  await backend.agenda.bringForward('offer m113-1-3 expires')
  expect(told('113')).toEqual(['Offer expired'])
  await backend.passTime(30 * DAY)
  expect(told('113')).toEqual(['Offer expired'])
  expect(told('108')).toEqual([])
  stop()
})
