import * as activity from './account/activity'
import * as additions from './additions'
import * as favoriteLists from './favorites/favorite-lists'
import * as sharedLists from './favorites/shared-lists'
import * as admin from './admin'
import * as auth from './account/auth'
import type { AnyEndpoint, Endpoint, Responses } from './endpoint'
import * as conversations from './messages/conversations'
import * as messages from './messages/messages'
import * as offers from './messages/offers'
import * as notifications from './account/notifications'
import { problem } from './problem'
import * as properties from './listing/properties'
import * as realtime from './messages/realtime'
import * as reference from './reference'
import * as interest from './listing/interest'
import * as reports from './listing/reports'
import * as savedSearches from './favorites/saved-searches'
import { listPropertiesByIds } from './search/by-ids'
import { clusterProperties } from './search/clusters'
import { searchProperties } from './search/pages'
import { suggestSearches } from './search/suggestions'
import * as settings from './account/settings'
import * as storage from './storage'
import * as tours from './tours/tours'
import * as requests from './tours/requests'
import * as following from './account/following'
import * as user from './account/user'
import * as verification from './account/verification'
import * as visitingTimes from './tours/visiting-times'

/**
 * Every call of the wire, resource by resource. The first path that fits a request decides: `/api/messages/conversations`
 * comes before `/api/messages/{conversationId}`. A test checks this order, and the mock relies on it.
 */
export const ENDPOINTS = [
  properties.listProperties,
  properties.createProperty,
  searchProperties,
  clusterProperties,
  suggestSearches,
  listPropertiesByIds,
  properties.getProperty,
  properties.updateProperty,
  properties.deleteProperty,
  properties.confirmProperty,
  reports.reportProperty,
  interest.countView,
  interest.countSave,
  visitingTimes.getVisitingTimes,
  properties.listMyProperties,
  activity.getOwnActivity,
  properties.debugProperty,

  auth.signInWithGoogle,
  auth.register,
  auth.login,
  auth.logout,
  auth.sendEmailVerification,
  auth.verifyEmail,
  auth.requestPasswordReset,
  auth.resetPassword,

  user.getOwnProfile,
  user.updateOwnProfile,
  user.getPublicProfile,
  verification.sendVerificationCode,
  verification.verifyPhone,
  verification.submitIdVerification,
  user.setOnlineStatus,
  user.getOnlineStatus,
  user.changePassword,
  user.uploadProfilePicture,
  user.deleteOwnData,
  user.deleteAccount,
  following.listFollowedUsers,
  following.followUser,
  following.unfollowUser,

  conversations.listConversations,
  conversations.openConversation,
  conversations.getConversation,
  conversations.archiveConversation,
  messages.listMessages,
  messages.sendMessage,
  messages.sendPhotos,
  conversations.markConversationRead,
  offers.makeOffer,
  offers.acceptOffer,
  offers.rejectOffer,
  offers.counterOffer,
  offers.answerCounterOffer,

  notifications.listNotifications,
  notifications.markAllNotificationsRead,
  notifications.markNotificationRead,
  notifications.deleteNotification,

  settings.getSettings,
  settings.updateSettings,

  tours.listTours,
  tours.createTour,
  requests.inviteToTour,
  tours.rescheduleTour,
  tours.cancelTour,
  requests.listTourRequests,
  requests.confirmTour,
  requests.declineTour,
  requests.proposeTourTime,
  tours.answerTourProposal,
  visitingTimes.getOwnVisitingTimes,
  visitingTimes.updateVisitingTimes,

  savedSearches.listSavedSearches,
  savedSearches.createSavedSearch,
  savedSearches.updateSavedSearch,
  savedSearches.toggleSavedSearchAlerts,
  savedSearches.openSavedSearch,
  savedSearches.deleteSavedSearch,

  favoriteLists.listFavoriteLists,
  favoriteLists.createFavoriteList,
  favoriteLists.changeFavoriteList,
  favoriteLists.deleteFavoriteList,
  sharedLists.shareFavoriteList,
  sharedLists.endFavoriteListLink,
  sharedLists.getSharedList,
  sharedLists.voteOnSharedList,

  admin.superAdminLogin,
  admin.superAdminLogout,
  admin.getDashboardStats,
  admin.listPendingVerifications,
  admin.listAllUsers,
  admin.approveVerification,
  admin.rejectVerification,
  admin.getIdPicture,
  admin.listAuditRecords,
  reports.listReports,
  reports.upholdReport,
  reports.dismissReport,

  reference.getFinanceReference,
  additions.listAdditions,

  storage.checkStoredFile,
  storage.getStoredFile,
  storage.getStoredFileByApi,
] as const satisfies readonly Endpoint[]

/** The id of an endpoint; a misspelt one does not compile. */
export type EndpointId = (typeof ENDPOINTS)[number]['id']

/** Every endpoint's id, to check text that comes from outside. */
export const ENDPOINT_IDS: readonly EndpointId[] = ENDPOINTS.map(({ id }) => id)

/** Every answer of an endpoint by status: the declared ones, and 400 for an unreadable body where it takes one. */
export function responsesOf({ body, responses }: AnyEndpoint): Responses {
  return body ? { 400: problem, ...responses } : responses
}

/** Every event of the socket, what the client emits first. */
export const SOCKET_EVENTS = [
  realtime.joinConversation,
  realtime.announceMessage,
  realtime.typing,
  realtime.messageArrived,
  realtime.userTyping,
  realtime.presenceChanged,
  realtime.notificationArrived,
  realtime.offerUpdated,
  realtime.tourUpdated,
] as const satisfies readonly realtime.SocketEvent[]
