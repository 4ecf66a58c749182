import type { EndpointId } from '@/contract'

/**
 * Who calls. `visitor` is not signed in; `regular` is signed in without both verifications, `verified` with phone and
 * ID verified; `suspended` is signed in, and an administrator suspended them or closed their account; `owner` and
 * `other` are signed in, and what the call is about is theirs or somebody else's; `administrator` has the super
 * administrator's token, which is no user's.
 */
export const CALLERS = ['visitor', 'regular', 'verified', 'suspended', 'owner', 'other', 'administrator'] as const
export type AccessCaller = (typeof CALLERS)[number]

/** What a call can be about, and who of two sides counts as its owner. */
export type Sides = {
  listing: 'owner'
  conversation: 'participant' | 'buyer' | 'seller'
  message: 'sender' | 'participant'
  tour: 'visitor' | 'lister'
  notification: 'recipient'
  'saved search': 'owner'
  'favorite list': 'owner'
  review: 'author' | 'reviewed'
  person: 'themselves'
}
export type Thing = keyof Sides

/** The thing that a call names, where its id is, and whose the call is. */
export type Subject = { [T in Thing]: { thing: T; side: Sides[T]; in: 'params' | 'body'; field: string } }[Thing]

/**
 * What a caller gets: `allowed`, the status of the refusal, or `by side`: as `owner` or as `other`. Allowed means that
 * the caller is no reason to refuse; another rule may be.
 */
export type Admission = 'allowed' | 'by side' | 401 | 403 | 422

export type Access = Record<Exclude<AccessCaller, 'owner' | 'other'>, Admission> & {
  /** Null where the call names no thing that could be somebody's. */
  owner: Exclude<Admission, 'by side'> | null
  other: Exclude<Admission, 'by side'> | null
  subject?: Subject
}

const everybody = {
  visitor: 'allowed',
  regular: 'allowed',
  verified: 'allowed',
  suspended: 'allowed',
  owner: null,
  other: null,
  administrator: 'allowed',
} as const

const signedIn = { ...everybody, visitor: 401, administrator: 401 } as const

/** What a suspended person does not write. They read everything, and mark what they read. */
const writing = { ...signedIn, suspended: 403 } as const

const verifiedOnly = { ...writing, regular: 403 } as const

const administratorOnly = { ...writing, regular: 403, verified: 403, administrator: 'allowed' } as const

const bySide = { ...writing, regular: 'by side', verified: 'by side' } as const

function ownOnly<const S extends Subject>(subject: S) {
  return { ...bySide, owner: 'allowed', other: 403, subject } as const
}

/** The same where a suspended person is let in too. */
function ownToRead<const S extends Subject>(subject: S) {
  return { ...ownOnly(subject), suspended: 'by side' } as const
}

/** For calls that nobody makes on what is their own, such as a visit to one's own listing. */
function notOwn<const S extends Subject>(subject: S) {
  return { ...bySide, owner: 422, other: 'allowed', subject } as const
}

const listing = { thing: 'listing', side: 'owner', in: 'params', field: 'id' } as const
const participant = { thing: 'conversation', side: 'participant', in: 'params', field: 'id' } as const
const talk = { thing: 'conversation', in: 'body', field: 'conversation_id' } as const
const said = { thing: 'message', in: 'params', field: 'id' } as const
const visitor = { thing: 'tour', side: 'visitor', in: 'params', field: 'id' } as const
const lister = { ...visitor, side: 'lister' } as const
const recipient = { thing: 'notification', side: 'recipient', in: 'params', field: 'id' } as const
const homes = { thing: 'favorite list', side: 'owner', in: 'params', field: 'id' } as const
const review = { thing: 'review', in: 'params', field: 'id' } as const
const search = { thing: 'saved search', side: 'owner', in: 'params', field: 'id' } as const

/**
 * Who may do what (A 6): every call by every caller. The mock refuses by this table, the documents print it, and the
 * conformance check tries each of its cells.
 */
