import type { AnyEndpoint } from '@/contract/endpoint'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import { ANY_TIME } from '@/contract/tours/visiting-times'
import { UNKNOWN_ID } from './talking/client'
import { newListingBody } from './fixtures'
import { picture } from './pictures'

const id = UNKNOWN_ID
const password = { password: 'Conform1now', password_confirmation: 'Conform1now' }

/** A whole body for every call that takes one, about things that do not exist. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  createProperty: () => ({ ...newListingBody('Conform'), photos: [picture()] }),
  updateProperty: () => ({ title: 'Conform', listing_type: 'sale', property_type: 'Condo', price: 1 }),
  updateOwnProfile: () => ({ location: 'Iloilo City' }),
  sendVerificationCode: () => ({ phone_number: '+63 900 000 0000' }),
  verifyPhone: () => ({ phone_number: '+63 900 000 0000', verification_code: '000000' }),
  submitIdVerification: () => ({ id_type: 'passport', id_front: picture(), id_back: picture('back.png', 40) }),
  setOnlineStatus: () => ({ is_online: false, last_seen: new Date().toISOString() }),
  changePassword: () => ({ current_password: 'none', ...password }),
  uploadProfilePicture: () => ({ profile_picture: picture() }),
  openConversation: () => ({ property_id: id, owner_id: id }),
  archiveConversation: () => ({ archived: false }),
  muteConversation: () => ({ muted: false }),
  sendMessage: () => ({ conversation_id: id, message: 'Conform' }),
  sendPhotos: () => ({ conversation_id: id, message: 'Conform', photos: [picture()] }),
  makeOffer: () => ({ conversation_id: id, property_id: id, offer_amount: 1, message: 'Conform' }),
  acceptOffer: () => ({ conversation_id: id, offer_id: id }),
  rejectOffer: () => ({ conversation_id: id, offer_id: id }),
  counterOffer: () => ({ conversation_id: id, offer_id: id, offer_amount: 1, message: 'Conform' }),
  answerCounterOffer: () => ({ conversation_id: id, offer_id: id, accepted: false }),
  withdrawOffer: () => ({ conversation_id: id, offer_id: id }),
  updateSettings: () => ({ ...DEFAULT_SETTINGS }),
  createTour: () => ({ property_id: id, date: '2099-01-01', time: '09:30', duration: 45 }),
  inviteToTour: () => ({ conversation_id: id, date: '2099-01-01', time: '09:30', duration: 45 }),
  rescheduleTour: () => ({ date: '2099-01-01', time: '09:30' }),
  declineTour: () => ({ reason: 'Conform' }),
  proposeTourTime: () => ({ date: '2099-01-01', time: '09:30' }),
  answerTourProposal: () => ({ accepted: false }),
  updateVisitingTimes: () => ({ ...ANY_TIME }),
  createSavedSearch: () => ({ name: 'Conform' }),
  updateSavedSearch: () => ({ name: 'Conform' }),
  createFavoriteList: () => ({ name: 'Conform' }),
  changeFavoriteList: () => ({ add: [] }),
  voteOnSharedList: () => ({ voter: 'conform-0000000000', name: 'Conform', property_id: id, vote: 'none' }),
  rejectVerification: () => ({ reason: 'Conform' }),
  countView: () => ({ device: 'conform-0000000000' }),
  countSave: () => ({ device: 'conform-0000000000', saved: false }),
  sendReport: () => ({ about: 'listing', subject_id: id, reason: 'other', details: 'Conform' }),
  writeReview: () => ({ property_id: id, person_id: id, rating: 5, comment: 'Conform' }),
  changeReview: () => ({ rating: 5, comment: 'Conform' }),
  answerReview: () => ({ answer: 'Conform' }),
  upholdReport: () => ({ reason: 'Conform' }),
  dismissReport: () => ({ reason: 'Conform' }),
  suspendUser: () => ({ reason: 'Conform', ends_at: null }),
  liftSuspension: () => ({ reason: 'Conform' }),
  keepSuspension: () => ({ reason: 'Conform' }),
  revokeVerification: () => ({ reason: 'Conform' }),
  answerSuspension: () => ({ message: 'Conform' }),
}

export function harmless(endpointId: string): Record<string, unknown> | undefined {
  return BODIES[endpointId]?.()
}

/** Whether a call about an unknown id, or one that only reads, is all that this endpoint's ask can be. */
export function isHarmless({ id, method, path }: AnyEndpoint): boolean {
  const offers = ['makeOffer', 'acceptOffer', 'rejectOffer', 'counterOffer', 'answerCounterOffer', 'withdrawOffer']
  const aboutNothing = [
    'writeReview',
    'sendReport',
    'openConversation',
    'sendMessage',
    'sendPhotos',
    'createTour',
    'inviteToTour',
    ...offers,
  ]
  return method === 'GET' || path.includes('{') || aboutNothing.includes(id)
}
