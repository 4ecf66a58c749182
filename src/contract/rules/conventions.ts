import type { ENDPOINTS, EndpointId } from '@/contract'
import type { DataOf } from '../endpoint'

type ListId<E> = E extends { id: infer Id extends EndpointId }
  ? DataOf<E> extends readonly unknown[]
    ? Id
    : never
  : never

/** The calls that answer a list. */
export type ListCall = ListId<(typeof ENDPOINTS)[number]>

/**
 * In which order a list comes: by the first field, then by the next; `id` last, so that equal ones keep their order.
 */
export type Order =
  | { by: string; words: string; direction: 'newest first' | 'oldest first' | 'latest first' | 'A to Z' }
  /** As the call itself says. */
  | 'as asked'
  | 'any'

/** The order of every list. A list without one is ordered by the client. */
export const ORDER = {
  listProperties: 'any',
  searchProperties: 'as asked',
  suggestSearches: 'as asked',
  getMarket: 'as asked',
  listPropertiesByIds: 'as asked',
  listMyProperties: { by: 'created_at', words: 'when it was listed', direction: 'newest first' },
  listConversations: { by: 'timestamp', words: 'its last message', direction: 'latest first' },
  listMessages: { by: 'timestamp', words: 'when it was stored', direction: 'oldest first' },
  listNotifications: { by: 'timestamp', words: 'when it happened', direction: 'newest first' },
  listTours: { by: 'date', words: 'its day, then its time', direction: 'latest first' },
  listTourRequests: { by: 'date', words: 'its day, then its time', direction: 'latest first' },
  listSavedSearches: 'any',
  listFavoriteLists: { by: 'created_at', words: 'when it was made', direction: 'oldest first' },
  listFollowedUsers: 'any',
  listBlockedUsers: 'any',
  listReviewRights: { by: 'open_until', words: 'when it ends', direction: 'oldest first' },
  listPendingVerifications: { by: 'submittedAt', words: 'when it was handed in', direction: 'oldest first' },
  listAllUsers: { by: 'createdAt', words: 'when the account was made', direction: 'newest first' },
  getFinanceReference: { by: 'key', words: 'the name of the figure', direction: 'A to Z' },
  listReports: { by: 'createdAt', words: 'when it was reported', direction: 'oldest first' },
  listAuditRecords: { by: 'createdAt', words: 'when it was recorded', direction: 'newest first' },
} as const satisfies Record<ListCall, Order>

/** Writing calls that may be made twice without harm, and how the server knows. Reads always may. */
export const REPEATABLE = {
  createTour: 'the header `Idempotency-Key`',
  inviteToTour: 'the header `Idempotency-Key`',
  makeOffer: 'the header `Idempotency-Key`',
  createProperty: 'the header `Idempotency-Key`',
  sendMessage: '`client_id` within a conversation',
  sendPhotos: '`client_id` within a conversation',
  openConversation: 'the listing and the two people: there is one conversation',
  confirmProperty: 'the listing; the last confirmation counts',
  followUser: 'the two people',
  unfollowUser: 'the two people',
  blockUser: 'the two people',
  unblockUser: 'the two people',
  markConversationRead: 'the conversation',
  markNotificationRead: 'the notification',
  markAllNotificationsRead: 'the caller',
  archiveConversation: 'the conversation and `archived`',
  muteConversation: 'the conversation and `muted`',
  deleteMessageForMe: 'the message and the caller',
  changeReview: 'the whole body replaces the review',
  updateSettings: 'the whole body replaces the settings',
  updateVisitingTimes: 'the whole body replaces the times',
  updateOwnProfile: 'the fields that are sent replace the stored ones',
  setOnlineStatus: 'the caller',
  shareFavoriteList: 'the list: it has one link at a time',
  endFavoriteListLink: 'the list',
  countView: 'the device, the listing and the day: one view is counted',
  countSave: 'the device and the listing; the last `saved` counts',
  interpretSearch: 'nothing: it stores nothing',
  voteOnSharedList: 'the voter and the home: the last vote counts',
  changeFavoriteList: 'the list and its homes: a home is in a list once',
  openSavedSearch: 'the saved search; the last opening counts',
} as const satisfies { [Id in EndpointId]?: string }

export const CONVENTIONS = {
  times:
    'Points in time are ISO 8601 with a zone (`2026-06-15T01:00:00.000Z`); the mock answers UTC with milliseconds.',
  zone:
    'Days and times of day without a zone, as of tours, are those of the Philippines: Asia/Manila, UTC+8, no ' +
    'summer time.',
  characters:
    'Text is UTF-8 without markup. What is stored comes back unaltered: letters of any script, emoji, `<` and `&`.',
  languages:
    'An addition: a call names in `Accept-Language` the languages that its caller reads (`hil-PH`). `message` and ' +
    '`errors` of its answer are in the first of them that the backend speaks, and `Content-Language` names it ' +
    '(`hil`); otherwise they are in English. So ‘Please sign in first.’ is ‘Mag-sign in anay.’ for `hil-PH`. ' +
    'Title and message of notifications are said anew in each answer, so those of yesterday follow a new choice. ' +
    'What reaches an account without a call (events, e-mails, text messages, people that the mock simulates) is in ' +
    'the Language of its settings; until one is saved, in the language of its last changing call. What people wrote ' +
    'stays as they wrote it.',
  trimming:
    'White space around names, titles and messages is removed; within them it stays, but one space for several ' +
    'in a person’s name.',
  case:
    'E-mail addresses, usernames and names of saved searches and lists are compared without regard to case, and ' +
    'kept as they were typed.',
  phones: 'Phone numbers are compared by their last ten digits: `0917 155 0101` and `+63 917 155 0101` are one number.',
  caches:
    'The answer to a signed-in caller is for that caller alone: no `Cache-Control` lets a shared cache keep it ' +
    '(RFC 9111 5.2.2).',
  numbers: 'Numbers may travel as decimal text. Money is in units of its currency, not in cents.',
  ids: 'Ids are opaque text or numbers and are compared as text.',
  paging: 'No list is paged but the results of `searchProperties`.',
  unknown: 'Unknown fields are ignored by both sides.',
} as const
