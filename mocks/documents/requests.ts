/** Who makes a call in the examples and in the conformance check. */
export type Caller = 'visitor' | 'regular' | 'verified' | 'professional' | 'admin'

export type ExampleRequest = {
  as: Caller
  params?: Record<string, string>
  body?: Record<string, unknown>
}

/** One call of each endpoint that is answered with success on the seed, by the endpoint's id. */
export const EXAMPLE_REQUESTS: Record<string, ExampleRequest> = {
  listProperties: { as: 'visitor' },
  getProperty: { as: 'visitor', params: { id: '1' } },
  listMyProperties: { as: 'verified' },
  debugProperty: { as: 'visitor', params: { id: '1' } },
  login: { as: 'visitor', body: { email: 'verified@demo.test', password: 'Password1' } },
  superAdminLogin: {
    as: 'visitor',
    body: { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' },
  },
  sendEmailVerification: { as: 'visitor', body: { email: 'newcomer@demo.test' } },
  requestPasswordReset: { as: 'visitor', body: { email: 'regular@demo.test' } },
  getOwnProfile: { as: 'verified' },
  updateOwnProfile: { as: 'regular', body: { bio: 'Looking for a place near the hospital.', location: 'La Paz' } },
  getPublicProfile: { as: 'visitor', params: { username: 'marivic.palmejar' } },
  sendVerificationCode: { as: 'regular', body: { phone_number: '+63 917 155 0101' } },
  setOnlineStatus: { as: 'regular', body: { is_online: true, last_seen: '2026-06-15T01:00:00.000Z' } },
  getOnlineStatus: { as: 'regular', params: { id: '103' } },
  listFollowedUsers: { as: 'regular' },
  followUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  unfollowUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  listConversations: { as: 'regular' },
  openConversation: { as: 'regular', body: { property_id: '1', owner_id: '102' } },
  getConversation: { as: 'regular', params: { id: 'c101-1' } },
  archiveConversation: { as: 'regular', params: { id: 'c101-1' }, body: { archived: true } },
  listMessages: { as: 'regular', params: { conversationId: 'c101-1' } },
  sendMessage: {
    as: 'regular',
    body: { conversation_id: 'c101-1', message: 'Thank you. Saturday at ten suits me.', client_id: 'example-1' },
  },
  markConversationRead: { as: 'regular', params: { id: 'c101-1' } },
  listNotifications: { as: 'regular' },
  markAllNotificationsRead: { as: 'regular' },
  markNotificationRead: { as: 'regular', params: { id: 'n101-1' } },
  deleteNotification: { as: 'regular', params: { id: 'n101-2' } },
  getSettings: { as: 'regular' },
  updateSettings: {
    as: 'regular',
    body: {
      emailNotifications: true,
      smsNotifications: false,
      marketingEmails: false,
      propertyAlerts: true,
      tourReminders: true,
      language: 'en',
      currency: 'PHP',
      timezone: 'Asia/Manila',
      privacy: { showProfile: true, showEmail: false, showPhone: false },
    },
  },
  listTours: { as: 'regular' },
  createTour: { as: 'regular', body: { property_id: '1', date: '2026-06-20', time: '10:00', duration: 45 } },
  listSavedSearches: { as: 'regular' },
  createSavedSearch: {
    as: 'regular',
    body: { name: 'Houses in Jaro', location: 'Jaro', property_type: 'House', max_price: 6_000_000, bedrooms: 3 },
  },
  getDashboardStats: { as: 'admin' },
  listPendingVerifications: { as: 'admin' },
  listAllUsers: { as: 'admin' },
  listAuditRecords: { as: 'admin' },
}
