import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, id, instant, MESSAGE_MAX, numeric, OFFER_MAX, required, shortText } from './fields'
import { acknowledged, answer, answerIfAny, problem } from './problem'

const text = z.nullish(z.string())

/** A picture of a message. */
export const messagePhoto = z.object({
  /** Id of the picture. */
  id,
  /** Path or URL of the picture (B 7). It is served without a token, so its name cannot be guessed. */
  image_url: z.string(),
  /** In pixels, where known. */
  width: z.nullish(z.number()),
  /** In pixels, where known. */
  height: z.nullish(z.number()),
})

/** One message (A 3). An offer and its answers are messages too, told apart by `type`. */
export const message = z.object({
  /** Id of the message. */
  id,
  /** Id of the user who sent it. */
  sender: id,
  /** Text of the message, without markup; empty for an offer or pictures without words. */
  message: z.string(),
  /** When it was stored, ISO 8601 with a zone. */
  timestamp: instant,
  /** `plain` when left out. */
  type: z.nullish(z.enum(['offer', 'offer_accepted', 'offer_rejected', 'plain'])),
  /** In the listing's currency. */
  offer_amount: z.nullish(numeric),
  /** Addition: id of its conversation. */
  conversation_id: z.nullish(id),
  /** Addition: for an answer to an offer, the id of the offer's message. An offer that answers another one is a counter-offer. */
  offer_id: z.nullish(id),
  /** Addition: when an offer expires unless it is answered before; null for one that does not, and for other messages. */
  expires_at: z.nullish(instant),
  /** Addition: id of the visit that the message proposes (see `createTour`); its state is in the tour calls. */
  tour_id: z.nullish(id),
  /** Addition: its pictures in order (see `sendPhotos`); null or left out without any. */
  photos: z.nullish(z.array(messagePhoto)),
  /** Addition: the sender's own mark (see `sendMessage`). */
  client_id: z.nullish(z.string()),
})

/** One conversation about one listing, or about none (an addition), from the caller's side (A 3). */
export const conversation = z.object({
  /** Id of the conversation. */
  id,
  /** The listing; null if it was deleted. */
  property: z.nullish(
    z.object({
      /** Id of the listing. */
      id,
      /** Title of the listing. */
      title: text,
      /** Path or URL of the listing's cover (B 7). */
      image: text,
      /** Asking price of the listing, in its currency. */
      price: z.nullish(numeric),
      /** Addition: `sale` or `rent`; a rental is 'rented', not 'sold'. */
      listing_type: z.nullish(z.enum(['sale', 'rent'])),
      /** Addition: false if the listing was removed, which closes the conversation. */
      listed: z.nullish(z.boolean()),
    }),
  ),
  /** The other participant. */
  user: z.object({
    /** Addition: id of the other participant; `sender_id` and `receiver_id` say the same. */
    id: z.nullish(id),
    /** Full name of the other participant. */
    name: text,
    /** Username of the other participant. */
    username: text,
    /** Path or URL of the other participant's picture (B 7). */
    avatar: text,
    /** Whether the other participant is online now. */
    online: z.nullish(z.boolean()),
    /** Addition: the account was deleted, which closes the conversation. */
    deleted: z.nullish(z.boolean()),
  }),
  /** `buying` for the one who asked, `selling` for the listing's owner. */
  type: z.enum(['buying', 'selling']),
  /** How many messages the caller has not read. */
  unread: z.nullish(z.number()),
  /** Whether the caller archived the conversation. */
  archived: z.nullish(z.boolean()),
  /** Of the last message. */
  timestamp: z.nullish(instant),
  /** Text of the last message; 'Photo' or '3 photos' for pictures without words (an addition). */
  lastMessage: text,
  /** An offer waits for the seller's answer, or a counter-offer for the buyer's. */
  hasOffer: z.nullish(z.boolean()),
  /** Amount of the last offer, in the listing's currency. */
  offerAmount: z.nullish(numeric),
  /** The last offer, whose id accepting and declining need. */
  lastOfferMessage: z.nullish(message),
  /** Id of the listing. */
  property_id: z.nullish(id),
  /** Id of the participant who began the conversation. */
  sender_id: z.nullish(id),
  /** Id of the listing's owner. */
  receiver_id: z.nullish(id),
})

