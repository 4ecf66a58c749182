import type { EndpointId } from '@/contract'
import type { ProblemStatus } from '@/contract/endpoint'
import { MOST_CODES, REPORT_TEXT_MAX } from '@/contract/fields'
import { CODE_TRIES, INTEREST, MESSAGES, SEARCHES, WRONG_PASSWORDS } from '@/contract/rules/limits'
import { MOST_AREA_CORNERS, MOST_LISTED } from '@/contract/search/limits'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import { REVIEW_CHANGE_HOURS } from '@/contract/account/reviews'
import { TOUR_NOTES_MAX } from '@/contract/tours/tour'
import type { Backend } from '../../backend'
import { NO_PROPOSAL } from '../../store/models/tour-defaults'
import { countSearch } from '../../search/limiter'
import type { ExampleRequest } from '../requests'

export type RefusalRequest = ExampleRequest & {
  /** Calls that come first, each as its example with these changes. */
  before?: readonly (readonly [EndpointId, Partial<ExampleRequest>])[]
  /** How often the call is made; the last answer counts. */
  repeat?: number
  prepare?: (backend: Backend) => unknown
}

const wrongPassword = { email: 'verified@demo.test', password: 'Passwort1' }
const takenNumber = { phone_number: '+63 928 555 0102' }
const message = { conversation_id: 'c101-1', message: 'Is it still free?' }
const nowhere = { conversation_id: 'unknown' }
const withdrawn = ['deleteProperty', {}] as const
const tooManySearches = (id: EndpointId) => ({
  429: { prepare: (backend: Backend) => countSearch(backend, id, null, SEARCHES.most + 1) },
})
const withoutAdditions = {
  404: { prepare: ({ scenario }: Backend) => Object.assign(scenario, { additions: false }) },
}
const tooManyToList = (backend: Backend) => Object.assign(backend, { generatedListings: () => ({ size: MOST_LISTED }) })
const tooManyCorners = { mode: 'all', area: `AA${'CC'.repeat(MOST_AREA_CORNERS)}` }
const tooOften = { repeat: MOST_CODES + 1 }
const twice = { repeat: 2 }
const buyerLeaves = { prepare: ({ db }: Backend) => db.user.remove('113') }
const writesTooMuch =
  (message: string) =>
  ({ db, clock }: Backend) => {
    const row = db.message.find(message)!
    for (let count = 0; count < MESSAGES.most; count += 1)
      db.message.insert({ ...row, id: `written-${count}`, timestamp: clock.iso() })
  }
const looksAtEverything = ({ db, clock }: Backend) => {
  for (let count = 0; count < INTEREST.most; count += 1) {
    const row = { id: `seen-${count}`, property_id: '1', device: 'phone-of-lola-ines-1', at: clock.iso() }
    db.listing_view.insert(row)
    db.listing_save.insert(row)
  }
}
/** The lister of the tour `h102-1` shows another home at that time. */
const shows = (date: string, time: string) => ({
  prepare: ({ db }: Backend) => db.tour.update('h102-2', { ...NO_PROPOSAL, date, time, status: 'scheduled' }),
})
const hidden = JSON.stringify({ ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, showProfile: false } })

