import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackend, type Backend } from '@mocks/backend'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import { storeMessage } from '@mocks/services/messages-store'
import { answerOffer, storeOffer } from '@mocks/services/offers/offers-store'
import { messagesOf } from '@mocks/wire/messages-wire'
import { scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import { startPeople } from './people'
import { english } from '@/words/words'
import { sellerReply } from './replies'

let backend: Backend
let here: string[]
let stop = () => {}
let told: string[]

beforeEach(async () => {
  backend = createBackend({ scenario: { ...scenarioById('default'), clock: TEST_TIME }, frozen: true })
  await backend.ready
  here = ['101']
  told = []
  backend.pushes.listen(({ to, event }) => {
    if (to === '101') told.push(event)
  })
  stop = startPeople(backend, (id) => here.includes(id))
})
afterEach(() => stop())

const talk = (id: string) => messagesOf(backend.db, id)
const conversation = (id: string) => backend.db.conversation.find(id)!
const say = (id: string, text: string, sender = '101', mark = text) =>
  backend.writing(async () => storeMessage(backend, { conversation: conversation(id), sender, text, id: `x-${mark}` }))
const offer = (amount: number) =>
  backend.writing(async () =>
    storeOffer(backend, {
      conversation: conversation('c101-1'),
      sender: '101',
      text: 'My offer',
      offer_amount: amount,
      id: `x-${amount}`,
    }),
  )
/** Lets minutes pass until what was set in motion is written. */
const pass = async (expected: () => void) => {
  backend.clock.advance(60_000)
  await vi.waitFor(expected)
}

test('a seller reads, types and answers from the facts of the listing, in that order, and leaves after a while', async () => {
  backend.db.user.update('102', { is_online: false })
  await say('c101-1', 'How many cars can park there?')
  backend.clock.advance(8_000)
  await vi.waitFor(() => expect(told).toEqual(['new-message', 'presence', 'messages-seen']))
  await pass(() => expect(talk('c101-1').at(-1)?.message).toBe('There is parking for 2 cars.'))
  expect(conversation('c101-1').seller_unread).toBe(0)
  expect(told).toEqual([
    'new-message',
    'presence',
    'messages-seen',
    'user_typing',
    'user_typing',
    'new-message',
    'notification',
  ])
  backend.clock.advance(180_000)
  await vi.waitFor(() => expect(told.at(-1)).toBe('presence'))
  expect(backend.db.user.find('102')?.is_online).toBe(false)
})

test('whoever writes is answered in the language of their settings, else in that of their calls', async () => {
  const talked = async (mark: string, text: string, answer: string) => {
    await say('c101-1', text, '101', mark)
    await pass(() => expect(talk('c101-1').at(-1)?.message).toBe(answer))
  }
  backend.db.user.update('101', { asked_language: 'hil' })
  await talked('1', 'May paradahan bala?', 'May paradahan para sa 2 ka kotse.')
  await talked('2', 'Pila ka kwarto?', 'May 4 ka kwarto kag 3 ka banyo ini.')
  backend.db.user.update('101', { settings: JSON.stringify({ ...DEFAULT_SETTINGS, language: 'ceb' }) })
  await talked('3', 'Available pa ba kini?', 'Oo, gibaligya pa kini.')
})

test('several messages in a row get one answer', async () => {
  await say('c101-1', 'Hello')
  await say('c101-1', 'Are pets allowed?')
  await pass(() => expect(talk('c101-1').at(-1)?.message).toBe('Pets are fine.'))
  expect(talk('c101-1').filter(({ sender_id, id }) => sender_id === '102' && id.startsWith('auto-'))).toHaveLength(1)
})

test('whoever is signed in somewhere speaks for themselves', async () => {
  here.push('102')
  await say('c101-1', 'Are you there?')
  await backend.passTime(60_000)
  expect(talk('c101-1').at(-1)?.message).toBe('Are you there?')
})

test.each([
  [
    10_800_000,
    'offer_rejected',
    'available',
    'That is too far from ₱12,800,000 for me. You are welcome to send another offer.',
  ],
  [
    11_500_000,
    'plain',
    'available',
    'Thank you for offering ₱11,500,000. I will think about it; until then the offer stays open.',
  ],
  [12_500_000, 'offer_accepted', 'sold', 'Offer accepted! Property sold.'],
])('an offer of %d on 12,800,000 is answered by %s', async (amount, type, status, last) => {
  await offer(amount)
  await pass(() => expect(talk('c101-1').at(-1)?.message).toBe(last))
  expect(talk('c101-1').findLast(({ id }) => id === `auto-x-${amount}`)?.type).toBe(type)
  expect(backend.db.property.find('1')?.status).toBe(status)
})

test('a buyer thanks for an answer to an offer, and has no more to say after three messages', async () => {
  here = ['102']
  const made = backend.db.message.find('m113-1-3')!
  await backend.writing(async () => void answerOffer(backend, conversation('c113-1'), made, 'rejected', { id: 'x-no' }))
  await pass(() => expect(talk('c113-1').at(-1)?.message).toBe('I understand. Thank you for considering it.'))
  for (const mark of ['1', '2', '3']) {
    await say('c113-1', mark, '102')
    await backend.passTime(60_000)
  }
  expect(talk('c113-1').filter(({ id }) => id.startsWith('auto-'))).toHaveLength(3)
  expect(talk('c113-1').at(-1)?.sender_id).toBe('102')
})

test('an answer that a reload interrupted comes after it, once', async () => {
  await say('c101-1', 'When was it built?')
  stop()
  const [one, other] = [0, 1].map(() => startPeople(backend, (id) => here.includes(id)))
  await pass(() => expect(talk('c101-1').at(-1)?.message).toBe('It was built in 2014.'))
  expect(talk('c101-1').filter(({ id }) => id.startsWith('auto-'))).toHaveLength(1)
  one?.()
  other?.()
})

const REPLIES = [
  ['r1', 'Is it still available?', 'Yes, it is still available for rent.'],
  ['r1', 'What is included?', 'Included: internet, association dues.'],
  ['r1', 'And the deposit?', 'The deposit is ₱64,000.'],
  ['7', 'How high are the dues?', 'The association dues are ₱6,400 a month.'],
  ['r2', 'How many bedrooms?', 'It has no separate bedroom and 1 bathroom.'],
  ['r2', 'Can I bring my cat?', 'No pets, I am sorry.'],
  [
    'r2',
    'Can we come by on Sunday?',
    "Please pick a day with 'Schedule Tour' on the listing, then I have it in my calendar.",
  ],
  ['24', 'Still available?', 'It is sold, I am sorry.'],
  ['14', 'Pets?', 'I have nothing noted about that here. Please ask me at the viewing.'],
  ['r3', 'Still available?', 'It is rented, I am sorry.'],
] as const

test('an owner answers what the listing says about what was asked', () => {
  backend.db.property.update('r3', { status: 'sold' })
  const said = REPLIES.map(([id, asked]) => [id, asked, sellerReply(backend.db.property.find(id)!, asked, english)])
  expect(said).toEqual(REPLIES)
})
