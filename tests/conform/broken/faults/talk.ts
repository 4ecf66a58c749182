import type { Fault } from '../fault'
import { afterwards, data, ignores, lets, list, overlooks } from './kinds'

/** Faults around conversations, offers and their events. */
export const TALK_FAULTS: readonly Fault[] = [
  {
    name: 'an owner who marks a listing as sold leaves the offers on it hanging',
    only: ['updateProperty'],
    says: /listMessages, data\.\*\.offer_id of offer_rejected: expected .+, got nothing/,
    answers: data('listMessages', (one) => (one['type'] === 'offer_rejected' ? { ...one, type: 'plain' } : one)),
  },
  {
    name: 'a muted conversation notifies',
    only: ['muteConversation'],
    says: /listNotifications, data, notifications while muted: expected 0, got 1/,
    around: afterwards('muteConversation', ({ backend: { db } }) => {
      for (const { id } of db.conversation.all())
        db.conversation.update(id, { seller_muted: false, buyer_muted: false })
    }),
    answers: data('getConversation', (one) => ({ ...one, muted: one['type'] === 'buying' })),
  },
  {
    name: 'strangers read conversations',
    only: ['listMessages'],
    says: /listMessages, status: expected 403, got 200/,
    answers: lets('listMessages', 403, list),
  },
  {
    name: 'an unsent message keeps its words',
    only: ['unsendMessage'],
    says: /listMessages, data\.\*\.message, after it was unsent: expected "", got "Sent by mistake"/,
    answers: data('listMessages', (one) => (one['removed_at'] ? { ...one, message: 'Sent by mistake' } : one)),
  },
  {
    name: 'the picture of an unsent message is still served',
    only: ['unsendMessage'],
    says: /getStoredFile, status, after it was unsent: expected 404, got 200/,
    answers: lets('getStoredFile', 404),
  },
  {
    name: 'an offer is unsent',
    only: ['unsendMessage'],
    says: /unsendMessage, from kept, as an offer: expected 409, got 200/,
    answers: lets('unsendMessage', 409),
  },
  {
    name: 'a message that one side deletes comes back',
    only: ['deleteMessageForMe'],
    says: /listMessages, data, times a deleted message is there: expected 0, got 1/,
    instead: ignores('deleteMessageForMe'),
  },
  {
    name: 'everybody sees which messages they have read',
    only: ['listMessages', 'updateSettings'],
    says: /listMessages, data\.\*\.seen, of the other side’s message: expected null, got true/,
    answers: data('listMessages', (one) => ({ ...one, seen: one['seen'] ?? true })),
  },
  {
    name: 'who hides that they have read a message is seen reading',
    only: ['listMessages', 'updateSettings'],
    says: /listMessages, data\.\*\.seen, where one side does not show it: expected null, got true/,
    instead: ignores('updateSettings'),
  },
  {
    name: 'who hides is seen online',
    only: ['getOnlineStatus', 'updateSettings'],
    says: /getOnlineStatus, data\.is_online, shown to chats, for a stranger: expected false, got true/,
    answers: data('getOnlineStatus', (row) => ({ ...row, is_online: true })),
  },
  {
    name: 'a lister answers more people than asked',
    only: ['getPublicProfile'],
    says: /getPublicProfile, data\.answering\.within_day: expected 1 to \d+, got \d+/,
    answers: data('getPublicProfile', (one) => ({ ...one, answering: { within_day: 999, of: 5 } })),
  },
  {
    name: 'a second open offer is taken',
    only: ['makeOffer'],
    says: /makeOffer, status: expected 409, got 201/,
    answers: lets('makeOffer', 409, { status: 201 }),
  },
  {
    name: 'a visit is not shown where it is proposed',
    only: ['createTour'],
    says: /listMessages, data, messages with the visit: expected 1, got 0/,
    answers: data('listMessages', (one) => ({ ...one, tour_id: null })),
  },
  {
    name: 'a lister confirms their own invitation',
    only: ['inviteToTour'],
    says: /confirmTour, status: expected 409, got 200/,
    answers: lets('confirmTour', 409),
  },
  {
    name: 'a seller takes their own counter-offer',
    only: ['counterOffer'],
    says: /acceptOffer, status: expected 409, got 200/,
    answers: lets('acceptOffer', 409),
  },
  {
    name: 'a counter-offer that is accepted sells nothing',
    only: ['answerCounterOffer'],
    says: /getProperty, data\.status, after a counter-offer: expected "sold", got "available"/,
    answers: data('getProperty', (one) => ({ ...one, status: 'available' })),
  },
  {
    name: 'a counter-offer stays open beside the next offer',
    only: ['answerCounterOffer'],
    says: /answerCounterOffer, status: expected 409, got 200/,
    answers: lets('answerCounterOffer', 409),
  },
  {
    name: 'a withdrawn offer can still be accepted',
    only: ['withdrawOffer'],
    says: /acceptOffer, status: expected 409, got 200/,
    answers: lets('acceptOffer', 409),
  },
  {
    name: 'a blocked person can still be written to',
    only: ['blockUser'],
    says: /sendMessage, status: expected 403, got 201/,
    answers: lets('sendMessage', 403, { status: 201 }),
  },
  {
    name: 'who is blocked still asks for visits',
    only: ['blockUser'],
    says: /createTour, status: expected 403, got 201/,
    answers: lets('createTour', 403, { status: 201 }),
  },
  {
    name: 'a visit that was only asked for has taken place',
    only: ['blockUser'],
    says: /getConversation, data\.visited, without a visit: expected false, got true/,
    answers: data('getConversation', (one) => ({ ...one, visited: true })),
  },
  {
    name: 'a block leaves visits as they are',
    only: ['blockUser'],
    says: /listTours, data\.\*\.status, after a block: expected "cancelled"/,
    answers: data('listTours', (one) => ({ ...one, status: 'pending' })),
  },
  {
    name: 'offers expire the day after',
    only: ['makeOffer'],
    says: /makeOffer, data\.expires_at: expected 7 days later/,
    answers: data('makeOffer', (one) => ({
      ...one,
      expires_at: new Date(Date.parse(String(one['timestamp'])) + 86_400_000).toISOString(),
    })),
  },
  {
    name: 'an accepted offer sells nothing',
    only: ['acceptOffer'],
    says: /getProperty, data\.status: expected "sold", got "available"/,
    answers: data('getProperty', (one) => ({ ...one, status: 'available' })),
  },
  {
    name: 'a message that was sent twice is there twice',
    only: ['sendMessage'],
    says: /sendMessage, data\.id: expected/,
    asks: (called, { client_id: _, ...rest }) =>
      called === 'sendMessage' ? rest : { ...rest, ...(_ ? { client_id: _ } : {}) },
  },
  {
    name: 'pictures of messages are lost',
    only: ['sendPhotos'],
    says: /listMessages, data\.\*\.photos, how many: expected 2, got/,
    answers: data('listMessages', (one) => ({ ...one, photos: null })),
  },
  {
    name: 'a message has as many pictures as one likes',
    only: ['sendPhotos'],
    says: /sendPhotos, status: expected 422, got 201/,
    answers: overlooks('sendPhotos', 'photos', { status: 201 }),
  },
  {
    name: 'pictures without words leave the list empty',
    only: ['sendPhotos'],
    says: /listConversations, data\.\*\.lastMessage: expected "Photo", got/,
    answers: data('listConversations', (one) => ({ ...one, lastMessage: '' })),
  },
  {
    name: 'an offer that was sent twice is refused',
    only: ['makeOffer'],
    says: /makeOffer, status: expected 201, got 409/,
    deaf: 'idempotency-key',
  },
  {
    name: 'what was read stays unread',
    only: ['markConversationRead'],
    says: /listConversations, data\.\*\.unread: expected 0, got/,
    instead: ignores('markConversationRead'),
  },
  {
    name: 'messages never arrive',
    only: ['new-message'],
    says: /new-message, event: expected it within/,
    events: (event, payload) => (event === 'new-message' ? [] : [payload]),
  },
  {
    name: 'everybody hears who types',
    only: ['typing'],
    says: /user_typing, event for a stranger: expected nothing/,
    spreads: {
      from: 'typing',
      as: 'user_typing',
      payload: (userId, said) => ({ ...said, userId }),
    },
  },
  {
    name: 'every room is open',
    only: ['join_conversation'],
    says: /join_conversation, acknowledgement, success, of a stranger: expected false, got true/,
    open: 'room',
  },
  {
    name: 'the socket lets anybody in',
    only: ['join_conversation'],
    says: /join_conversation, connection: expected "?refused/,
    open: 'socket',
  },
]