/** Refusals that do not follow from the kind of call. What is left out is as in the call's example. */
export const REFUSAL_REQUESTS: { [Id in EndpointId]?: { [Status in ProblemStatus]?: Partial<RefusalRequest> } } = {
  listAdditions: withoutAdditions,
  getFinanceReference: withoutAdditions,
  signInWithGoogle: { 401: { body: { credential: 'not.of.the-provider' } } },
  listProperties: { 413: { prepare: tooManyToList } },
  searchProperties: {
    400: { query: { price: 'cheap', limit: '0' } },
    410: { query: { cursor: 'gone' } },
    422: { query: tooManyCorners },
    ...tooManySearches('searchProperties'),
  },
  clusterProperties: {
    400: { query: { bbox: '1,2,3', zoom: '12' } },
    410: { query: { zoom: '12', at: 'gone' } },
    422: { query: { ...tooManyCorners, zoom: '12' } },
    ...tooManySearches('clusterProperties'),
  },
  suggestSearches: { 400: { query: {} }, ...tooManySearches('suggestSearches') },
  interpretSearch: tooManySearches('interpretSearch'),
  getMarket: { 400: { query: {} }, ...tooManySearches('getMarket') },
  listPropertiesByIds: { 400: { query: { ids: '' } }, ...tooManySearches('listPropertiesByIds') },
  login: { 401: { body: wrongPassword }, 429: { body: wrongPassword, repeat: WRONG_PASSWORDS.tries + 1 } },
  sendEmailVerification: { 429: tooOften },
  requestPasswordReset: { 429: tooOften },

  updateOwnProfile: { 409: { body: takenNumber }, 422: { body: { phone_number: '12' } } },
  getPublicProfile: {
    403: { prepare: ({ db }) => db.user.all().forEach(({ id }) => db.user.update(id, { settings: hidden })) },
  },
  sendVerificationCode: { 409: { body: takenNumber }, 429: tooOften },
  verifyPhone: {
    429: { body: { phone_number: '+63 917 155 0101', verification_code: '000000' }, repeat: CODE_TRIES },
  },
  submitIdVerification: { 409: twice },
  changePassword: {
    429: {
      body: { current_password: 'Passwort1', password: 'Sampaguita1', password_confirmation: 'Sampaguita1' },
      repeat: WRONG_PASSWORDS.tries + 1,
    },
  },
  followUser: { 422: { params: { username: '101' } } },
  blockUser: { 422: { params: { username: '101' } } },

  openConversation: { 404: { body: { property_id: 'unknown', owner_id: '102' } } },
  sendMessage: {
    404: { body: { ...message, ...nowhere } },
    410: { before: [withdrawn] },
    429: { body: message, repeat: MESSAGES.most + 1 },
  },
  sendPhotos: {
    404: { body: nowhere },
    410: { before: [withdrawn] },
    422: { files: {} },
    429: { prepare: writesTooMuch('m101-1-1') },
  },
  unsendMessage: { 403: { as: 'professional' }, 409: twice },
  makeOffer: {
    404: { body: { ...nowhere, property_id: '1', offer_amount: 12_000_000, message: 'This is what I can pay.' } },
    409: twice,
    410: { before: [['deleteAccount', { as: 'verified' }]] },
    429: { before: Array.from({ length: MESSAGES.most }, () => ['sendMessage', { body: message }] as const) },
  },
  acceptOffer: { 404: { body: { conversation_id: 'c113-1', offer_id: 'unknown' } }, 409: twice, 410: buyerLeaves },
  rejectOffer: { 404: { body: { conversation_id: 'c113-1', offer_id: 'unknown' } }, 409: twice, 410: buyerLeaves },
  counterOffer: {
    404: { body: { conversation_id: 'c113-1', offer_id: 'unknown', offer_amount: 1, message: 'This much.' } },
    409: twice,
    410: buyerLeaves,
    429: { prepare: writesTooMuch('m113-1-2') },
  },
  withdrawOffer: {
    404: { body: { conversation_id: 'c113-1', offer_id: 'unknown' } },
    409: twice,
    410: { prepare: ({ db }) => db.user.remove('102') },
    429: { prepare: writesTooMuch('m113-1-1') },
  },
  answerCounterOffer: {
    403: { as: 'verified' },
    404: { body: { conversation_id: 'c103-1', offer_id: 'unknown', accepted: true } },
    409: twice,
    410: { prepare: ({ db }) => db.user.remove('104') },
  },

  writeReview: {
    404: { body: { property_id: 'unknown', person_id: '103', rating: 5, comment: 'Good.' } },
    409: twice,
  },
  changeReview: { 409: { prepare: ({ clock }) => clock.advance(REVIEW_CHANGE_HOURS * 3_600_000) } },
  answerReview: { 409: twice },

  createTour: {
    403: { before: [['blockUser', { as: 'verified', params: { username: '101' } }]] },
    404: { body: { property_id: 'unknown', date: '2026-06-20', time: '10:00' } },
    409: twice,
  },
  inviteToTour: {
    404: { body: { ...nowhere, date: '2026-06-20', time: '11:00' } },
    409: shows('2026-06-20', '11:30'),
    410: { prepare: ({ db }) => db.user.remove('101') },
  },
  rescheduleTour: { 409: { before: [['cancelTour', { params: { id: 't101-1' } }]] } },
  cancelTour: { 409: twice },
  confirmTour: { 400: { query: { despite_clash: 'perhaps' } }, 409: shows('2026-06-18', '10:30') },
  declineTour: { 409: twice, 422: { body: { reason: 'x'.repeat(TOUR_NOTES_MAX + 1) } } },
  proposeTourTime: { 409: shows('2026-06-22', '09:15') },
  answerTourProposal: { 409: twice },

  superAdminLogin: {
    401: { body: { ...wrongPassword, username: 'superadmin' } },
    429: { body: { ...wrongPassword, username: 'superadmin' }, repeat: WRONG_PASSWORDS.tries + 1 },
  },
  changeFavoriteList: { 422: { body: { name: ' ' } } },
  getSharedList: { 410: { before: [['endFavoriteListLink', {}]] } },
  voteOnSharedList: { 410: { before: [['endFavoriteListLink', {}]] } },
  confirmProperty: { 409: { prepare: ({ db }) => db.property.update('1', { status: 'sold' }) } },
  sendReport: {
    404: { body: { about: 'person', subject_id: 'unknown', reason: 'impostor' } },
    409: twice,
  },
  countView: { 429: { prepare: looksAtEverything } },
  countSave: { 429: { prepare: looksAtEverything } },
  upholdReport: { 409: twice },
  dismissReport: { 409: twice, 422: { body: { reason: 'x'.repeat(REPORT_TEXT_MAX + 1) } } },
  answerSuspension: { 409: twice },
  suspendUser: { 409: twice },
  liftSuspension: { 409: twice },
  keepSuspension: { 409: twice },
  revokeVerification: { 409: twice },
  approveVerification: { 409: twice },
  rejectVerification: { 409: twice },
}
