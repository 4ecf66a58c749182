import * as z from 'zod/mini'
import { id, instant } from '../fields'
import { message } from './message'
import { notification } from '../account/notifications'
import { TOUR_STATUSES } from '../tours/tour'
import { money } from '../values/numbers'
import { messageText, secret } from '../values/texts'

export { REALTIME_CONNECTION, REALTIME_PORT } from './realtime-connection'

/**
 * What the socket hands over on connecting: the session's token (A 7). Without a valid one the connection is refused.
 */
export const realtimeAuth = z.object({
  /** Token of a user's session. */
  token: secret,
})
export type RealtimeAuth = z.output<typeof realtimeAuth>

/** One socket event, said once: the client, the mock, the documents and the tests all read this object. */
export type SocketEvent<
  Name extends string = string,
  From extends 'client' | 'server' = 'client' | 'server',
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Ack extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> = {
  name: Name
  /** Who emits it. */
  from: From
  payload: Payload
  /** What the receiver answers through the acknowledgement, where it does. */
  ack?: Ack
  /** One sentence for a reader who never saw the app. */
  summary: string
  /** Section of the specification; for additions the section whose gap it fills. */
  source: string
  /** True where the specification has no such event and the product needed one. */
  addition?: true
}

/* @__NO_SIDE_EFFECTS__ */
function socketEvent<
  const Name extends string,
  const From extends 'client' | 'server',
  Payload extends z.ZodMiniType,
  Ack extends z.ZodMiniType | undefined = undefined,
>(definition: SocketEvent<Name, From, Payload, Ack>): SocketEvent<Name, From, Payload, Ack> {
  return definition
}

/** What an event carries. */
export type PayloadOf<Event extends SocketEvent> = z.output<Event['payload']>

export const joinConversation = socketEvent({
  name: 'join_conversation',
  from: 'client',
  payload: z.object({
    /** Id of the conversation. */
    id,
  }),
  ack: z.object({
    /** Whether the socket has joined. */
    success: z.boolean(),
    /** Why it has not. */
    message: z.optional(messageText),
  }),
  summary: 'Enters a conversation’s room; only its participants get in, and the acknowledgement says so.',
  source: 'A 7',
})

export const announceMessage = socketEvent({
  name: 'new_message',
  from: 'client',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** Text of the message. */
    message: messageText,
    /** Id of the sender. */
    senderId: id,
    /** Id of the recipient. */
    receiverId: id,
  }),
  summary: 'Tells the other side of a message that POST /api/messages has stored; it stores nothing itself.',
  source: 'A 7',
})

export const messageArrived = socketEvent({
  name: 'new-message',
  from: 'server',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** The stored message. */
    message,
    /** Id of the sender. */
    senderId: z.nullish(id),
    /** Id of the recipient. */
    receiverId: z.nullish(id),
  }),
  summary: 'A message, as stored, for the room and for the receiver wherever they are in the app.',
  source: 'A 7',
})

export const messageRemoved = socketEvent({
  name: 'message-removed',
  from: 'server',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** Id of the message. */
    messageId: id,
    /** When its sender unsent it; null where the caller deleted it for themselves, so that it is gone. */
    removedAt: z.nullable(instant),
  }),
  summary: 'A message was unsent, for both sides, or deleted by the caller, for the caller’s other devices.',
  source: 'A 4',
  addition: true,
})

export const messagesSeen = socketEvent({
  name: 'messages-seen',
  from: 'server',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** Id of the user who has read it. */
    readerId: id,
  }),
  summary: 'The other side has read the caller’s messages so far; it comes where both show that (`privacy.showSeen`).',
  source: 'A 4',
  addition: true,
})

export const userTyping = socketEvent({
  name: 'user_typing',
  from: 'server',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** Id of the user who types. */
    userId: id,
    /** True while the user types; false when they stop. */
    isTyping: z.boolean(),
  }),
  summary: 'The other participant began or stopped typing.',
  source: 'A 7',
})

export const typing = socketEvent({
  name: 'typing',
  from: 'client',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** True while the caller types; false when they stop. */
    isTyping: z.boolean(),
  }),
  summary: 'The caller began or stopped typing; the room hears it as user_typing.',
  source: 'A 7',
  addition: true,
})

export const presenceChanged = socketEvent({
  name: 'presence',
  from: 'server',
  payload: z.object({
    /** Id of the user. */
    userId: id,
    /** Whether the user is online now. */
    isOnline: z.boolean(),
    /** When the user was last online, ISO 8601 with a zone. */
    lastSeen: z.nullish(instant),
  }),
  summary:
    'Someone with whom the caller has a conversation came or went, or shows it no more; to those who may see it ' +
    '(`privacy.showOnline`).',
  source: 'B 4',
  addition: true,
})

export const notificationArrived = socketEvent({
  name: 'notification',
  from: 'server',
  payload: notification,
  summary: 'A notification of the caller’s that is new or was read meanwhile, as GET /api/notifications would list it.',
  source: 'A 2',
  addition: true,
})

export const offerUpdated = socketEvent({
  name: 'offer-updated',
  from: 'server',
  payload: z.object({
    /** Id of the conversation. */
    conversationId: id,
    /** Id of the offer's message. */
    offerId: id,
    /** Id of the listing. */
    propertyId: id,
    /** State of the offer. Addition: `withdrawn` by the one who made it. */
    status: z.enum(['open', 'accepted', 'rejected', 'withdrawn']),
    /** Amount in the listing's currency. */
    offerAmount: z.nullish(money),
    /** Addition: id of the user who made it; the seller's is a counter-offer. */
    offeredBy: z.nullish(id),
    /** Addition: nobody answered it in time; its `status` is `rejected` then. */
    expired: z.nullish(z.boolean()),
  }),
  summary:
    'An offer or counter-offer was made, accepted, declined, withdrawn, answered with another amount or not at ' +
    'all; accepted means that the listing is sold.',
  source: 'A 4',
  addition: true,
})

export const tourUpdated = socketEvent({
  name: 'tour-updated',
  from: 'server',
  payload: z.object({
    /** Id of the tour. */
    tourId: id,
    /** Id of the listing. */
    propertyId: id,
    /** State of the tour after the change. */
    status: z.enum(TOUR_STATUSES),
  }),
  summary: 'A visit was asked for, moved, answered or cancelled; its visitor and its lister hear it.',
  source: 'A 4',
  addition: true,
})
