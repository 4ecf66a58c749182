import type { Fault } from '../fault'
import { data, ignores, lets } from './kinds'

const twice = (name: string): NonNullable<Fault['events']> => {
  return (event, payload) => (event === name ? [payload, payload] : [payload])
}

/** Faults of events and presence, and additions that are wrong. */
export const EVENT_FAULTS: readonly Fault[] = [
  ...(
    [
      'new-message',
      'message-removed',
      'messages-seen',
      'notification',
      'offer-updated',
      'tour-updated',
      'user_typing',
      'presence',
    ] as const
  ).map((event) => ({
    name: `${event} comes twice`,
    only: [event],
    says: new RegExp(`${event}, times \\w* ?(it )?came: expected 1, got 2`),
    events: twice(event),
  })),
  {
    name: 'a message does not reach the sender’s other tabs',
    only: ['new-message'],
    says: /new-message, event: expected it within/,
    events: (event, payload, userId) => (event === 'new-message' && payload['senderId'] === userId ? [] : [payload]),
  },
  {
    name: 'only its sender hears that a message was unsent',
    only: ['message-removed'],
    says: /message-removed, event: expected it within/,
    events: (event, payload, userId) => (event === 'message-removed' && userId === '102' ? [] : [payload]),
  },
  {
    name: 'only the first listener hears of an offer',
    only: ['offer-updated'],
    says: /offer-updated, event: expected it within/,
    events: (event, payload, userId) => (event === 'offer-updated' && userId !== '102' ? [] : [payload]),
  },
  {
    name: 'only the lister hears of a visit',
    only: ['tour-updated'],
    says: /tour-updated, event: expected it within/,
    events: (event, payload, userId) => (event === 'tour-updated' && userId !== '102' ? [] : [payload]),
  },
  {
    name: 'nobody hears that a visit is cancelled',
    only: ['cancelTour'],
    says: /tour-updated, event: expected it within/,
    events: (event, payload) => (event === 'tour-updated' && payload['status'] === 'cancelled' ? [] : [payload]),
  },
  {
    name: 'who goes stays here',
    only: ['presence'],
    says: /presence, event: expected it within/,
    events: (event, payload) => (event === 'presence' && payload['isOnline'] === false ? [] : [payload]),
  },
  {
    name: 'a conversation shows everybody as here',
    only: ['setOnlineStatus'],
    says: /getConversation, data\.user\.online: expected false, got true/,
    answers: data('getConversation', (row) => ({ ...row, user: { ...Object(row['user']), online: true } })),
  },
  {
    name: 'the time of leaving is lost',
    only: ['getOnlineStatus'],
    says: /getOnlineStatus, data\.last_seen: expected/,
    answers: data('getOnlineStatus', (row) => ({ ...row, last_seen: '2020-01-01T00:00:00Z' })),
  },
  {
    name: 'presence is thanked for and lost',
    only: ['setOnlineStatus'],
    says: /getOnlineStatus, data\.is_online: expected/,
    instead: ignores('setOnlineStatus'),
  },
  {
    name: 'an addition answers 404 to some',
    only: ['getSettings'],
    says: /getSettings, status: expected 200, got 404/,
    answers: (called, reply, { token }) =>
      called === 'getSettings' && reply.status === 200 && token
        ? { status: 404, type: 'application/json', body: { success: false, message: 'There is no call GET .' } }
        : reply,
  },
  {
    name: 'an addition answers 501 once it is used',
    only: ['followUser'],
    says: /followUser, status: expected 200, got 501/,
    answers: (called, reply) => (called === 'followUser' && reply.status === 200 ? { ...reply, status: 501 } : reply),
  },
  {
    name: 'an addition does nothing and says so',
    only: ['archiveConversation'],
    says: /archiveConversation, status: expected 200, got 204/,
    answers: lets('archiveConversation', 200, { status: 204, body: '' }),
  },
  {
    name: 'uploads are never answered',
    only: ['uploadProfilePicture'],
    says: /uploadProfilePicture, answer: expected an answer, got none within/,
    hangs: 'uploadProfilePicture',
  },
]
