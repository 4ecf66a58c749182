import * as z from 'zod/mini'
import { id, instant, numeric } from './fields'
import { message } from './messages'
import { notification } from './notifications'
import { TOUR_STATUSES } from './tours'

export { REALTIME_CONNECTION, REALTIME_PORT } from './realtime-connection'

/** What the socket hands over on connecting: the session's token (A 7). Without a valid one the connection is refused. */
export const realtimeAuth = z.object({ token: z.string() })
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
  payload: z.object({ id }),
  ack: z.object({ success: z.boolean(), message: z.optional(z.string()) }),
  summary: 'Enters a conversation’s room; only its participants get in, and the acknowledgement says so.',
  source: 'A 7',
})

export const announceMessage = socketEvent({
  name: 'new_message',
  from: 'client',
  payload: z.object({ conversationId: id, message: z.string(), senderId: id, receiverId: id }),
  summary: 'Tells the other side of a message that POST /api/messages has stored; it stores nothing itself.',
  source: 'A 7',
})

export const messageArrived = socketEvent({
  name: 'new-message',
  from: 'server',
  payload: z.object({ conversationId: id, message, senderId: z.nullish(id), receiverId: z.nullish(id) }),
  summary: 'A message, as stored, for the room and for the receiver wherever they are in the app.',
  source: 'A 7',
})

export const userTyping = socketEvent({
  name: 'user_typing',
  from: 'server',
  payload: z.object({ conversationId: id, userId: id, isTyping: z.boolean() }),
  summary: 'The other participant began or stopped typing.',
  source: 'A 7',
})

export const typing = socketEvent({
  name: 'typing',
  from: 'client',
  payload: z.object({ conversationId: id, isTyping: z.boolean() }),
  summary: 'The caller began or stopped typing; the room hears it as user_typing.',
  source: 'A 7',
  addition: true,
})

export const presenceChanged = socketEvent({
  name: 'presence',
  from: 'server',
  payload: z.object({ userId: id, isOnline: z.boolean(), lastSeen: z.nullish(instant) }),
  summary: 'Someone with whom the caller has a conversation came or went.',
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
    conversationId: id,
    offerId: id,
    propertyId: id,
    status: z.enum(['open', 'accepted', 'rejected']),
    offerAmount: z.nullish(numeric),
  }),
  summary: 'An offer was made, accepted or declined; accepted means that the listing is sold.',
  source: 'A 4',
  addition: true,
})

export const tourUpdated = socketEvent({
  name: 'tour-updated',
  from: 'server',
  payload: z.object({ tourId: id, propertyId: id, status: z.enum(TOUR_STATUSES) }),
  summary: 'A visit was asked for, moved, answered or cancelled; its visitor and its lister hear it.',
  source: 'A 4',
  addition: true,
})
