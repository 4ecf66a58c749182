import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { favoriteList } from './favorite-lists'
import { byId, id, NAME_MAX_LENGTH, required, shaped, shortId } from '../fields'
import { acknowledged, answer, problem } from '../problem'
import { counted, number } from '../values/numbers'
import { fullName, namePart } from '../values/texts'

/** Most people who vote on one list: an addition. */
export const MOST_VOTERS = 50

const votes = /* @__PURE__ */ number(counted('votes'))
export const VOTES = ['up', 'down'] as const
export type Vote = (typeof VOTES)[number]

/** One home of a shared list, with what people think of it. */
const votedHome = z.object({
  /** Id of the home, which may not be listed any more. */
  property_id: id,
  /** How many are for it. */
  up: votes,
  /** How many are against it. */
  down: votes,
  /** Who voted how, in the order of their votes. */
  voters: z.array(
    z.object({
      /** The name that they gave. */
      name: fullName,
      /** Their vote. */
      vote: z.enum(VOTES),
    }),
  ),
})

/** A list of homes as everybody sees it who has its link. */
export const sharedList = z.object({
  /** Name of the list. */
  name: fullName,
  /** First name of whose list it is. */
  owner_name: namePart,
  /** Its homes, the last one added last. */
  homes: z.array(votedHome),
})

/** What a vote sends. */
export const listVote = z.object({
  /**
   * Tells who votes apart: 16 to 64 letters, digits, hyphens and underscores that a device makes up once, at random. A
   * secret of that device: no answer holds it.
   */
  voter: shaped(/^[\w-]{16,64}$/, 'Please send 16 to 64 letters or digits'),
  /** What the others read beside the vote; a later vote changes it on the earlier ones. */
  name: required('Please say who you are', NAME_MAX_LENGTH),
  /** Id of a home of the list. */
  property_id: shortId,
  /** What the voter thinks; it replaces the vote before, and `none` takes that back. */
  vote: z.enum([...VOTES, 'none'], 'Please vote up, down or none'),
})

export type SharedList = z.output<typeof sharedList>
export type VotedHome = SharedList['homes'][number]
export type ListVote = z.input<typeof listVote>

export const shareFavoriteList = endpoint({
  id: 'shareFavoriteList',
  method: 'POST',
  path: '/api/favorite-lists/{id}/link',
  auth: 'bearer',
  params: byId,
  responses: { 200: answer(favoriteList), 401: problem, 403: problem, 404: problem, 500: problem },
  summary:
    'Makes the link of one of the caller’s lists; the one that it has stays. Who has the link sees the list ' +
    'without an account. It cannot be guessed: 120 random bits or more, as a UUID of version 4 has.',
  source: 'B 4',
  addition: true,
})

export const endFavoriteListLink = endpoint({
  id: 'endFavoriteListLink',
  method: 'DELETE',
  path: '/api/favorite-lists/{id}/link',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Ends the link of one of the caller’s lists and removes its votes; a later link is another one.',
  source: 'B 4',
  addition: true,
})

export const getSharedList = endpoint({
  id: 'getSharedList',
  method: 'GET',
  path: '/api/shared-lists/{id}',
  auth: 'none',
  params: byId,
  responses: { 200: answer(sharedList), 404: problem, 410: problem, 500: problem },
  summary:
    'The list of homes behind a link, with its votes. Refused (410) once its owner has ended the link or removed ' +
    'the list, and (404) where there never was one.',
  source: 'B 4',
  addition: true,
})

export const voteOnSharedList = endpoint({
  id: 'voteOnSharedList',
  method: 'PUT',
  path: '/api/shared-lists/{id}/votes',
  auth: 'none',
  content: 'json',
  params: byId,
  body: listVote,
  responses: { 200: answer(sharedList), 404: problem, 410: problem, 422: problem, 500: problem },
  summary:
    'Votes on a home of a shared list; everybody has one vote on each. Refused (422) for a home that is not in the ' +
    `list, and beyond ${MOST_VOTERS} voters.`,
  source: 'B 4',
  addition: true,
})