export const ACCESS = {
  listProperties: everybody,
  createProperty: verifiedOnly,
  getProperty: everybody,
  updateProperty: ownOnly(listing),
  deleteProperty: ownOnly(listing),
  searchProperties: everybody,
  clusterProperties: everybody,
  suggestSearches: everybody,
  interpretSearch: everybody,
  getMarket: everybody,
  listPropertiesByIds: everybody,
  confirmProperty: ownOnly(listing),
  sendReport: writing,
  countView: everybody,
  countSave: everybody,
  getVisitingTimes: everybody,
  listMyProperties: signedIn,
  getOwnActivity: signedIn,
  debugProperty: everybody,

  signInWithGoogle: everybody,
  register: everybody,
  login: everybody,
  logout: signedIn,
  sendEmailVerification: everybody,
  verifyEmail: everybody,
  requestPasswordReset: everybody,
  resetPassword: everybody,

  getOwnProfile: signedIn,
  updateOwnProfile: writing,
  getPublicProfile: everybody,
  sendVerificationCode: writing,
  verifyPhone: writing,
  submitIdVerification: writing,
  answerSuspension: signedIn,
  exportOwnData: signedIn,
  setOnlineStatus: writing,
  getOnlineStatus: signedIn,
  changePassword: signedIn,
  uploadProfilePicture: writing,
  deleteOwnData: writing,
  deleteAccount: signedIn,
  listFollowedUsers: signedIn,
  followUser: notOwn({ thing: 'person', side: 'themselves', in: 'params', field: 'username' }),
  unfollowUser: writing,
  listBlockedUsers: signedIn,
  blockUser: notOwn({ thing: 'person', side: 'themselves', in: 'params', field: 'username' }),
  unblockUser: writing,
  listReviewRights: signedIn,
  writeReview: writing,
  changeReview: ownOnly({ ...review, side: 'author' }),
  answerReview: ownOnly({ ...review, side: 'reviewed' }),

  listConversations: signedIn,
  openConversation: notOwn({ thing: 'person', side: 'themselves', in: 'body', field: 'owner_id' }),
  getConversation: ownToRead(participant),
  archiveConversation: ownOnly(participant),
  muteConversation: ownOnly(participant),
  listMessages: ownToRead({ ...participant, field: 'conversationId' }),
  sendMessage: ownOnly({ ...talk, side: 'participant' }),
  sendPhotos: ownOnly({ ...talk, side: 'participant' }),
  markConversationRead: ownToRead(participant),
  unsendMessage: ownOnly({ ...said, side: 'sender' }),
  deleteMessageForMe: ownOnly({ ...said, side: 'participant' }),
  makeOffer: ownOnly({ ...talk, side: 'buyer' }),
  acceptOffer: ownOnly({ ...talk, side: 'seller' }),
  rejectOffer: ownOnly({ ...talk, side: 'seller' }),
  counterOffer: ownOnly({ ...talk, side: 'seller' }),
  answerCounterOffer: ownOnly({ ...talk, side: 'buyer' }),
  withdrawOffer: ownOnly({ ...talk, side: 'participant' }),

  listNotifications: signedIn,
  markAllNotificationsRead: signedIn,
  markNotificationRead: ownToRead(recipient),
  deleteNotification: ownOnly(recipient),

  getSettings: signedIn,
  updateSettings: writing,

  listTours: signedIn,
  createTour: notOwn({ ...listing, in: 'body', field: 'property_id' }),
  inviteToTour: ownOnly({ ...talk, side: 'seller' }),
  rescheduleTour: ownOnly(visitor),
  cancelTour: ownOnly(visitor),
  listTourRequests: signedIn,
  confirmTour: ownOnly(lister),
  declineTour: ownOnly(lister),
  proposeTourTime: ownOnly(lister),
  answerTourProposal: ownOnly(visitor),
  getOwnVisitingTimes: signedIn,
  updateVisitingTimes: writing,

  listSavedSearches: signedIn,
  createSavedSearch: writing,
  updateSavedSearch: ownOnly(search),
  toggleSavedSearchAlerts: ownOnly(search),
  openSavedSearch: ownOnly(search),
  deleteSavedSearch: ownOnly(search),

  listFavoriteLists: signedIn,
  createFavoriteList: writing,
  changeFavoriteList: ownOnly(homes),
  deleteFavoriteList: ownOnly(homes),
  shareFavoriteList: ownOnly(homes),
  endFavoriteListLink: ownOnly(homes),
  getSharedList: everybody,
  voteOnSharedList: everybody,

  superAdminLogin: everybody,
  superAdminLogout: administratorOnly,
  getDashboardStats: administratorOnly,
  listPendingVerifications: administratorOnly,
  listAllUsers: administratorOnly,
  approveVerification: administratorOnly,
  rejectVerification: administratorOnly,
  getIdPicture: administratorOnly,
  listAuditRecords: administratorOnly,
  listReports: administratorOnly,
  upholdReport: administratorOnly,
  dismissReport: administratorOnly,
  getAdminPerson: administratorOnly,
  suspendUser: administratorOnly,
  liftSuspension: administratorOnly,
  keepSuspension: administratorOnly,
  revokeVerification: administratorOnly,

  getFinanceReference: everybody,
  listAdditions: everybody,

  checkStoredFile: everybody,
  getStoredFile: everybody,
  getStoredFileByApi: everybody,
} as const satisfies Record<EndpointId, Access>

/** The row of a call whose id is known at run time only. */
export function accessOf(id: EndpointId): Access {
  return ACCESS[id]
}
