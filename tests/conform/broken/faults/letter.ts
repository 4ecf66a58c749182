import type { Fault } from '../fault'
import { data, json, rows } from './kinds'

const HOURS_AHEAD = 8
const INT_32 = 2_147_483_647
/** Letters that a careless column keeps. */
const COLUMN = 255
/** Bytes that a proxy takes where nothing is set. */
const PROXY = 1_048_576

const later = (time: unknown) => new Date(Date.parse(String(time)) + HOURS_AHEAD * 3_600_000).toISOString()

/** Changes what one call's body carries. */
function sent(endpoint: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Fault['asks'] {
  return (called, body) => (called === endpoint ? change(body) : body)
}

/** Shows a listing whose newest edit states no status as available. */
function withoutStatus(): NonNullable<Fault['answers']> {
  return data('getProperty', (row) => (row['title'] === 'Conform, edited' ? { ...row, status: 'available' } : row))
}

/** Shows a listing's pictures in the order in which they came. */
function inFirstOrder(): NonNullable<Fault['answers']> {
  const places = new Map<unknown, number>()
  return data('getProperty', ({ images, ...row }) => {
    const ids = (images as { id: unknown }[]).map((image) => ({ image, id: image.id }))
    for (const { id } of ids) places.set(id, places.get(id) ?? places.size)
    return { ...row, images: ids.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!).map(({ image }) => image) }
  })
}

/** Answers of one person's key that another person gets too. */
function sharesKeys(endpoint: string): NonNullable<Fault['answers']> {
  let first: unknown
  return (called, reply) => {
    if (called !== endpoint || reply.status >= 300) return reply
    first ??= reply.body
    return { ...reply, body: first }
  }
}

