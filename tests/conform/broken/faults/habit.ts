import type { Fault } from '../fault'
import { data, refuses, rows } from './kinds'

let shuffles = 0

/** Rules of keys, orders, caches and searches. */
export const HABIT_FAULTS: readonly Fault[] = [
  {
    name: 'a listing that is followed twice is there twice',
    only: ['followUser'],
    says: /followUser, what there is, after the second time: expected/,
    answers: rows('listFollowedUsers', (list) => {
      shuffles += 1
      return Array.from({ length: shuffles }, () => list).flat()
    }),
  },
  {
    name: 'an invitation that was sent twice is there twice',
    only: ['inviteToTour'],
    says: /inviteToTour, (status, the second time|what there is, after the second time): expected/,
    deaf: 'idempotency-key',
  },
  {
    name: 'equal rows change places with every look',
    only: ['listTourRequests'],
    says: /listTourRequests, data, orders of equal rows: expected 1/,
    answers: rows('listTourRequests', (list) => {
      shuffles += 1
      return shuffles % 2 === 0 ? list : list.toReversed()
    }),
  },
  {
    name: 'the copy of one’s data is kept by any cache',
    only: ['exportOwnData'],
    says: /exportOwnData, Cache-Control: expected nothing that a shared cache keeps/,
    headers: ({ endpoint }, headers) => endpoint === 'exportOwnData' && headers.set('Cache-Control', 's-maxage=60'),
  },
  {
    name: 'visits are in the order in which they were made',
    only: ['listTours', 'createTour'],
    says: /listTours, data\.\*\.date: expected the latest first/,
    answers: rows('listTours', (list) => list.toReversed()),
  },
  {
    name: 'white space stays around a message',
    only: ['sendMessage'],
    says: /sendMessage, data\.message, trimmed: expected/,
    answers: data('sendMessage', (row) => ({ ...row, message: `${String(row['message'])} ` })),
  },
  {
    name: 'a field that nobody knows is refused',
    only: ['createSavedSearch'],
    says: /createSavedSearch, status: expected 201, got 422/,
    answers: refuses('createSavedSearch', (body) => 'conform' in body),
  },
  {
    name: 'a number without its country does not sign in',
    only: ['login'],
    says: /login, status: expected 200, got 401/,
    answers: refuses('login', ({ email }) => /^0\d{10}$/.test(String(email)), 401),
  },
  {
    name: 'cells count the listings of everybody',
    only: ['clusterProperties'],
    says: /clusterProperties, data\.total of .*owner/,
    travels: (path) => (path.includes('/clusters') ? path.replace(/owner=[^&]*/, '') : path),
  },
  {
    name: 'what few ask for is suggested first',
    only: ['suggestSearches'],
    says: /suggestSearches, data\.\*\.(count|kind).*: expected/,
    answers: rows('suggestSearches', (list) => list.toReversed()),
  },
  {
    name: 'a tag of figures is given and not known',
    only: ['getMarket'],
    says: /getMarket, status with If-None-Match: expected 304, got 200/,
    deaf: 'if-none-match',
  },
]
