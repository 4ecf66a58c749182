import type { Fault } from '../fault'
import { data, rows } from './kinds'

/** Answers that tell what nobody may learn. */
export const SECRET_FAULTS: readonly Fault[] = [
  {
    name: 'the own profile holds the password’s hash',
    only: ['getOwnProfile'],
    says: /getOwnProfile, data\.password_hash: expected no secret/,
    answers: data('getOwnProfile', (own) => ({ ...own, password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' })),
  },
  {
    name: 'a listing’s owner comes with a hash under another name',
    only: ['listProperties'],
    says: /listProperties, data\.\*\.user\.remember: expected no secret/,
    answers: data('listProperties', (row) => ({
      ...row,
      user: { ...Object(row['user']), remember: '$2y$10$abcdefghijklmnopqrstuv' },
    })),
  },
  {
    name: 'the administration’s list of users holds their tokens',
    only: ['listAllUsers'],
    says: /listAllUsers, data\.\*\.api_token: expected no secret/,
    answers: data('listAllUsers', (row) => ({ ...row, api_token: 'abc' })),
  },
  {
    name: 'a forgotten password’s code is answered to whoever asks',
    only: ['requestPasswordReset'],
    says: /requestPasswordReset, debug_code: expected no secret/,
    answers: (called, reply) =>
      called === 'requestPasswordReset' && reply.status === 200
        ? { ...reply, body: { success: true, debug_code: '123456' } }
        : reply,
  },
  {
    name: 'the caller’s token is repeated in the settings',
    only: ['getSettings'],
    says: /getSettings, data\.session: expected no secret/,
    answers: (called, reply, { token }) =>
      called === 'getSettings' && reply.status === 200
        ? {
            ...reply,
            body: { success: true, data: { ...Object((reply.body as { data: unknown }).data), session: token } },
          }
        : reply,
  },
  {
    name: 'a refusal tells the whole query',
    only: ['getProperty'],
    says: /getProperty, debug\.db_password: expected no secret/,
    answers: (called, reply) =>
      called === 'getProperty' && reply.status === 404
        ? { ...reply, body: { ...Object(reply.body), debug: { db_password: 'root' } } }
        : reply,
  },
  {
    name: 'the raw dump of a listing has its owner’s password',
    only: ['debugProperty'],
    says: /debugProperty, owner\.password: expected no secret/,
    answers: (called, reply) =>
      called === 'debugProperty' && reply.status === 200
        ? { ...reply, body: { ...Object(reply.body), owner: { id: 1, password: 'hunter22' } } }
        : reply,
  },
  {
    name: 'a message tells the sender’s code',
    only: ['listMessages'],
    says: /listMessages, data\.\*\.sender_pin\.otp: expected no secret/,
    answers: rows('listMessages', (list) => list.map((row) => ({ ...row, sender_pin: { otp: '900112' } }))),
  },
  {
    name: 'a notification’s event holds a token',
    only: ['notification'],
    says: /notification, access_token: expected no secret/,
    events: (event, payload) => [event === 'notification' ? { ...payload, access_token: 'abc' } : payload],
  },
]
