import type { Fault } from '../fault'
import { data, ignores, lets, overlooks } from './kinds'

/** Faults around visits and saved searches, and around what remains of a listing or an account that is gone. */
export const MEETING_FAULTS: readonly Fault[] = [
  {
    name: 'a lister does not learn who wants to come',
    only: ['listTourRequests'],
    says: /listTourRequests, data\.\*\.visitor\.id: expected/,
    answers: data('listTourRequests', ({ visitor: _, ...rest }) => rest),
  },
  {
    name: 'anybody confirms a visit',
    only: ['confirmTour'],
    says: /confirmTour, status: expected 403, got 200/,
    answers: lets('confirmTour', 403),
  },
  {
    name: 'the reason for declining is lost',
    only: ['declineTour'],
    says: /listTours, data\.\*\.reason: expected/,
    answers: data('listTours', (row) => ({ ...row, reason: null })),
  },
  {
    name: 'a proposed time moves the visit at once',
    only: ['proposeTourTime'],
    says: /listTours, data\.\*\.proposal\.date: expected/,
    answers: data('listTours', (row) => ({ ...row, proposal: null })),
  },
  {
    name: 'a proposed time that is declined is taken',
    only: ['answerTourProposal'],
    says: /answerTourProposal, data\.status: expected "pending", got "scheduled"/,
    answers: data('answerTourProposal', (row) => ({ ...row, status: 'scheduled' })),
  },
  {
    name: 'a visit that is asked for is announced as agreed',
    only: ['tour-updated'],
    says: /tour-updated, status: expected "pending", got "scheduled"/,
    events: (event, payload) => [event === 'tour-updated' ? { ...payload, status: 'scheduled' } : payload],
  },
  {
    name: 'visits are booked for any year',
    only: ['createTour'],
    says: /createTour, status: expected 422, got 201/,
    answers: lets('createTour', 422, { status: 201 }),
  },
  {
    name: 'offers have no bound',
    only: ['makeOffer'],
    says: /makeOffer, status: expected 422, got 201/,
    answers: lets('makeOffer', 422, { status: 201 }),
  },
  {
    name: 'a deleted account is written to',
    only: ['sendMessage'],
    says: /sendMessage, status: expected 410, got 201/,
    answers: lets('sendMessage', 410, { status: 201 }),
  },
  {
    name: 'a removed listing stays in its conversations as if it were listed',
    only: ['deleteProperty'],
    says: /getConversation, data\.property\.listed: expected false, got true/,
    answers: data('getConversation', ({ property, ...rest }) => ({
      ...rest,
      property: { ...Object(property), listed: true },
    })),
  },
  {
    name: 'a visitor sees one listing twice a day',
    only: ['createTour'],
    says: /createTour, status, for a second visit on one day: expected 409, got 201/,
    answers: lets('createTour', 409, { status: 201 }),
  },
  {
    name: 'visits begin at night',
    only: ['createTour'],
    says: /createTour, status, at night: expected 422, got 201/,
    answers: overlooks('createTour', 'time', { status: 201 }),
  },
  {
    name: 'a lister is at two places at one hour',
    only: ['confirmTour'],
    says: /confirmTour, status, at the hour of another visit: expected 409, got 200/,
    answers: lets('confirmTour', 409),
  },
  {
    name: 'a lister proposes an hour at which another visit is agreed',
    only: ['proposeTourTime'],
    says: /proposeTourTime, status, at the hour of another visit: expected 409, got 200/,
    answers: lets('proposeTourTime', 409),
  },
  {
    name: 'a lister does not learn which visit is at that hour',
    only: ['confirmTour'],
    says: /confirmTour, clashes: expected/,
    answers: (called, answer) =>
      called === 'confirmTour' ? { ...answer, body: { ...Object(answer.body), clashes: undefined } } : answer,
  },
  {
    name: 'a lister who means it is refused all the same',
    only: ['confirmTour'],
    says: /confirmTour, status, despite another visit: expected 200, got 409/,
    travels: (path) => path.replace('/confirm?despite_clash=true', '/confirm'),
  },
  {
    name: 'one picture is both sides of an ID',
    only: ['submitIdVerification'],
    says: /submitIdVerification, status, with one picture twice: expected 422, got 200/,
    answers: overlooks('submitIdVerification', 'id_back'),
  },
  {
    name: 'an offer of no coin is taken',
    only: ['makeOffer'],
    says: /makeOffer, status, of less than one: expected 422, got 201/,
    answers: overlooks('makeOffer', 'offer_amount', { status: 201 }),
  },
  {
    name: 'a visit forgets what its listing was called',
    only: ['deleteProperty'],
    says: /listTours, data\.\*\.property\.title, without its listing: expected ".+", got nothing/,
    answers: data('listTours', ({ property, ...rest }) => {
      const { id, listed } = Object(property) as { id: string; listed: boolean }
      return { ...rest, property: listed ? property : { id, listed } }
    }),
  },
  {
    name: 'a tour that was sent twice is refused',
    only: ['createTour'],
    says: /createTour, status: expected 201, got 409/,
    deaf: 'idempotency-key',
  },
  {
    name: 'alerts cannot be turned off',
    only: ['toggleSavedSearchAlerts'],
    says: /listSavedSearches, data\.\*\.alerts_enabled: expected false, got true/,
    instead: ignores('toggleSavedSearchAlerts'),
  },
  {
    name: 'how often alerts come is forgotten',
    only: ['updateSavedSearch'],
    says: /listSavedSearches, data\.\*\.alert_frequency: expected "weekly", got "instant"/,
    answers: data('listSavedSearches', (row) => ({ ...row, alert_frequency: 'instant' })),
  },
  {
    name: 'a saved search that was opened goes on counting',
    only: ['openSavedSearch'],
    says: /listSavedSearches, data\.\*\.new_count after openSavedSearch: expected 0, got 1/,
    instead: ignores('openSavedSearch'),
  },
  {
    name: 'a link that was ended still opens',
    only: ['endFavoriteListLink'],
    says: /getSharedList, status: expected 410, got 200/,
    instead: ignores('endFavoriteListLink'),
  },
  {
    name: 'a voter has two votes on a home',
    only: ['voteOnSharedList'],
    says: /getSharedList, data\.homes\.\* after another vote: expected "1 up, 1 down, Ben up, Ana down", got "2 up/,
    asks: (endpoint, body) =>
      endpoint === 'voteOnSharedList' ? { ...body, voter: `${String(body['voter'])}-${String(body['vote'])}` } : body,
  },
  {
    name: 'renaming a list empties it',
    only: ['changeFavoriteList'],
    says: /listFavoriteLists, data\.\*\.property_ids after renaming: expected/,
    around: (scene) =>
      scene.endpoint === 'changeFavoriteList' && scene.body?.['name']
        ? () => {
            const { db } = scene.backend
            for (const { id } of db.favorite_list.all()) db.favorite_list.update(id, { property_ids: '[]' })
          }
        : undefined,
  },
]
