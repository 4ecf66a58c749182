import type { Fault } from '../fault'
import { data, lets, list } from './kinds'

/** Faults in the shape of answers. */
export const ANSWER_FAULTS: readonly Fault[] = [
  {
    name: 'a listing lacks its title',
    only: ['getProperty'],
    says: /getProperty, data\.title: expected text, got nothing/,
    answers: data('getProperty', ({ title: _, ...rest }) => rest),
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
]
