import * as z from 'zod/mini'
import { followedUser } from './profile'
import { endpoint } from '../endpoint'
import { byUsername } from '../fields'
import { acknowledged, answer, problem } from '../problem'

export const listFollowedUsers = endpoint({
  id: 'listFollowedUsers',
  method: 'GET',
  path: '/api/user/following',
  auth: 'bearer',
  responses: { 200: answer(z.array(followedUser)), 401: problem, 500: problem },
  summary: 'The users whom the caller follows.',
  source: 'A 2',
  addition: true,
})

export const followUser = endpoint({
  id: 'followUser',
  method: 'POST',
  path: '/api/users/{username}/follow',
  auth: 'bearer',
  params: byUsername,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 422: problem, 500: problem },
  summary: 'Follows a user; following twice changes nothing, and nobody follows themselves (422).',
  source: 'A 2',
  addition: true,
})

export const unfollowUser = endpoint({
  id: 'unfollowUser',
  method: 'DELETE',
  path: '/api/users/{username}/follow',
  auth: 'bearer',
  params: byUsername,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Stops following a user; not having followed them changes nothing.',
  source: 'A 2',
  addition: true,
})
