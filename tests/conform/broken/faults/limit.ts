import type { Fault } from '../fault'
import { lets, refuses } from './kinds'

const longerThan =
  (field: string, most: number) =>
  (body: Record<string, unknown>): boolean =>
    typeof body[field] === 'string' && body[field].length > most

/** Limits that are a little less than stated, or none. */
export const LIMIT_FAULTS: readonly Fault[] = [
  {
    name: 'the longest message is refused',
    only: ['sendMessage'],
    says: /sendMessage, status, within 5000 characters: expected success, got 422/,
    answers: refuses('sendMessage', longerThan('message', 4_999)),
  },
  {
    name: 'notes of a visit may have half the length',
    only: ['inviteToTour'],
    says: /inviteToTour, status, within 500 characters: expected success, got 422/,
    answers: refuses('inviteToTour', longerThan('notes', 255)),
  },
  {
    name: 'the reason of a suspension may have half the length',
    only: ['suspendUser'],
    says: /suspendUser, status, within 500 characters: expected success, got 422/,
    answers: refuses('suspendUser', longerThan('reason', 255)),
  },
  {
    name: 'the largest counter-offer is one too large',
    only: ['counterOffer'],
    says: /counterOffer, status, within 1000000000000 .*: expected success, got 422/,
    answers: refuses('counterOffer', ({ offer_amount }) => Number(offer_amount) >= 1e12),
  },
  {
    name: 'messages are taken without limit',
    only: ['sendMessage'],
    says: /sendMessage, status, beyond 20 messages: expected 429, got 201/,
    answers: lets('sendMessage', 429, { status: 201 }),
  },
  {
    name: 'searches are taken without limit',
    only: ['getMarket'],
    says: /getMarket, status, beyond 600 calls: expected 429, got 200/,
    answers: lets('getMarket', 429),
  },
  {
    name: 'a device counts without limit',
    only: ['countView'],
    says: /countView, status, beyond 60 listings: expected 429, got 200/,
    answers: lets('countView', 429),
  },
  {
    name: 'who searched too often is not told for how long',
    only: ['suggestSearches'],
    says: /suggestSearches, Retry-After, beyond 600 calls: expected seconds to wait, got none/,
    silent: 'retry-after',
  },
  {
    name: 'an account has any number of lists',
    only: ['createFavoriteList'],
    says: /createFavoriteList, status, beyond 50 lists: expected 422, got 201/,
    answers: lets('createFavoriteList', 422, { status: 201 }),
  },
  {
    name: 'a shared list has any number of voters',
    only: ['voteOnSharedList'],
    says: /voteOnSharedList, status, beyond 50 voters: expected 422, got 200/,
    answers: lets('voteOnSharedList', 422),
  },
  {
    name: 'a password of seven characters is taken',
    only: ['changePassword'],
    says: /changePassword, status, beyond 8 characters: expected 422, got 200/,
    answers: lets('changePassword', 422),
  },
  {
    name: 'passwords are guessed at for ever',
    only: ['login'],
    says: /login, status, beyond (5|100) tries: expected 429, got 401/,
    answers: lets('login', 429, { status: 401 }),
  },
  {
    name: 'a code is good for ever',
    only: ['verifyEmail', 'sendEmailVerification'],
    says: /verifyEmail, status, beyond 10 minutes: expected 422, got 200/,
    answers: lets('verifyEmail', 422),
  },
  {
    name: 'a review may be changed for ever',
    only: ['changeReview'],
    says: /changeReview, status, beyond 48 hours: expected 409, got 200/,
    answers: lets('changeReview', 409),
  },
  {
    name: 'a portrait has a megabyte at most',
    only: ['uploadProfilePicture'],
    says: /uploadProfilePicture, status, within 10485760 bytes: expected success, got 413/,
    most: 1_048_576,
  },
]
