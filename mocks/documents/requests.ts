import type { EndpointId } from '@/contract'

export type Caller = 'visitor' | 'regular' | 'verified' | 'professional' | 'buyer' | 'admin'

export type ExampleRequest = {
  as: Caller
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  files?: Record<string, string | string[]>
  ifMatch?: string
  /** A body that is sent as it is, for what cannot be read. */
  unreadable?: string
  /** The id of the message that it makes, by which another call names it. */
  makes?: string
  /** Calls of this list that are made first, on the same backend, as preparation. */
  after?: EndpointId[]
}

const NEWCOMER = 'newcomer@demo.test'
/** The codes in the seed's first e-mail and first text message. */
const FIRST_CODES = { email: '861917', phone: '932040' }
const NEW_PASSWORD = { password: 'Sampaguita1', password_confirmation: 'Sampaguita1' }

export const EXAMPLE_REQUESTS: Record<EndpointId, ExampleRequest> = {
  listProperties: { as: 'visitor' },
  getProperty: { as: 'visitor', params: { id: '1' } },
  createProperty: {
    as: 'verified',
    body: {
      title: 'Two-bedroom condo near the Esplanade',
      price: 4_200_000,
      currency: 'PHP',
      listing_type: 'sale',
      category: 'residential',
      property_type: 'Condo',
      condition: 'Pre-Owned',
      description: 'Bright, on the sixth floor, with a view of the river.',
      address: '12 General Luna Street',
      city: 'Iloilo City',
      state: 'Iloilo',
      zip: '5000',
      bedrooms: 2,
      bathrooms: 1.5,
      square_feet: 640,
      parking_spots: 1,
      furnishing: 'semi-furnished',
      features: ['Balcony'],
      ph: { unit: { floor: 6, storeys: 18, orientation: 'west', number: '6C' } },
      lat: 10.696,
      lng: 122.5665,
      floor_plan_ids: ['photos[2]'],
    },
    files: { photos: ['living-room.png', 'balcony.png', 'floor-plan.png'] },
  },
  updateProperty: {
    as: 'verified',
    params: { id: '1' },
    body: {
      title: 'Family house in Jaro',
      listing_type: 'sale',
      property_type: 'Single-Family Home',
      price: 12_500_000,
      street: '7 Lopez Jaena Street',
      size: 2_400,
      ph: { lot: { frontage: 16, road_width: 8 } },
    },
    files: { photos: ['garden.png'] },
  },
  deleteProperty: { as: 'verified', params: { id: '1' } },
  searchProperties: {
    as: 'visitor',
    query: {
      q: 'jaro',
      category: 'residential',
      sort: 'price-asc',
      limit: '1',
      facets: 'category,beds,price',
      month: '0-90000',
      loan: 'bank,down-30',
      owner: '102',
    },
  },
  clusterProperties: { as: 'visitor', query: { mode: 'all', bbox: '122.5,10.65,122.6,10.75', zoom: '12' } },
  suggestSearches: { as: 'visitor', query: { q: 'mandurio' } },
  interpretSearch: { as: 'visitor', body: { text: '2 bedroom under 20k in Jaro near a park', language: 'en' } },
  getMarket: { as: 'visitor', query: { city: 'Iloilo City', district: 'Jaro', mode: 'sale', category: 'residential' } },
  listPropertiesByIds: { as: 'visitor', query: { ids: '1,iloilo1' } },
  confirmProperty: { as: 'verified', params: { id: '1' } },
  sendReport: {
    as: 'regular',
    body: {
      about: 'listing',
      subject_id: '7',
      reason: 'gone',
      details: 'The agent says that it was sold last month.',
    },
  },
  countView: { as: 'visitor', params: { id: '7' }, body: { device: 'phone-of-lola-ines-1' } },
  countSave: { as: 'visitor', params: { id: '7' }, body: { device: 'phone-of-lola-ines-1', saved: true } },
  listMyProperties: { as: 'verified' },
  getOwnActivity: { as: 'verified' },
  debugProperty: { as: 'visitor', params: { id: '1' } },
  login: { as: 'visitor', body: { email: 'verified@demo.test', password: 'Password1' } },
  signInWithGoogle: { as: 'visitor', body: { credential: demoCredential() } },
  logout: { as: 'regular' },
  superAdminLogin: {
    as: 'visitor',
    body: { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' },
  },
  sendEmailVerification: { as: 'visitor', body: { email: NEWCOMER } },
  verifyEmail: {
    as: 'visitor',
    body: { email: NEWCOMER, verification_code: FIRST_CODES.email },
    after: ['sendEmailVerification'],
  },
  register: {
    as: 'visitor',
    body: {
      first_name: 'New',
      last_name: 'Comer',
      email: NEWCOMER,
      ...NEW_PASSWORD,
      date_of_birth: '1990-01-01',
      country_code: '+63',
      phone_number: '',
      accepted_terms: true,
      country: 'Philippines',
      region: 'Western Visayas',
      city: 'Iloilo City',
    },
    after: ['sendEmailVerification', 'verifyEmail'],
  },
  requestPasswordReset: { as: 'visitor', body: { email: 'regular@demo.test' } },
  resetPassword: {
    as: 'visitor',
    body: { email: 'regular@demo.test', verification_code: FIRST_CODES.email, ...NEW_PASSWORD },
    after: ['requestPasswordReset'],
  },
  getOwnProfile: { as: 'verified' },
  updateOwnProfile: { as: 'regular', body: { bio: 'Looking for a place near the hospital.', location: 'La Paz' } },
  getPublicProfile: { as: 'visitor', params: { username: 'marivic.palmejar' } },
  sendVerificationCode: { as: 'regular', body: { phone_number: '+63 917 155 0101' } },
  verifyPhone: {
    as: 'regular',
    body: { phone_number: '+63 917 155 0101', verification_code: FIRST_CODES.phone },
    after: ['sendVerificationCode'],
  },
  submitIdVerification: {
    as: 'regular',
    body: { id_type: 'passport' },
    files: { id_front: 'front.png', id_back: 'back.png' },
  },
  changePassword: { as: 'regular', body: { current_password: 'Password1', ...NEW_PASSWORD } },
  uploadProfilePicture: { as: 'regular', files: { profile_picture: 'me.png' } },
  exportOwnData: { as: 'regular', after: ['blockUser'] },
  deleteOwnData: { as: 'regular' },
  deleteAccount: { as: 'regular' },
  setOnlineStatus: { as: 'regular', body: { is_online: true, last_seen: '2026-06-15T01:00:00.000Z' } },
  getOnlineStatus: { as: 'regular', params: { id: '103' } },
  listFollowedUsers: { as: 'regular' },
  followUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  unfollowUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  listBlockedUsers: { as: 'regular', after: ['blockUser'] },
  blockUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  unblockUser: { as: 'regular', params: { username: 'marivic.palmejar' } },
  listReviewRights: { as: 'regular' },
  writeReview: {
    as: 'regular',
    body: { property_id: 'r1', person_id: '103', rating: 5, comment: 'She showed us the water meter unasked.' },
  },
  changeReview: {
    as: 'verified',
    params: { id: 'rv-r5-102' },
    body: { rating: 5, comment: 'Everything was as in the pictures, and she waited for us in the rain.' },
  },
  answerReview: {
    as: 'verified',
    params: { id: 'rv102-2' },
    body: { answer: 'I answer in the evening too now. Thank you for your patience.' },
  },
  listConversations: { as: 'regular' },
  openConversation: { as: 'regular', body: { property_id: '1', owner_id: '102' } },
  getConversation: { as: 'regular', params: { id: 'c101-1' } },
  archiveConversation: { as: 'regular', params: { id: 'c101-1' }, body: { archived: true } },
  muteConversation: { as: 'regular', params: { id: 'c101-1' }, body: { muted: true } },
  listMessages: { as: 'regular', params: { conversationId: 'c101-1' } },
  sendMessage: {
    as: 'regular',
    body: { conversation_id: 'c101-1', message: 'Thank you. Saturday at ten suits me.', client_id: 'example-1' },
    makes: 'm101-1-4',
  },
  unsendMessage: { as: 'regular', params: { id: 'm101-1-4' }, after: ['sendMessage'] },
  deleteMessageForMe: { as: 'regular', params: { id: 'm101-1-2' } },
  sendPhotos: {
    as: 'regular',
    body: { conversation_id: 'c101-1', message: 'This is our car. Does it fit?', client_id: 'example-2' },
    files: { photos: ['car.png', 'car-from-behind.png'] },
  },
  markConversationRead: { as: 'regular', params: { id: 'c101-1' } },
  makeOffer: {
    as: 'regular',
    body: {
      conversation_id: 'c101-1',
      property_id: '1',
      offer_amount: 12_000_000,
      message: 'This is what I can pay.',
    },
  },
  acceptOffer: { as: 'verified', body: { conversation_id: 'c113-1', offer_id: 'm113-1-3' } },
  rejectOffer: { as: 'verified', body: { conversation_id: 'c113-1', offer_id: 'm113-1-3' } },
  counterOffer: {
    as: 'verified',
    body: {
      conversation_id: 'c113-1',
      offer_id: 'm113-1-3',
      offer_amount: 12_600_000,
      message: 'I can come down to this.',
    },
  },
  withdrawOffer: {
    as: 'buyer',
    body: {
      conversation_id: 'c113-1',
      offer_id: 'm113-1-3',
      offer_amount: 12_500_000,
      message: 'I can go up to this.',
    },
  },
  answerCounterOffer: {
    as: 'professional',
    body: { conversation_id: 'c103-1', offer_id: 'm103-1-5', accepted: true },
  },
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
      privacy: { showProfile: true, showEmail: false, showPhone: false, showSeen: true, showOnline: 'chats' },
    },
  },
  listTours: { as: 'regular' },
  createTour: {
    as: 'regular',
    body: { property_id: '1', date: '2026-06-20', time: '10:00', duration: 45, conversation_id: 'c101-1' },
  },
  inviteToTour: {
    as: 'verified',
    body: { conversation_id: 'c101-1', date: '2026-06-20', time: '11:00', duration: 45, notes: 'Ring at the gate.' },
  },
  rescheduleTour: { as: 'regular', params: { id: 't101-1' }, body: { date: '2026-06-27', time: '15:00' } },
  cancelTour: { as: 'regular', params: { id: 't101-2' } },
  listTourRequests: { as: 'verified' },
  confirmTour: { as: 'verified', params: { id: 'h102-1' } },
  declineTour: {
    as: 'verified',
    params: { id: 'h102-1' },
    body: { reason: 'The tenants are moving out that day. Any day next week is fine.' },
  },
  proposeTourTime: { as: 'verified', params: { id: 'h102-1' }, body: { date: '2026-06-22', time: '09:00' } },
  answerTourProposal: { as: 'verified', params: { id: 't102-2' }, body: { accepted: true } },
  getOwnVisitingTimes: { as: 'verified', after: ['updateVisitingTimes'] },
  updateVisitingTimes: {
    as: 'verified',
    body: {
      hours: [
        { weekday: 'friday', from: '13:00', until: '17:00' },
        { weekday: 'saturday', from: '09:00', until: '12:00' },
      ],
      days_off: ['2026-08-29'],
      listings: [{ property_id: '5', hours: [{ weekday: 'sunday', from: '14:00', until: '16:00' }], days_off: [] }],
    },
  },
  getVisitingTimes: { as: 'visitor', params: { id: '1' }, after: ['updateVisitingTimes'] },
  listSavedSearches: { as: 'regular' },
  createSavedSearch: {
    as: 'regular',
    body: {
      name: 'Houses in Jaro',
      location: 'Jaro',
      property_type: 'House',
      max_price: 6_000_000,
      bedrooms: 3,
      alert_frequency: 'daily',
    },
  },
  updateSavedSearch: {
    as: 'regular',
    params: { id: 's101-3' },
    body: { name: 'House with a garden', location: 'Jaro', property_type: 'House', bedrooms: 3 },
  },
  toggleSavedSearchAlerts: { as: 'regular', params: { id: 's101-1' } },
  openSavedSearch: { as: 'regular', params: { id: 's101-1' } },
  deleteSavedSearch: { as: 'regular', params: { id: 's101-2' } },
  listFavoriteLists: { as: 'regular' },
  createFavoriteList: { as: 'regular', body: { name: 'To show Ana', property_ids: ['1', '7'] } },
  changeFavoriteList: {
    as: 'regular',
    params: { id: 'f101-1' },
    body: { name: 'Next Saturday', add: ['7'], remove: ['r2'] },
  },
  deleteFavoriteList: { as: 'regular', params: { id: 'f101-2' } },
  shareFavoriteList: { as: 'regular', params: { id: 'f101-2' } },
  endFavoriteListLink: { as: 'regular', params: { id: 'f101-1' } },
  getSharedList: { as: 'visitor', params: { id: 'link-saturday' } },
  voteOnSharedList: {
    as: 'visitor',
    params: { id: 'link-saturday' },
    body: { voter: 'phone-of-lola-ines-1', name: 'Lola Ines', property_id: 'r2', vote: 'up' },
  },
  superAdminLogout: { as: 'admin' },
  getDashboardStats: { as: 'admin' },
  listPendingVerifications: { as: 'admin' },
  listAllUsers: { as: 'admin' },
  approveVerification: { as: 'admin', params: { id: '305' } },
  rejectVerification: { as: 'admin', params: { id: '304' }, body: { reason: 'The picture is blurred.' } },
  getIdPicture: { as: 'admin', params: { id: '305', side: 'front' } },
  listAuditRecords: { as: 'admin' },
  listReports: { as: 'admin' },
  upholdReport: { as: 'admin', params: { id: 'rep-2' }, body: { reason: 'Money was asked for before a viewing.' } },
  dismissReport: { as: 'admin', params: { id: 'rep-1' }, body: { reason: 'The title states the same area.' } },
  getAdminPerson: { as: 'admin', params: { id: '113' } },
  suspendUser: {
    as: 'admin',
    params: { id: '113' },
    body: { reason: 'You use the name of somebody else.', ends_at: '2026-06-22T01:00:00.000Z' },
  },
  liftSuspension: {
    as: 'admin',
    params: { id: '113' },
    body: { reason: 'Your ID shows that the name is yours.' },
    after: ['suspendUser'],
  },
  keepSuspension: {
    as: 'admin',
    params: { id: '113' },
    body: { reason: 'The ID shows another name.' },
    after: ['suspendUser', 'answerSuspension'],
  },
  revokeVerification: { as: 'admin', params: { id: '102' }, body: { reason: 'The ID has expired.' } },
  answerSuspension: {
    as: 'buyer',
    body: { message: 'It is my own name: I sent you my ID this morning.' },
    after: ['suspendUser'],
  },
  listAdditions: { as: 'visitor' },
  getFinanceReference: { as: 'visitor' },
  checkStoredFile: { as: 'visitor', params: { path: 'properties/house.webp' } },
  getStoredFile: { as: 'visitor', params: { path: 'properties/house.webp' } },
  getStoredFileByApi: { as: 'visitor', params: { path: 'properties/house.webp' } },
}

function demoCredential(): string {
  const claims = {
    iss: 'demo-identity-provider',
    email: 'newcomer@demo.test',
    given_name: 'New',
    family_name: 'Comer',
  }
  return `demo.${btoa(JSON.stringify(claims))}.unsigned`
}
