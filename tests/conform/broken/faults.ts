import type { Fault, Reply } from './broken-server'
import { data, fine, ignores, json, lets } from './fault-kinds'
import { MEETING_FAULTS } from './meeting-faults'
import { REFERENCE_FAULTS } from './reference-faults'

/** Turns a call's refusal for one field's sake into a success. */
function overlooks(endpoint: string, field: string, reply: Partial<Reply> = {}): NonNullable<Fault['answers']> {
  return (called, answer) => {
    const errors = (answer.body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {}
    const refused = called === endpoint && answer.status === 422
    return refused && Object.keys(errors).join(' ') === field ? { ...fine, ...reply } : answer
  }
}

const list = { body: { success: true, data: [] } }

/** Faults of real back ends, each with the words that the report has to contain. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a listing lacks its title',
    only: ['getProperty'],
    says: /getProperty, data\.title: expected text, got nothing/,
    answers: data('getProperty', ({ title: _, ...rest }) => rest),
  },
  {
    name: 'the land title of a listing is not kept',
    only: ['getProperty'],
    says: /getProperty, data\.title_type: expected .*rights-only.*, got nothing/,
    answers: data('getProperty', ({ title_type: _, ...rest }) => rest),
  },
  {
    name: 'a flag is text',
    only: ['getOwnProfile'],
    says: /getOwnProfile, data\.verification_status\.phone_verified: expected true or false, got "yes"/,
    answers: data('getOwnProfile', (own) => ({
      ...own,
      verification_status: { phone_verified: 'yes', id_verified: true },
    })),
  },
  {
    name: 'prices are objects',
    only: ['listProperties'],
    says: /listProperties, data\.0\.price: expected a number or text, got the object/,
    answers: data('listProperties', (row) => ({ ...row, price: { amount: row['price'] } })),
  },
  {
    name: 'a tour is created with another status',
    only: ['createTour'],
    says: /createTour, status: expected 201, got 200/,
    answers: (called, reply) => (called === 'createTour' && reply.status === 201 ? { ...reply, status: 200 } : reply),
  },
  {
    name: 'saved searches are open to everybody',
    only: ['listSavedSearches'],
    says: /listSavedSearches, status: expected 401, got 200/,
    answers: lets('listSavedSearches', 401, list),
  },
  {
    name: 'a token lives on after logout',
    only: ['getOwnProfile'],
    says: /getOwnProfile, status: expected 401, got 200/,
    instead: ignores('logout'),
  },
  {
    name: 'a super administrator’s token lives on after logout',
    only: ['superAdminLogout'],
    says: /getDashboardStats, status: expected 401, got 200/,
    instead: ignores('superAdminLogout'),
  },
  {
    name: 'an address gets codes without limit',
    only: ['sendEmailVerification'],
    says: /sendEmailVerification, status: expected 429, got 200/,
    answers: lets('sendEmailVerification', 429),
  },
  {
    name: 'an address gets reset codes without limit',
    only: ['requestPasswordReset'],
    says: /requestPasswordReset, status: expected 429, got 200/,
    answers: lets('requestPasswordReset', 429),
  },
  {
    name: 'text named as a picture is taken',
    only: ['uploadProfilePicture'],
    says: /uploadProfilePicture, status: expected 422, got 200/,
    answers: lets('uploadProfilePicture', 422, { body: { success: true, data: { profile_picture: '/me.png' } } }),
  },
  {
    name: 'the old password is taken as the new one',
    only: ['changePassword'],
    says: /changePassword, status: expected 422, got 200/,
    answers: lets('changePassword', 422),
  },
  {
    name: 'strangers read conversations',
    only: ['listMessages'],
    says: /listMessages, status: expected 403, got 200/,
    answers: lets('listMessages', 403, list),
  },
  {
    name: 'unverified users list',
    only: ['createProperty'],
    says: /createProperty, status: expected 403, got 201/,
    answers: lets('createProperty', 403, { status: 201 }),
  },
  {
    name: 'users see the administration’s figures',
    only: ['getDashboardStats'],
    says: /getDashboardStats, status: expected 403, got 200/,
    answers: lets('getDashboardStats', 403),
  },
  {
    name: 'ID pictures are open to everybody',
    only: ['getIdPicture'],
    says: /getIdPicture, status: expected 401, got 200/,
    answers: lets('getIdPicture', 401, { type: 'image/png', body: 'picture' }),
  },
  {
    name: 'a second open offer is taken',
    only: ['makeOffer'],
    says: /makeOffer, status: expected 409, got 201/,
    answers: lets('makeOffer', 409, { status: 201 }),
  },
  {
    name: 'an accepted offer sells nothing',
    only: ['acceptOffer'],
    says: /getProperty, data\.status: expected "sold", got "available"/,
    answers: data('getProperty', (one) => ({ ...one, status: 'available' })),
  },
  {
    name: 'an error has no envelope',
    only: ['getProperty'],
    says: /getProperty, 404 envelope, success: expected false, got nothing/,
    answers: (called, reply) =>
      called === 'getProperty' && reply.status === 404 ? { ...reply, body: { error: 'Not found' } } : reply,
  },
  {
    name: 'wrong input is refused without its fields',
    only: ['createSavedSearch'],
    says: /createSavedSearch, errors\.name: expected a list of messages, got nothing/,
    answers: (called, reply) =>
      called === 'createSavedSearch' && reply.status === 422
        ? { ...reply, body: { success: false, message: 'Invalid' } }
        : reply,
  },
  {
    name: 'JSON calls itself a page',
    only: ['listNotifications'],
    says: /listNotifications, Content-Type: expected application\/json, got text\/html/,
    answers: (called, reply) => (called === 'listNotifications' ? { ...reply, type: 'text/html' } : reply),
  },
  {
    name: 'an update is thanked for and lost',
    only: ['updateProperty'],
    says: /getProperty, data\.title: expected "Conform \w+ renamed", got "Conform \w+ changed"/,
    instead: ignores('updateProperty'),
  },
  {
    name: 'uploaded photos are not served',
    only: ['getStoredFileByApi'],
    says: /getStoredFileByApi, status of \/api\/storage\/properties\/.+: expected 200, got 404/,
    answers: (called, reply) => (called === 'getStoredFileByApi' ? { status: 404, type: json, body: {} } : reply),
  },
  {
    name: 'a message that was sent twice is there twice',
    only: ['sendMessage'],
    says: /sendMessage, data\.id: expected/,
    asks: (called, { client_id: _, ...rest }) =>
      called === 'sendMessage' ? rest : { ...rest, ...(_ ? { client_id: _ } : {}) },
  },
  {
    name: 'a tour that was sent twice is refused',
    only: ['createTour'],
    says: /createTour, status: expected 201, got 409/,
    keyless: true,
  },
  {
    name: 'a listing that was sent twice is there twice',
    only: ['createProperty'],
    says: /listMyProperties, data: expected one listing .+, got 2/,
    keyless: true,
  },
  {
    name: 'an offer that was sent twice is refused',
    only: ['makeOffer'],
    says: /makeOffer, status: expected 201, got 409/,
    keyless: true,
  },
  {
    name: 'what was read stays unread',
    only: ['markConversationRead'],
    says: /listConversations, data\.\*\.unread: expected 0, got/,
    instead: ignores('markConversationRead'),
  },
  {
    name: 'alerts cannot be turned off',
    only: ['toggleSavedSearchAlerts'],
    says: /listSavedSearches, data\.\*\.alerts_enabled: expected false, got true/,
    instead: ignores('toggleSavedSearchAlerts'),
  },
  {
    name: 'a phone code works twice',
    only: ['verifyPhone'],
    says: /verifyPhone, status: expected 422, got 200/,
    answers: lets('verifyPhone', 422),
  },
  {
    name: 'a new password changes nothing',
    only: ['changePassword'],
    says: /login, status: expected 401, got 200/,
    instead: ignores('changePassword'),
  },
  {
    name: 'a corrected name is thanked for and lost',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.first_name: expected "Niña-Mae", got "Ana"/,
    answers: data('getOwnProfile', (own) => ({ ...own, first_name: 'Ana' })),
  },
  {
    name: 'anything is a name',
    only: ['updateOwnProfile'],
    says: /updateOwnProfile, status: expected 422, got 200/,
    answers: overlooks('updateOwnProfile', 'first_name'),
  },
  {
    name: 'a bio has no end',
    only: ['updateOwnProfile'],
    says: /updateOwnProfile, status: expected 422, got 200/,
    answers: overlooks('updateOwnProfile', 'bio'),
  },
  {
    name: 'a house has a thousand bedrooms',
    only: ['createProperty'],
    says: /createProperty, status: expected 422, got 201/,
    answers: overlooks('createProperty', 'bedrooms', { status: 201 }),
  },
  {
    name: 'a listing tells what its owner hides',
    only: ['getProperty'],
    says: /getProperty, data\.user\.email where it is hidden: expected null, got "owner@example\.ph"/,
    answers: data('getProperty', (one) => ({
      ...one,
      user: { ...(one['user'] as object), email: (one['user'] as { email: unknown }).email ?? 'owner@example.ph' },
    })),
  },
  {
    name: 'text messages go to any number',
    only: ['updateSettings'],
    says: /updateSettings, status: expected 422, got 200/,
    answers: overlooks('updateSettings', 'smsNotifications'),
  },
  {
    name: 'the same password is a new one',
    only: ['changePassword'],
    says: /changePassword, status: expected 422, got 200/,
    answers: overlooks('changePassword', 'password'),
  },
  {
    name: 'messages never arrive',
    only: ['new-message'],
    says: /new-message, event: expected it within/,
    silent: 'new-message',
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
  ...MEETING_FAULTS,
  ...REFERENCE_FAULTS,
]

/** What the served mocks say of an unknown call, without its path, which the check leaves out too. */
const noRoute: Reply = {
  status: 404,
  type: 'application/json',
  body: { success: false, message: 'There is no call GET .' },
}

/** Missing calls: a documented one, and an addition. */
export const MISSING = {
  documented: {
    name: 'no tours',
    only: ['listTours'],
    says: /listTours is not implemented/,
    instead: ignores('listTours', noRoute),
  },
  addition: {
    name: 'no settings',
    only: ['getSettings'],
    says: /getSettings is not implemented/,
    instead: ignores('getSettings', noRoute),
  },
} satisfies Record<string, Fault>
