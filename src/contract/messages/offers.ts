import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { MESSAGE_MAX, OFFER_MAX, OFFER_MIN, id, required } from '../fields'
import { NO_WORDS, message } from './message'
import { answer, answerIfAny, problem } from '../problem'
import { sentence } from '../sentence'
import { kind } from '../values/kind'
import { MONEY } from '../values/numbers'

/** What is offered, by either side. */
const offerAmount = /* @__PURE__ */ kind(
  z.number('Please enter an offer amount').check(
    z.positive('The offer must be above zero'),
    z.refine(
      (amount) => amount <= 0 || amount >= OFFER_MIN,
      sentence('The offer must be at least {n}', { n: OFFER_MIN }),
    ),
    z.maximum(OFFER_MAX, 'That is more than can be offered. Check the zeros.'),
  ),
  MONEY,
)

const storedOffer = {
  201: answer(message),
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  410: problem,
  422: problem,
  429: problem,
  500: problem,
}

export const makeOffer = endpoint({
  id: 'makeOffer',
  method: 'POST',
  path: '/api/messages/offer',
  auth: 'bearer',
  content: 'json',
  idempotencyKey: true,
  body: z.object({
    /** Id of the conversation. */
    conversation_id: id,
    /** Id of the listing. */
    property_id: id,
    /** Amount in the listing's currency, more than 0; below 1 is refused too, which is an addition. */
    offer_amount: offerAmount,
    /** Words that go with the offer; not empty. */
    message: required(NO_WORDS, MESSAGE_MAX),
  }),
  responses: storedOffer,
  summary:
    'The buyer’s offer, in the listing’s currency; refused (409) while one is open or once the listing is sold. ' +
    'It answers a counter-offer that is open.',
  source: 'A 7',
})

const offerAnswer = z.object({
  /** Id of the conversation. */
  conversation_id: id,
  /** Id of the offer's message. */
  offer_id: id,
})

const offerAnswered = {
  200: answerIfAny(message),
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  410: problem,
  422: problem,
  500: problem,
}

export const acceptOffer = endpoint({
  id: 'acceptOffer',
  method: 'POST',
  path: '/api/messages/accept-offer',
  auth: 'bearer',
  content: 'json',
  body: offerAnswer,
  responses: offerAnswered,
  summary: 'The seller takes an open offer: the listing is sold and every other open offer on it declined.',
  source: 'A 7',
})

export const rejectOffer = endpoint({
  id: 'rejectOffer',
  method: 'POST',
  path: '/api/messages/reject-offer',
  auth: 'bearer',
  content: 'json',
  body: offerAnswer,
  responses: offerAnswered,
  summary: 'The seller declines an open offer.',
  source: 'A 7',
})

export const counterOffer = endpoint({
  id: 'counterOffer',
  method: 'POST',
  path: '/api/messages/counter-offer',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** Id of the conversation. */
    conversation_id: id,
    /** Id of the message of the buyer's open offer. */
    offer_id: id,
    /**
     * The amount that the seller names instead, in the listing's currency, more than 0; below 1 is refused too, which
     * is an addition.
     */
    offer_amount: offerAmount,
    /** Words that go with it; not empty. */
    message: required(NO_WORDS, MESSAGE_MAX),
  }),
  responses: storedOffer,
  summary:
    'The seller answers an open offer with another amount: an offer of the seller’s, which closes the buyer’s ' +
    'and waits for the buyer.',
  source: 'A 4',
  addition: true,
})

export const withdrawOffer = endpoint({
  id: 'withdrawOffer',
  method: 'POST',
  path: '/api/messages/withdraw-offer',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    ...offerAnswer.shape,
    /** What is offered instead, in the listing's currency; left out to withdraw the offer alone. */
    offer_amount: z.optional(offerAmount),
    /** Words that go with the new amount; not empty. */
    message: z.optional(required(NO_WORDS, MESSAGE_MAX)),
  }),
  responses: { ...offerAnswered, 200: answer(message), 429: problem },
  summary:
    'Takes back one’s own open offer or counter-offer before it is answered; with another amount it is replaced ' +
    'by a new one in the same step.',
  source: 'A 4',
  addition: true,
})

export const answerCounterOffer = endpoint({
  id: 'answerCounterOffer',
  method: 'POST',
  path: '/api/messages/answer-counter-offer',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    ...offerAnswer.shape,
    /** True takes the amount, which sells the listing; false declines it. */
    accepted: z.boolean(),
  }),
  responses: offerAnswered,
  summary:
    'The buyer takes the seller’s open counter-offer, which sells the listing, or declines it. `makeOffer` ' +
    'answers it with another amount.',
  source: 'A 4',
  addition: true,
})
