import * as z from 'zod/mini'
import { newPassword, passwordsMatch } from './auth'
import { ownProfile, publicProfile } from './profile'
import { endpoint } from '../endpoint'
import {
  BIO_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  PASSWORD_UNCHANGED,
  byId,
  byUsername,
  instant,
  messengerName,
  personName,
  picture,
  phoneNumber,
  shortText,
} from '../fields'
import { kind } from '../values/kind'
import { acknowledged, answer, problem, received } from '../problem'
import { line, LOCATION, pictureUrl } from '../values/texts'

export const getOwnProfile = endpoint({
  id: 'getOwnProfile',
  method: 'GET',
  path: '/api/user/profile',
  auth: 'bearer',
  responses: { 200: answer(ownProfile), 401: problem, 500: problem },
  summary: 'The caller’s own record with verification status, coins and insights.',
  source: 'B 7, A 7',
})

/** What people can change about themselves. What is left out stays as it is. */
export const profileChange = z.object({
  /** What the user says about themselves, without markup. */
  bio: z.nullish(shortText(BIO_MAX_LENGTH)),
  /** Place, as the user writes it. */
  location: z.nullish(kind(shortText(LOCATION_MAX_LENGTH), LOCATION)),
  /** Mobile number; a new one must be verified again. */
  phone_number: z.nullish(phoneNumber),
  /**
   * Addition: name on Messenger, as in `m.me/name`; empty text or null takes it back. Shown where the phone number is.
   */
  messenger: z.nullish(messengerName),
  /** Addition: corrects the first name. After an approved ID it waits for an administrator, and the old name stands. */
  first_name: z.nullish(personName),
  /** Addition: corrects the last name, as `first_name`. The present name takes back what waits. */
  last_name: z.nullish(personName),
})

export const updateOwnProfile = endpoint({
  id: 'updateOwnProfile',
  method: 'PUT',
  path: '/api/user/profile',
  auth: 'bearer',
  content: 'json',
  ifMatch: true,
  body: profileChange,
  responses: { 200: acknowledged, 401: problem, 403: problem, 409: problem, 412: problem, 422: problem, 500: problem },
  summary:
    'Changes what the caller says about themselves. A new phone number has to be verified again; a new name after ' +
    'an approved ID waits for an administrator (see `requested_name`). Refused (412) if they were changed since ' +
    'the state that `If-Match` names.',
  source: 'A 7',
})

export const getPublicProfile = endpoint({
  id: 'getPublicProfile',
  method: 'GET',
  path: '/api/users/{username}',
  auth: 'none',
  params: byUsername,
  responses: { 200: answer(publicProfile), 403: problem, 404: problem, 500: problem },
  summary:
    'What a user shows to everyone, by username; the local part of the e-mail, the id and the name in one word, ' +
    'to which product links lead, are understood too. An id is nobody else’s username. 403 where the profile is ' +
    'private or its person suspended.',
  source: 'A 7',
})

export const setOnlineStatus = endpoint({
  id: 'setOnlineStatus',
  method: 'POST',
  path: '/api/user/online-status',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** Whether the caller is here. */
    is_online: z.boolean(),
    /** The caller's time, ISO 8601 with a zone. */
    last_seen: instant,
  }),
  responses: { 200: received, 401: problem, 403: problem, 422: problem, 500: problem },
  summary: 'Says that the caller is here or has gone; sent on load, every 2 minutes and when the tab hides.',
  source: 'B 7',
})

export const getOnlineStatus = endpoint({
  id: 'getOnlineStatus',
  method: 'GET',
  path: '/api/user/{id}/online-status',
  auth: 'bearer',
  params: byId,
  responses: {
    200: answer(
      z.object({
        /** Whether the user is online now. */
        is_online: z.boolean(),
        /** When the user was last online, ISO 8601 with a zone. */
        last_seen: z.nullish(instant),
      }),
    ),
    401: problem,
    404: problem,
    500: problem,
  },
  summary: 'Whether another user is here now; nobody is to those who may not see it (`privacy.showOnline`).',
  source: 'B 7',
})

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/user/password',
  auth: 'bearer',
  content: 'json',
  body: /* @__PURE__ */ z
    .object({
      /** The present password. */
      current_password: line.check(z.minLength(1, 'Current password is required')),
      password: newPassword,
      /** The same as `password`. */
      password_confirmation: line,
    })
    .check(
      passwordsMatch,
      z.refine((body) => body.password !== body.current_password, { error: PASSWORD_UNCHANGED, path: ['password'] }),
    ),
  responses: { 200: acknowledged, 401: problem, 422: problem, 429: problem, 500: problem },
  summary:
    'Replaces the caller’s password. Refuses (422) a wrong current one, under current_password, and the current ' +
    'one as the new one, under password.',
  source: 'A 5',
  addition: true,
})

export const uploadProfilePicture = endpoint({
  id: 'uploadProfilePicture',
  method: 'POST',
  path: '/api/user/profile-picture',
  auth: 'bearer',
  content: 'multipart',
  body: z.object({
    /** The picture, JPG or PNG, at most 10 MB. */
    profile_picture: picture('Please choose a picture'),
  }),
  responses: {
    200: answer(
      z.object({
        /** Path of the stored picture (B 7). */
        profile_picture: pictureUrl,
      }),
    ),
    401: problem,
    403: problem,
    422: problem,
    500: problem,
  },
  summary:
    'Replaces the caller’s picture (JPG or PNG by its first bytes, at most 10 MB) and answers its path; any ' +
    'other file is refused (422).',
  source: 'A 2',
  addition: true,
})

export const deleteOwnData = endpoint({
  id: 'deleteOwnData',
  method: 'DELETE',
  path: '/api/user/data',
  auth: 'bearer',
  responses: { 200: acknowledged, 401: problem, 403: problem, 500: problem },
  summary:
    'Erases what the caller gathered (notifications, saved searches, tours, who they follow) and keeps the account.',
  source: 'A 2',
  addition: true,
})

export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/user/account',
  auth: 'bearer',
  responses: { 200: acknowledged, 401: problem, 500: problem },
  summary: 'Closes the caller’s account for good, with their listings, and ends every session of it.',
  source: 'A 2',
  addition: true,
})
