import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from './conversation'
import {
  expiryText,
  messageText,
  offerComparison,
  offerState,
  openOffer,
  OFFER_ALERTS,
  readOffer,
  waitsFor,
} from './offers'
import { amountInWords } from './offers-in-words'

const messageOf = (id: string, kind: ChatMessage['kind'], offerId: string | null = null): ChatMessage => ({
  id,
  sender: kind === 'offer' ? 'buyer' : 'seller',
  text: id,
  sentMs: 0,
  kind,
  amount: kind === 'offer' ? 100 : null,
  offerId,
  expiresMs: kind === 'offer' ? 1_000 : null,
  tourId: null,
  photos: [],
  clientId: null,
  removed: false,
  seen: false,
})
const offer = messageOf('o1', 'offer')

test('the texts are the documented ones', () => {
  expect(OFFER_ALERTS).toEqual({
    sent: 'Offer sent successfully!',
    notSent: 'Failed to send offer',
    accepted: 'Offer accepted!',
    notAccepted: 'Failed to accept offer',
    declined: 'Offer declined',
    notDeclined: 'Failed to reject offer',
    countered: 'Counter-offer sent',
    changed: 'New amount sent',
    withdrawn: 'Offer withdrawn',
    notWithdrawn: 'Failed to withdraw offer',
  })
  expect(messageText(messageOf('a', 'offer_accepted', 'o1'), false)).toBe('Offer accepted! Property sold.')
  expect(messageText(messageOf('a', 'offer_accepted', 'o1'), true)).toBe('Offer accepted! Property rented.')
  expect(messageText(messageOf('a', 'offer_rejected', 'o1'), false)).toBe('Offer declined.')
})

test.each<[string, ChatMessage[], boolean, string, string | null]>([
  ['nothing since', [offer], false, 'open', 'o1'],
  ['an acceptance that names it', [offer, messageOf('a', 'offer_accepted', 'o1')], true, 'accepted', null],
  ['a refusal that names it', [offer, messageOf('a', 'offer_rejected', 'o1')], false, 'declined', null],
  ['an answer that names none', [offer, messageOf('a', 'offer_rejected')], false, 'declined', null],
  ['an answer to another offer', [offer, messageOf('a', 'offer_rejected', 'o9')], false, 'open', 'o1'],
  [
    'an answer after the next offer',
    [offer, messageOf('o2', 'offer'), messageOf('a', 'offer_rejected')],
    false,
    'open',
    null,
  ],
  ['another amount instead', [offer, { ...messageOf('o2', 'offer', 'o1'), sender: 'other' }], false, 'countered', 'o2'],
  ['another amount of its maker', [offer, messageOf('o2', 'offer', 'o1')], false, 'withdrawn', 'o2'],
  ['a withdrawal', [offer, messageOf('w', 'offer_withdrawn', 'o1')], false, 'withdrawn', null],
  ['the listing sold to another buyer', [offer], true, 'closed', null],
])('the state of an offer with %s', (_, messages, over, state, open) => {
  const standing = { over, now: 999 }
  expect(offerState(offer, messages, standing)).toBe(state)
  expect(openOffer({ openOffer: null }, messages, standing)?.id ?? null).toBe(open)
})

test('an offer that only the conversation knows is open until its messages say otherwise', () => {
  const named = { id: 'o7', amount: 5, sender: null, expiresMs: null }
  const conversation = { openOffer: named }
  const standing = { over: false, now: 0 }
  expect(openOffer(conversation, [], standing)).toEqual(named)
  expect(openOffer(conversation, [], { ...standing, over: true })).toBeNull()
  expect(openOffer(conversation, [messageOf('a', 'offer_rejected', 'o7')], standing)).toBeNull()
})

test('an offer that nobody answered in time has expired, and is no longer open', () => {
  const standing = { over: false, now: 1_000 }
  expect(offerState(offer, [offer], standing)).toBe('expired')
  expect(openOffer({ openOffer: null }, [offer], standing)).toBeNull()
  const accepted = [offer, messageOf('a', 'offer_accepted', 'o1')]
  expect(offerState(offer, accepted, standing)).toBe('accepted')
})

test('an offer waits for whoever did not make it', () => {
  expect(waitsFor('me', 'buying', { sender: 'them' })).toBe(true)
  expect(waitsFor('me', 'selling', { sender: 'me' })).toBe(false)
  expect(waitsFor('me', 'selling', { sender: null })).toBe(true)
  expect(waitsFor('me', 'buying', { sender: null })).toBe(false)
})

test.each([
  [7 * 24, 'Expires in 7 days'],
  [71.9, 'Expires in 3 days'],
  [25, 'Expires in 1 day'],
  [5.2, 'Expires in 5 hours'],
  [0.5, 'Expires within the hour'],
  [0, ''],
])('%d hours before its end an offer says %j', (hours, text) => {
  expect(expiryText(hours * 3_600_000 + 5, 5)).toBe(text)
  expect(expiryText(null, 5)).toBe('')
})

test.each([
  ['4.2M', { amount: 4_200_000 }],
  ['₱ 3,500,000', { amount: 3_500_000 }],
  ['', { problem: 'Please enter an offer amount' }],
  ['a lot', { problem: 'Type an amount, such as 4,200,000.' }],
  ['0', { problem: 'The offer must be above zero' }],
  ['0.5', { problem: 'The offer must be at least 1' }],
  ['5000B', { problem: 'That is more than can be offered. Check the zeros.' }],
])('an offer typed as %j', (text, read) => {
  expect(readOffer(text)).toEqual(read)
})

test.each([
  [4_000_000, 4_200_000, '4.8% below the asking price'],
  [4_200_000, 4_200_000, 'The asking price'],
  [4_410_000, 4_200_000, '5% above the asking price'],
  [5, null, ''],
])('%d against %d reads %j', (amount, asking, text) => {
  expect(offerComparison(amount, asking)).toBe(text)
})

test.each([
  [1, 'PHP', 'one peso'],
  [4_200_000, 'PHP', 'four million two hundred thousand pesos'],
  [12_345.5, 'PHP', 'twelve thousand three hundred forty-five pesos and fifty centavos'],
  [1_000_001, 'USD', 'one million one US dollars'],
  [15_000, 'JPY', 'fifteen thousand yen'],
  [0.01, 'EUR', 'zero euros and one cent'],
])('%d %s in words', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words)
})

test('different whole amounts have different words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 1, max: 999_999_999_999 }), (a, b) => {
      fc.pre(a !== b)
      expect(amountInWords(a, 'PHP')).not.toBe(amountInWords(b, 'PHP'))
    }),
  )
})