/** Values that come back changed, effects that do not come, and limits that nothing tries: ordinary mistakes. */
export const LETTER_FAULTS: readonly Fault[] = [
  {
    name: 'messages are stamped with local time',
    only: ['sendMessage', 'listMessages'],
    says: /listMessages, data\.\*\.timestamp: expected/,
    answers: data('listMessages', (row) => ({ ...row, timestamp: later(row['timestamp']) })),
  },
  {
    name: 'amounts of offers are rounded in the conversation',
    only: ['makeOffer', 'listMessages'],
    says: /listMessages, data\.\*\.offer_amount: expected 4321987/,
    answers: data('listMessages', ({ offer_amount, ...row }) => ({
      ...row,
      offer_amount: offer_amount && Math.round(Number(offer_amount) / 1e6) * 1e6,
    })),
  },
  {
    name: 'an offer that is declined is announced as accepted',
    only: ['rejectOffer', 'offer-updated'],
    says: /offer-updated, status: expected "rejected", got "accepted"/,
    events: (event, payload) => [
      event === 'offer-updated' && payload['status'] === 'rejected' ? { ...payload, status: 'accepted' } : payload,
    ],
  },
  {
    name: 'an unknown year is the year 0',
    only: ['listProperties'],
    says: /listProperties, data\.\d+\.year_built: expected/,
    answers: data('listProperties', (row) => ({ ...row, year_built: 0 })),
  },
  {
    name: 'a full name is the first name',
    only: ['getOwnProfile'],
    says: /getOwnProfile, data\.name: expected/,
    answers: data('getOwnProfile', (own) => ({ ...own, name: own['first_name'] })),
  },
  {
    name: 'conversations about removed listings leave the list',
    only: ['deleteProperty', 'listConversations'],
    says: /listConversations, data: expected/,
    answers: rows('listConversations', (list) => list.filter(({ property }) => Object(property).listed !== false)),
  },
  {
    name: 'visits to removed listings leave the list',
    only: ['deleteProperty', 'listTours'],
    says: /listTours, data\.\*\.status, without its listing: expected/,
    answers: rows('listTours', (list) => list.filter(({ property }) => Object(property).listed !== false)),
  },
  {
    name: 'the reason for rejecting an ID is lost',
    only: ['rejectVerification'],
    says: /getOwnProfile, data\.verification_status\.rejection_reason: expected/,
    answers: data('getOwnProfile', ({ verification_status, ...own }) => ({
      ...own,
      verification_status: { ...Object(verification_status), rejection_reason: null, reason: null },
    })),
  },
  {
    name: 'a saved search never alerts',
    only: ['createSavedSearch', 'listNotifications'],
    says: /listNotifications, data, alerts of the saved search: expected 1, got 0/,
    answers: rows('listNotifications', (list) => list.filter(({ type }) => type !== 'property_alert')),
  },
  {
    name: 'what a saved search finds is counted once',
    only: ['createSavedSearch', 'listSavedSearches'],
    says: /listSavedSearches, data\.\*\.properties_found: expected 1, got 0/,
    answers: rows('listSavedSearches', (list) => list.map((row) => ({ ...row, properties_found: 0 }))),
  },
  {
    name: 'three bedrooms are exactly three in the rows',
    only: ['searchProperties'],
    says: /searchProperties, total\.value, of two bedrooms or more: expected/,
    answers: rows('searchProperties', (list, { path }) =>
      path.includes('beds=')
        ? list.filter(({ bedrooms }) => Number(bedrooms) === Number(/beds=(\d+)/.exec(path)?.[1]))
        : list,
    ),
  },
  {
    name: 'a bio cannot be emptied',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.bio, emptied: expected ""/,
    asks: sent('updateOwnProfile', ({ bio, ...body }) =>
      bio === '' ? body : { ...body, ...(bio === undefined ? {} : { bio }) },
    ),
  },
  {
    name: 'an idempotency key is everybody’s',
    only: ['createTour'],
    says: /createTour, data\.id, with another person’s key: expected/,
    answers: sharesKeys('createTour'),
  },
  {
    name: 'what a member sees is kept by any cache',
    only: ['getOwnProfile'],
    says: /getOwnProfile, Cache-Control: expected/,
    headers: ({ token }, headers) => token && headers.set('Cache-Control', 'public, max-age=60'),
  },
  {
    name: 'a password is trimmed',
    only: ['login'],
    says: /login, status with a space after the password: expected 401, got 200/,
    asks: sent('login', (body) => ({ ...body, password: String(body['password']).trim() })),
  },
  {
    name: 'a proxy takes no picture above a megabyte',
    only: ['createProperty'],
    says: /createProperty, status, with a photo of 10485760 bytes: expected 201, got 413/,
    most: PROXY,
  },
  {
    name: 'the order of pictures is ignored',
    only: ['updateProperty'],
    says: /getProperty, data\.images\..*in the stated order: expected/,
    answers: inFirstOrder(),
  },
  {
    name: 'a price is at most what 32 bits hold',
    only: ['createProperty', 'updateProperty', 'getProperty'],
    says: /getProperty, data\.price: expected 999999999999, got 2147483647/,
    answers: data('getProperty', (row) => ({ ...row, price: Math.min(Number(row['price']), INT_32) })),
  },
  {
    name: 'a long description is cut',
    only: ['createProperty', 'updateProperty', 'getProperty'],
    says: /getProperty, data\.description, characters: expected 10000, got 255/,
    answers: data('getProperty', (row) => ({ ...row, description: String(row['description']).slice(0, COLUMN) })),
  },
  {
    name: 'a postal code loses its zero',
    only: ['createProperty', 'updateProperty', 'getProperty'],
    says: /getProperty, data\.zip: expected "0\d+"/,
    answers: data('getProperty', (row) => ({ ...row, zip: String(row['zip']).replace(/^0+/, '') })),
  },
  {
    name: 'an edit puts what is sold back on the market',
    only: ['updateProperty'],
    says: /getProperty, data\.status, after an edit: expected "sold"/,
    answers: withoutStatus(),
  },
  {
    name: 'a home that is let stays available',
    only: ['acceptOffer'],
    says: /getProperty, data\.status, of a rental: expected "sold", got "available"/,
    answers: data('getProperty', (row) => ({
      ...row,
      status: row['listing_type'] === 'rent' ? 'available' : row['status'],
    })),
  },
  {
    name: 'a cancelled visit keeps its hour',
    only: ['cancelTour', 'createTour'],
    says: /createTour, status: expected 201, got 409/,
    answers: (called, reply, { body, backend }) => {
      const isTaken = ({ date, time, status }: { date: string; time: string; status: string }) =>
        status === 'cancelled' && date === body?.['date'] && time.startsWith(String(body['time']))
      return called === 'createTour' && backend.db.tour.all().some(isTaken)
        ? { status: 409, type: json, body: { success: false, message: 'That time is taken.' } }
        : reply
    },
  },
  {
    name: 'refusals call themselves Filipino and are English',
    only: ['getOwnProfile'],
    says: /getOwnProfile, message or errors, in Filipino: expected other words than in English, got "Please sign in first\."/,
    answers: (called, reply) =>
      called === 'getOwnProfile' && reply.status === 401
        ? { ...reply, body: { success: false, message: 'Please sign in first.' } }
        : reply,
  },
  {
    name: 'what is wrong with a field is said in English to whoever reads Filipino',
    only: ['sendEmailVerification'],
    says: /sendEmailVerification, message or errors, in Filipino: expected other words than in English/,
    answers: (called, reply) =>
      called === 'sendEmailVerification' && reply.status === 422
        ? { ...reply, body: { ...Object(reply.body), errors: { email: ['Please enter a valid email address'] } } }
        : reply,
  },
  {
    name: 'a success is told in English to whoever reads Filipino',
    only: ['requestPasswordReset'],
    says: /requestPasswordReset, message, in Filipino: expected other words than in English, got "Sent\."/,
    answers: (called, reply) =>
      called === 'requestPasswordReset' && reply.status < 300
        ? { ...reply, body: { success: true, message: 'Sent.' } }
        : reply,
  },
  {
    name: 'notifications stay in the language that they were written in',
    only: ['listNotifications'],
    says: /listNotifications, title, in Filipino: expected other words than in English, got "Price drop"/,
    answers: data('listNotifications', (row) => ({ ...row, title: 'Price drop' })),
  },
  {
    name: 'texts of events are escaped',
    only: ['sendMessage', 'new-message'],
    says: /new-message, message\.message: expected/,
    events: (event, payload) => [
      event === 'new-message'
        ? {
            ...payload,
            message: {
              ...Object(payload['message']),
              message: String(Object(payload['message']).message).replaceAll('<', '&lt;'),
            },
          }
        : payload,
    ],
  },
  {
    name: 'a visit that is moved is answered with another time',
    only: ['rescheduleTour'],
    says: /rescheduleTour, data\.time/,
    answers: data('rescheduleTour', (row) => ({ ...row, time: '06:00' })),
  },
]
