import * as activity from './activity'
import * as favoriteLists from './favorite-lists'
import * as sharedLists from './shared-lists'
import * as admin from './admin'
import * as auth from './auth'
import type { AnyEndpoint, Endpoint, Responses } from './endpoint'
import * as messagePhotos from './message-photos'
import * as messages from './messages'
import * as notifications from './notifications'
import { problem } from './problem'
import * as properties from './properties'
import * as realtime from './realtime'
import * as reference from './reference'
import * as reports from './reports'
import * as savedSearches from './saved-searches'
import { listPropertiesByIds } from './search/by-ids'
import { clusterProperties } from './search/clusters'
import { searchProperties } from './search/pages'
import { suggestSearches } from './search/suggestions'
import * as settings from './settings'
import * as storage from './storage'
import * as tours from './tours'
import * as user from './user'
import * as visitingTimes from './visiting-times'

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
  user.sendVerificationCode,
  user.verifyPhone,
  user.submitIdVerification,
  user.setOnlineStatus,
  user.getOnlineStatus,
  user.changePassword,
  user.uploadProfilePicture,
  user.deleteOwnData,
  user.deleteAccount,
  user.listFollowedUsers,
  user.followUser,
  user.unfollowUser,

  messages.listConversations,
  messages.openConversation,
  messages.getConversation,
  messages.archiveConversation,
  messages.listMessages,
  messages.sendMessage,
  messagePhotos.sendPhotos,
  messages.markConversationRead,
  messages.makeOffer,
  messages.acceptOffer,
  messages.rejectOffer,
  messages.counterOffer,
  messages.answerCounterOffer,

  notifications.listNotifications,
  notifications.markAllNotificationsRead,
  notifications.markNotificationRead,
  notifications.deleteNotification,

  settings.getSettings,
  settings.updateSettings,

  tours.listTours,
  tours.createTour,
  tours.inviteToTour,
  tours.rescheduleTour,
  tours.cancelTour,
  tours.listTourRequests,
  tours.confirmTour,
  tours.declineTour,
  tours.proposeTourTime,
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
