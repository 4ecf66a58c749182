import type { EndpointId } from '@/contract'
import {
  BIO_MAX_LENGTH,
  CODE_VALID_MINUTES,
  DESCRIPTION_MAX,
  ID_PICTURE_MAX_BYTES,
  MAX_PHOTOS,
  MESSAGE_MAX,
  MESSAGE_PHOTOS_MAX,
  MOST_CODES,
  OFFER_MAX,
  PASSWORD_MIN_LENGTH,
  REPORT_TEXT_MAX,
  UNSEND_MINUTES,
} from '../fields'
import { REVIEW_CHANGE_HOURS, REVIEW_DAYS, REVIEW_TEXT_MAX } from '../account/reviews'
import { MOST_IN_LIST, MOST_LISTS } from '../favorites/favorite-lists'
import { PHOTO_MAX_BYTES } from '../listing/listing-form'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { MOST_VOTERS } from '../favorites/shared-lists'
import { SUSPENSION_DAYS_MAX } from '../standing'
import { TOUR_DAYS_AHEAD, TOUR_NOTES_MAX } from '../tours/tour'
import { MOST_DAYS_OFF, MOST_OWN_TIMES, MOST_VISITING_HOURS } from '../tours/visiting-times'

/** Wrong passwords in so many minutes after which signing in, or changing the password, is refused (429). */
export const WRONG_PASSWORDS = { tries: 5, minutes: 10 } as const

/** The same from one network address, whatever the accounts: guessing one password for many. */
export const WRONG_PASSWORDS_OF_ADDRESS = { tries: 100, minutes: 10 } as const

/** Wrong codes after which a code is worth nothing. */
export const CODE_TRIES = 5
/** Minutes for which the right code leaves an address verified. */
export const VERIFIED_MINUTES = 60

/** Messages and offers of one user. */
export const MESSAGES = { most: 20, minutes: 1 } as const

/** Searches of one caller, of each call. */
export const SEARCHES = { most: 600, minutes: 1 } as const

/** Views and saves of one device, each by itself, that were counted. */
export const INTEREST = { most: 60, minutes: 1 } as const

export type Limit = {
  words: string
  value: number
  unit: string
  /** Calls that refuse what is beyond it, and how. */
  of: readonly EndpointId[]
  status: 404 | 409 | 422 | 429
  /** An addition: the refusal says in its header `Retry-After` after how many seconds the call is taken again. */
  waits?: true
}

