import * as z from 'zod/mini'
import { followedUser } from './profile'
import { endpoint } from '../endpoint'
import { byUsername } from '../fields'
import { acknowledged, answer, problem } from '../problem'

/** Whether the caller and another person can write to each other. */
export const CONTACTS = ['open', 'blocked', 'closed'] as const
export type Contact = (typeof CONTACTS)[number]

export const listBlockedUsers = endpoint({
  id: 'listBlockedUsers',
  method: 'GET',
  path: '/api/user/blocked',
  auth: 'bearer',
  responses: { 200: answer(z.array(followedUser)), 401: problem, 500: problem },
  summary: 'The users whom the caller blocked.',
  source: 'A 2',
  addition: true,
})

export const blockUser = endpoint({
  id: 'blockUser',
  method: 'POST',
  path: '/api/users/{username}/block',
  auth: 'bearer',
  params: byUsername,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 422: problem, 500: problem },
  summary:
    'Blocks a user: neither of the two sends the other messages, offers or visits (403), and what is open between ' +
    'them ends. The other one is not told of the block. Blocking twice changes nothing; blocking oneself is refused ' +
    '(422).',
  source: 'A 2',
  addition: true,
})

export const unblockUser = endpoint({
  id: 'unblockUser',
  method: 'DELETE',
  path: '/api/users/{username}/block',
  auth: 'bearer',
  params: byUsername,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary:
    'Takes back a block of the caller’s. Offers and visits that ended stay ended; not having blocked changes nothing.',
  source: 'A 2',
  addition: true,
})