export type WireMessage = z.output<typeof message>
export type WireConversation = z.output<typeof conversation>

const blank = 'Please type a message'

export const listConversations = endpoint({
  id: 'listConversations',
  method: 'GET',
  path: '/api/messages/conversations',
  auth: 'bearer',
  responses: { 200: answer(z.array(conversation)), 401: problem, 500: problem },
  summary: 'The caller’s conversations, archived ones included, latest first; refreshed every 30 seconds.',
  source: 'A 7',
})

export const openConversation = endpoint({
  id: 'openConversation',
  method: 'POST',
  path: '/api/messages/conversations',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** Addition: may be left out, for a conversation with a person about no listing. */
    property_id: z.nullish(id),
    /** Id of the listing's owner. */
    owner_id: id,
  }),
  responses: {
    200: answer(conversation),
    401: problem,
    404: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The caller’s conversation with a listing’s owner, begun if there is none; not with oneself (422). Without a listing: the last open conversation with that person.',
  source: 'A 7',
})

export const getConversation = endpoint({
  id: 'getConversation',
  method: 'GET',
  path: '/api/messages/conversations/{id}',
  auth: 'bearer',
  params: byId,
  responses: { 200: answer(conversation), 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'One conversation, for its participants.',
  source: 'A 7',
})

export const archiveConversation = endpoint({
  id: 'archiveConversation',
  method: 'PUT',
  path: '/api/messages/conversations/{id}/archive',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({
    /** True archives, false restores. */
    archived: z.boolean(),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 422: problem, 500: problem },
  summary: 'Moves a conversation into the caller’s Archived folder, or back.',
  source: 'A 2',
  addition: true,
})

export const listMessages = endpoint({
  id: 'listMessages',
  method: 'GET',
  path: '/api/messages/{conversationId}',
  auth: 'bearer',
  params: z.object({
    /** Id of the conversation. */
    conversationId: z.string(),
  }),
  responses: { 200: answer(z.array(message)), 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'A conversation’s messages, oldest first, for its participants; polled every 10 seconds.',
  source: 'A 7',
})

export const sendMessage = endpoint({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** Id of the conversation. */
    conversation_id: id,
    /** Text of the message, without markup; not empty. */
    message: required(blank, MESSAGE_MAX),
    /** Addition: the sender's own mark. A message sent twice with one mark is stored once, and answered again. */
    client_id: z.optional(shortText()),
  }),
  responses: {
    201: answer(message),
    401: problem,
    403: problem,
    404: problem,
    410: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary:
    'Writes a message into one of the caller’s conversations; refused (410) once its listing or the other account is gone.',
  source: 'A 7',
})

export const markConversationRead = endpoint({
  id: 'markConversationRead',
  method: 'POST',
  path: '/api/messages/{id}/mark-read',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Marks every message of a conversation (its id) as read by the caller.',
  source: 'A 7',
})

/** What is offered, by either side. */
const offerAmount = /* @__PURE__ */ z
  .number('Please enter an offer amount')
  .check(
    z.positive('The offer must be above zero'),
    z.maximum(OFFER_MAX, 'That is more than can be offered. Check the zeros.'),
  )

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
    /** Amount in the listing's currency, more than 0. */
    offer_amount: offerAmount,
    /** Words that go with the offer; not empty. */
    message: required(blank, MESSAGE_MAX),
  }),
  responses: {
    201: answer(message),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    410: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary:
    'The buyer’s offer, in the listing’s currency; refused (409) while one is open or once the listing is sold. It answers a counter-offer that is open.',
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
    /** The amount that the seller names instead, in the listing's currency, more than 0. */
    offer_amount: offerAmount,
    /** Words that go with it; not empty. */
    message: required(blank, MESSAGE_MAX),
  }),
  responses: {
    201: answer(message),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    410: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary:
    'The seller answers an open offer with another amount: an offer of the seller’s, which closes the buyer’s and waits for the buyer.',
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
    'The buyer takes the seller’s open counter-offer, which sells the listing, or declines it. `makeOffer` answers it with another amount.',
  source: 'A 4',
  addition: true,
})