/** Every limit that the server keeps, said once: the constants are what the mock and the forms use. */
export const LIMITS: readonly Limit[] = [
  {
    words: `Messages and offers of one user in ${MESSAGES.minutes} minute`,
    value: MESSAGES.most,
    unit: 'messages',
    of: ['sendMessage', 'sendPhotos', 'makeOffer', 'counterOffer', 'withdrawOffer'],
    status: 429,
    waits: true,
  },
  {
    words: `Searches of one caller in ${SEARCHES.minutes} minute, each call by itself`,
    value: SEARCHES.most,
    unit: 'calls',
    of: [
      'searchProperties',
      'clusterProperties',
      'suggestSearches',
      'interpretSearch',
      'getMarket',
      'listPropertiesByIds',
    ],
    status: 429,
    waits: true,
  },
  {
    words: `Views or saves of one device that count in ${INTEREST.minutes} minute`,
    value: INTEREST.most,
    unit: 'listings',
    of: ['countView', 'countSave'],
    status: 429,
    waits: true,
  },
  {
    words: 'Corners of a drawn area, all rings together',
    value: MOST_AREA_CORNERS,
    unit: 'corners',
    of: ['searchProperties', 'clusterProperties'],
    status: 422,
  },
  {
    words: `Codes for one address or user while they are valid (${CODE_VALID_MINUTES} minutes)`,
    value: MOST_CODES,
    unit: 'codes',
    of: ['sendEmailVerification', 'requestPasswordReset', 'sendVerificationCode'],
    status: 429,
    waits: true,
  },
  {
    words: 'How long a code is valid; it works once, and a newer one replaces it',
    value: CODE_VALID_MINUTES,
    unit: 'minutes',
    of: ['verifyEmail', 'resetPassword', 'verifyPhone'],
    status: 422,
  },
  {
    words: 'Wrong tries after which a code of an e-mail is worth nothing',
    value: CODE_TRIES,
    unit: 'tries',
    of: ['verifyEmail', 'resetPassword'],
    status: 422,
  },
  {
    words: 'Wrong tries after which a code of a phone is worth nothing',
    value: CODE_TRIES,
    unit: 'tries',
    of: ['verifyPhone'],
    status: 429,
  },
  {
    words: 'How long an address stays verified for registering',
    value: VERIFIED_MINUTES,
    unit: 'minutes',
    of: ['register'],
    status: 422,
  },
  {
    words: `Wrong passwords within ${WRONG_PASSWORDS.minutes} minutes; the right one before that forgets them`,
    value: WRONG_PASSWORDS.tries,
    unit: 'tries',
    of: ['login', 'superAdminLogin', 'changePassword'],
    status: 429,
    waits: true,
  },
  {
    words:
      `Wrong passwords from one network address within ${WRONG_PASSWORDS_OF_ADDRESS.minutes} minutes, for any ` +
      'accounts',
    value: WRONG_PASSWORDS_OF_ADDRESS.tries,
    unit: 'tries',
    of: ['login', 'superAdminLogin'],
    status: 429,
    waits: true,
  },
  {
    words: 'Shortest password',
    value: PASSWORD_MIN_LENGTH,
    unit: 'characters',
    of: ['register', 'resetPassword', 'changePassword'],
    status: 422,
  },
  {
    words: 'Photos of a listing',
    value: MAX_PHOTOS,
    unit: 'photos',
    of: ['createProperty', 'updateProperty'],
    status: 422,
  },
  { words: 'Photos of a message', value: MESSAGE_PHOTOS_MAX, unit: 'photos', of: ['sendPhotos'], status: 422 },
  {
    words: 'Size of a photo',
    value: PHOTO_MAX_BYTES,
    unit: 'bytes',
    of: ['createProperty', 'updateProperty', 'sendPhotos'],
    status: 422,
  },
  {
    words: 'Size of a portrait and of a picture of an ID',
    value: ID_PICTURE_MAX_BYTES,
    unit: 'bytes',
    of: ['uploadProfilePicture', 'submitIdVerification'],
    status: 422,
  },
  {
    words: 'Length of a message',
    value: MESSAGE_MAX,
    unit: 'characters',
    of: ['sendMessage', 'sendPhotos', 'makeOffer', 'counterOffer', 'withdrawOffer'],
    status: 422,
  },
  {
    words: 'How long its sender can take a message back',
    value: UNSEND_MINUTES,
    unit: 'minutes',
    of: ['unsendMessage'],
    status: 409,
  },
  {
    words: 'Length of a description',
    value: DESCRIPTION_MAX,
    unit: 'characters',
    of: ['createProperty', 'updateProperty'],
    status: 422,
  },
  {
    words: 'Length of what people say of themselves',
    value: BIO_MAX_LENGTH,
    unit: 'characters',
    of: ['updateOwnProfile'],
    status: 422,
  },
  {
    words: 'Length of notes and reasons',
    value: TOUR_NOTES_MAX,
    unit: 'characters',
    of: ['createTour', 'inviteToTour', 'declineTour'],
    status: 422,
  },
  {
    words: 'Length of what is said in a report, of what is decided about it or a person, and of the person’s answer',
    value: REPORT_TEXT_MAX,
    unit: 'characters',
    of: [
      'sendReport',
      'upholdReport',
      'dismissReport',
      'suspendUser',
      'liftSuspension',
      'keepSuspension',
      'revokeVerification',
      'answerSuspension',
    ],
    status: 422,
  },
  {
    words: 'How far ahead a suspension may end',
    value: SUSPENSION_DAYS_MAX,
    unit: 'days',
    of: ['suspendUser'],
    status: 422,
  },
  {
    words: 'Length of a review and of the answer to it',
    value: REVIEW_TEXT_MAX,
    unit: 'characters',
    of: ['writeReview', 'changeReview', 'answerReview'],
    status: 422,
  },
  {
    words: 'How long each side of a visit or a deal may review the other',
    value: REVIEW_DAYS,
    unit: 'days',
    of: ['writeReview'],
    status: 404,
  },
  {
    words: 'How long a review that is not shown yet may be changed',
    value: REVIEW_CHANGE_HOURS,
    unit: 'hours',
    of: ['changeReview'],
    status: 409,
  },
  {
    words: 'How far ahead a visit may be',
    value: TOUR_DAYS_AHEAD,
    unit: 'days',
    of: ['createTour', 'inviteToTour', 'rescheduleTour', 'proposeTourTime'],
    status: 422,
  },
  { words: 'Hours of one list', value: MOST_VISITING_HOURS, unit: 'hours', of: ['updateVisitingTimes'], status: 422 },
  { words: 'Days off of one list', value: MOST_DAYS_OFF, unit: 'days', of: ['updateVisitingTimes'], status: 422 },
  {
    words: 'Listings with times of their own',
    value: MOST_OWN_TIMES,
    unit: 'listings',
    of: ['updateVisitingTimes'],
    status: 422,
  },
  {
    words: 'Lists of homes of one account',
    value: MOST_LISTS,
    unit: 'lists',
    of: ['createFavoriteList'],
    status: 422,
  },
  {
    words: 'Homes of a list',
    value: MOST_IN_LIST,
    unit: 'listings',
    of: ['createFavoriteList', 'changeFavoriteList'],
    status: 422,
  },
  {
    words: 'People who vote on a shared list',
    value: MOST_VOTERS,
    unit: 'voters',
    of: ['voteOnSharedList'],
    status: 422,
  },
  {
    words: 'Largest offer',
    value: OFFER_MAX,
    unit: 'units of the listing’s currency',
    of: ['makeOffer', 'counterOffer', 'withdrawOffer'],
    status: 422,
  },
]

/** Whether a call that came too often (429) says when it is taken again. */
export function saysWhen(id: EndpointId): boolean {
  return LIMITS.some(({ of, waits }) => waits && of.includes(id))
}
