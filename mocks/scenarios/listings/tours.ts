import { always, fails, LONG_WORDS, never, once } from '../rules'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import type { OwnVisitingTimes } from '@/contract/tours/visiting-times'
import { NO_PROPOSAL } from '../../store/models/tour-defaults'
import { TEST_TIME, type Scenario } from '../scenario'

const base = { persona: 'regular', world: 'samples', start: '/dashboard/tours' } as const

const lister = { persona: 'verified', world: 'samples', start: '/dashboard/tours?show=requests' } as const

/** Friday afternoons and Saturday mornings; the house in Jaro on Sundays. */
const TIMES: OwnVisitingTimes = {
  hours: [
    { weekday: 'friday', from: '13:00', until: '17:00' },
    { weekday: 'saturday', from: '09:00', until: '12:00' },
  ],
  days_off: ['2026-06-27'],
  listings: [{ property_id: '5', hours: [{ weekday: 'sunday', from: '14:00', until: '16:00' }], days_off: [] }],
}
const limited = { user: { '102': { visiting_times: JSON.stringify(TIMES) } } }
const times = { ...lister, start: '/dashboard/tours?show=times' } as const

export const tours: Scenario[] = [
  {
    ...base,
    id: 'tours',
    title: 'Property tours',
    see: 'One scheduled, one pending, one completed, one cancelled. A new request is confirmed after half a minute.',
    people: 'lively',
    storage: { favorites: '["2","r5","4"]' },
  },
  {
    ...base,
    id: 'tours-refused',
    title: 'Tours are answered without success',
    see: '`success: false`: samples, marked as such (A 8).',
    network: [always('listTours', { refuse: 'Tours are being moved.' })],
  },
  {
    ...base,
    id: 'tours-fail',
    title: 'Tours fail once',
    see: 'The reason and Try Again, which brings them.',
    network: [once('listTours', fails('The tours could not be read.'))],
  },
  {
    ...base,
    id: 'tours-loading',
    title: 'Tours never come',
    see: 'Skeletons in the final geometry.',
    network: [never('listTours')],
  },
  {
    ...base,
    id: 'tours-stubborn',
    title: 'Tours cannot be changed',
    see: 'Cancelling fails with the reason; a new time is always taken (409), and what was chosen stays.',
    network: [
      always('cancelTour', fails('The server is busy.')),
      always('rescheduleTour', fails('That time is taken. Please choose another one.', 409)),
    ],
  },
  {
    ...base,
    id: 'tours-abroad',
    title: 'Tours seen from New York',
    see: 'Days and times in New York, with the Philippine time beside them.',
    patch: {
      user: {
        '101': {
          settings: JSON.stringify({ ...DEFAULT_SETTINGS, timezone: 'America/New_York' }),
        },
      },
    },
    storage: { timezone: 'America/New_York' },
  },
  {
    ...base,
    id: 'tours-long',
    title: 'Tours with long words',
    see: 'Nothing leaves its card. The second listing is no longer offered.',
    patch: {
      property: { '7': { title: LONG_WORDS, street: LONG_WORDS } },
      tour: { 't101-1': { notes: `${LONG_WORDS}\n\n${LONG_WORDS}` }, 't101-2': { property_id: 'withdrawn' } },
    },
  },
  {
    ...base,
    id: 'tour-proposed',
    title: 'The lister proposes another time',
    see: 'Accept new time and Decline new time on an open request and on an agreed tour.',
    patch: {
      tour: {
        't101-1': { proposed_date: '2026-06-17', proposed_time: '15:00' },
        't101-2': { proposed_date: '2026-06-22', proposed_time: '09:00' },
      },
    },
    clock: TEST_TIME,
  },
  {
    ...base,
    id: 'tour-declined',
    title: 'The lister declined a visit',
    see: 'The request is declined, with the reason in the lister’s words.',
    patch: {
      tour: {
        't101-2': {
          status: 'cancelled',
          cancelled_by: 'lister',
          reason: 'The tenants are still there until the end of the month. Please ask again in July.',
        },
      },
    },
  },
  {
    ...lister,
    id: 'tour-requests',
    title: 'Visits to one’s own listings',
    see: 'One asked for, one with another time proposed, one declined. Confirm, Propose another time, Decline.',
  },
  {
    ...lister,
    id: 'tour-requests-fail',
    title: 'The requests for visits fail once',
    see: 'The reason and Try Again, which brings them.',
    network: [once('listTourRequests', fails('The requests could not be read.'))],
  },
  {
    ...lister,
    id: 'tour-requests-stubborn',
    title: 'Requests for visits cannot be answered',
    see: 'Confirming fails with the reason; declining too, and the reason that was typed stays; every time is taken.',
    network: [
      always('confirmTour', fails('The server is busy.')),
      always('declineTour', fails('The server is busy.')),
      always('proposeTourTime', fails('That time is taken. Please choose another one.', 409)),
    ],
  },
  {
    ...lister,
    id: 'tour-clash',
    title: 'A visit is asked for at an hour at which its lister has another',
    see: 'Confirm shows both: Confirm anyway, Propose another time, Go back. Proposing June 16, 10:00 AM asks too.',
    patch: { tour: { 'h102-2': { ...NO_PROPOSAL, date: '2026-06-18', time: '10:30', status: 'scheduled' } } },
    clock: TEST_TIME,
  },
  {
    ...lister,
    id: 'tour-requests-long',
    title: 'Requests for visits with long words',
    see: 'Nothing leaves its card.',
    patch: {
      user: { '113': { name: LONG_WORDS } },
      property: { '5': { title: LONG_WORDS, street: LONG_WORDS } },
      tour: { 'h102-1': { notes: `${LONG_WORDS}\n\n${LONG_WORDS}` }, 'h102-3': { reason: LONG_WORDS } },
    },
  },
  {
    ...times,
    id: 'visiting-times',
    title: 'Homes can be visited at some times only',
    see: 'Friday afternoons and Saturday mornings, one day off, one listing that differs. Save times.',
    patch: limited,
    clock: TEST_TIME,
  },
  {
    ...times,
    id: 'visiting-times-fail',
    title: 'Visiting times fail once',
    see: 'The reason and Try Again, which brings them; saving fails once too, and what was changed stays.',
    network: [
      once('getOwnVisitingTimes', fails('The times could not be read.')),
      once('updateVisitingTimes', fails('The server is busy.')),
    ],
  },
  {
    ...times,
    id: 'visiting-times-loading',
    title: 'Visiting times never come',
    see: 'Skeletons in the final geometry.',
    network: [never('getOwnVisitingTimes')],
  },
  {
    ...base,
    start: '/dashboard/property/1',
    id: 'visit-limited',
    title: 'A listing that is visited at some times only',
    see: 'Schedule Tour offers Friday afternoons and Saturday mornings, and says why the other times are missing.',
    patch: limited,
    clock: TEST_TIME,
  },
]
