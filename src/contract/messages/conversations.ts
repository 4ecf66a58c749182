import * as z from 'zod/mini'
import { CONTACTS } from '../account/blocking'
import { identity } from '../account/person'
import { endpoint } from '../endpoint'
import { byId, id, instant, username } from '../fields'
import { message } from './message'
import { acknowledged, answer, problem } from '../problem'
import { counted, money, number } from '../values/numbers'
import { fullName, line, messageText, pictureUrl } from '../values/texts'

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
      title: z.nullish(line),
      /** Path or URL of the listing's cover (B 7). */
      image: z.nullish(pictureUrl),
      /** Asking price of the listing, in its currency. */
      price: z.nullish(money),
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
    name: z.nullish(fullName),
    /** Username of the other participant. */
    username: z.nullish(username),
    /** Path or URL of the other participant's picture (B 7). */
    avatar: z.nullish(pictureUrl),
    /** Whether the other participant is online now. */
    online: z.nullish(z.boolean()),
    /** Addition: the account was deleted, which closes the conversation. */
    deleted: z.nullish(z.boolean()),
    /**
     * Addition: `blocked` if the caller blocked the other participant, `closed` if that one takes nothing from the
     * caller; else `open`. Without it, open.
     */
    contact: z.nullish(z.enum(CONTACTS)),
    ...identity,
  }),
  /** `buying` for the one who asked, `selling` for the listing's owner. */
  type: z.enum(['buying', 'selling']),
  /** Addition: whether a visit of the buyer’s to the listing took place. */
  visited: z.nullish(z.boolean()),
  /** How many messages the caller has not read. */
  unread: z.nullish(number(counted('messages'))),
  /** Whether the caller archived the conversation. */
  archived: z.nullish(z.boolean()),
  /** Addition: whether the caller muted the conversation. */
  muted: z.nullish(z.boolean()),
  /** Of the last message. */
  timestamp: z.nullish(instant),
  /**
   * Text of the last message; 'Photo' or '3 photos' for pictures without words, 'Message removed' for one that was
   * unsent (additions).
   */
  lastMessage: z.nullish(messageText),
  /** An offer waits for the seller's answer, or a counter-offer for the buyer's. */
  hasOffer: z.nullish(z.boolean()),
  /** Amount of the last offer, in the listing's currency. */
  offerAmount: z.nullish(money),
  /** The last offer, whose id accepting and declining need. */
  lastOfferMessage: z.nullish(message),
  /** Id of the listing. */
  property_id: z.nullish(id),
  /** Id of the participant who began the conversation. */
  sender_id: z.nullish(id),
  /** Id of the listing's owner. */
  receiver_id: z.nullish(id),
})

export type WireConversation = z.output<typeof conversation>

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
    403: problem,
    404: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The caller’s conversation with a listing’s owner, begun if there is none; not with oneself (422). Without a ' +
    'listing: the last open conversation with that person.',
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

export const muteConversation = endpoint({
  id: 'muteConversation',
  method: 'PUT',
  path: '/api/messages/conversations/{id}/mute',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({
    /** True mutes, false ends it. */
    muted: z.boolean(),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 422: problem, 500: problem },
  summary:
    'Mutes a conversation for the caller, or ends it: its messages and offers arrive and count as unread, but send ' +
    'the caller no notification. The other side is not told.',
  source: 'A 2',
  addition: true,
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
