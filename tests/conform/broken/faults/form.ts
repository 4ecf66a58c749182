import { ORDER } from '@/contract/rules/conventions'
import type { Fault } from '../fault'
import { data, rows } from './kinds'

const LISTS = [
  'listNotifications',
  'listConversations',
  'listMessages',
  'listMyProperties',
  'listAuditRecords',
] as const

const without = (zone: string) => (at: unknown) => (typeof at === 'string' ? at.replace(/Z$/, zone) : at)

/** Faults in the form of what is answered: order, pages, times, lists, characters, headers for other origins. */
export const FORM_FAULTS: readonly Fault[] = [
  ...LISTS.map((endpoint) => ({
    name: `${endpoint} is in the opposite order`,
    only: [endpoint],
    says: new RegExp(`${endpoint}, data\\.\\*\\.${ORDER[endpoint].by}: expected the ${ORDER[endpoint].direction}`),
    answers: rows(endpoint, (list) => list.toReversed()),
  })),
  {
    name: 'conversations are in the order of their ids',
    only: ['listConversations'],
    says: /listConversations, data\.\*\.timestamp: expected the latest first/,
    answers: rows('listConversations', (list) =>
      list.toSorted((one, other) => String(one['id']).localeCompare(String(other['id']))),
    ),
  },
  {
    name: 'messages come in pages of fifteen',
    only: ['listMessages'],
    says: /listMessages, data\.length: expected 26, got 15/,
    answers: rows('listMessages', (list) => list.slice(0, 15)),
  },
  {
    name: 'saved searches come in pages of 25',
    only: ['listSavedSearches'],
    says: /listSavedSearches, data\.length: expected 26, got 25/,
    answers: rows('listSavedSearches', (list) => list.slice(0, 25)),
  },
  {
    name: 'listings come in pages of twenty',
    only: ['listProperties'],
    says: /listProperties, data\.length: expected \d+, got 20/,
    answers: rows('listProperties', (list) => list.slice(0, 20)),
  },
  {
    name: 'a list says which page it is',
    only: ['listTours'],
    says: /listTours, meta: expected no pages/,
    answers: (called, reply) =>
      called === 'listTours' && reply.status === 200
        ? { ...reply, body: { ...Object(reply.body), meta: { current_page: 1, last_page: 1 } } }
        : reply,
  },
  {
    name: 'a message’s time has no zone',
    only: ['listMessages'],
    says: /listMessages, data\.\*\.timestamp: expected ISO 8601 with a zone/,
    answers: data('listMessages', (row) => ({ ...row, timestamp: without('')(row['timestamp']) })),
  },
  {
    name: 'times are written as the database does',
    only: ['listProperties'],
    says: /listProperties, data\.\*\.created_at: expected ISO 8601 with a zone, got "\d{4}-\d\d-\d\d \d\d:/,
    answers: data('listProperties', (row) => ({
      ...row,
      created_at: String(without('')(row['created_at'])).replace('T', ' '),
    })),
  },
  {
    name: 'an event’s time has no zone',
    only: ['new-message'],
    says: /new-message, message\.timestamp: expected ISO 8601 with a zone/,
    events: (event, payload) => [
      event === 'new-message'
        ? { ...payload, message: { ...Object(payload['message']), timestamp: '2026-06-15T09:00:00' } }
        : payload,
    ],
  },
  {
    name: 'features are words with commas',
    only: ['listProperties'],
    says: /listProperties, data\.\*\.features: expected JSON text of a list/,
    answers: data('listProperties', (row) => ({ ...row, features: 'Pool, Garden' })),
  },
  {
    name: 'features are encoded twice',
    only: ['getProperty'],
    says: /getProperty, data\.features: expected JSON text of a list/,
    answers: data('getProperty', (one) => ({ ...one, features: JSON.stringify(one['features'] ?? '[]') })),
  },
  {
    name: 'features are a list',
    only: ['listMyProperties'],
    says: /listMyProperties, data\.0\.features: expected text( or nothing)?, got a list/,
    answers: data('listMyProperties', (row) => ({ ...row, features: ['Pool'] })),
  },
  {
    name: 'letters beyond ASCII become question marks',
    only: ['sendMessage'],
    says: /sendMessage, data\.message: expected "Año.+ got "A\?o/,
    asks: says('message', (text) => text.replaceAll(/\P{ASCII}/gu, '?')),
  },
  {
    name: 'text is UTF-8 read as Latin-1',
    only: ['listMessages'],
    says: /listMessages, data\.\*\.message: expected text in UTF-8/,
    answers: data('listMessages', (row) => ({
      ...row,
      message: Buffer.from(String(row['message'])).toString('latin1'),
    })),
  },
  {
    name: 'pictures of several code points are cut',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.(bio|location): expected/,
    asks: says('bio', (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '')),
  },
  {
    name: 'markup in a message is escaped before it is stored',
    only: ['sendMessage'],
    says: /sendMessage, data\.message: expected/,
    asks: says('message', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  },
  {
    name: 'markup in a search’s name is removed',
    only: ['createSavedSearch'],
    says: /listSavedSearches, data\.\*\.name: expected/,
    asks: says('name', (text) => text.replaceAll(/<[^>]+>/g, '')),
  },
  {
    name: 'line breaks of notes become spaces',
    only: ['createTour'],
    says: /listTours, data\.\*\.notes: expected/,
    asks: says('notes', (text) => text.replaceAll(/\s+/g, ' ')),
  },
  {
    name: 'a listing’s title is escaped in the list',
    only: ['listProperties'],
    says: /listProperties, data\.title: expected/,
    answers: data('listProperties', (row) => ({ ...row, title: String(row['title']).replaceAll('<', '&lt;') })),
  },
  {
    name: 'no page of another origin may read answers',
    only: ['listProperties'],
    says: /listProperties, Access-Control-Allow-Origin of an answer: expected/,
    headers: (_, headers) => headers.delete('Access-Control-Allow-Origin'),
  },
  {
    name: 'another origin may read than the product’s',
    only: ['getSettings'],
    says: /getSettings, Access-Control-Allow-Origin of OPTIONS: expected/,
    headers: (_, headers) => headers.set('Access-Control-Allow-Origin', 'https://old.example.com'),
  },
  {
    name: 'a browser’s question needs a session',
    only: ['updateSettings'],
    says: /updateSettings, status of OPTIONS: expected 200 or 204, got 401/,
    preflight: 401,
  },
  {
    name: 'a browser’s question does not allow to delete',
    only: ['deleteProperty'],
    says: /deleteProperty, Access-Control-Allow-Methods: expected DELETE/,
    headers: (_, headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST'),
  },
  {
    name: 'a browser may not send the session',
    only: ['getSettings'],
    says: /getSettings, Access-Control-Allow-Headers: expected authorization/,
    headers: (_, headers) => headers.set('Access-Control-Allow-Headers', 'Content-Type'),
  },
  {
    name: 'refusals lack the headers for other origins',
    only: ['getProperty'],
    says: /getProperty, Access-Control-Allow-Origin of a refusal with 404: expected/,
    headers: ({ path }, headers, method) => {
      if (method !== 'OPTIONS' && path.startsWith('/api/properties/')) headers.delete('Access-Control-Allow-Origin')
    },
  },
]

/** Changes a text of the bodies that calls carry. */
function says(field: string, change: (text: string) => string): NonNullable<Fault['asks']> {
  return (_, body) => (typeof body[field] === 'string' ? { ...body, [field]: change(body[field]) } : body)
}
