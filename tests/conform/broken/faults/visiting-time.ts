import type { Fault } from '../fault'
import { afterwards, data, lets, overlooks } from './kinds'

/** Faults around the times at which listings can be visited. */
export const VISITING_TIME_FAULTS: readonly Fault[] = [
  {
    name: 'visiting times are thanked for and lost',
    only: ['updateVisitingTimes'],
    says: /getOwnVisitingTimes, data\.listings: expected the listing, got a list of 0/,
    answers: data('getOwnVisitingTimes', (times) => ({ ...times, listings: [] })),
  },
  {
    name: 'visitors are not told the times',
    only: ['getVisitingTimes'],
    says: /getVisitingTimes, data\.days_off: expected [-\d]+, got a list of 0/,
    answers: data('getVisitingTimes', (times) => ({ ...times, days_off: [] })),
  },
  {
    name: 'visitors are not told which hours are taken',
    only: ['getVisitingTimes', 'confirmTour'],
    says: /getVisitingTimes, data\.taken, once a visit is confirmed: expected 1, got 0/,
    answers: data('getVisitingTimes', (times) => ({ ...times, taken: [] })),
  },
  {
    name: 'anybody sets the times of a listing',
    only: ['updateVisitingTimes'],
    says: /updateVisitingTimes, status: expected 422, got 200/,
    answers: overlooks('updateVisitingTimes', 'listings', {
      body: { success: true, data: { hours: null, days_off: [], listings: [] } },
    }),
  },
  {
    name: 'a visit outside the times is booked',
    only: ['createTour', 'getVisitingTimes'],
    says: /createTour, status: expected 422, got 201/,
    answers: overlooks('createTour', 'time', { status: 201 }),
  },
  {
    name: 'a visit is moved outside the times',
    only: ['rescheduleTour', 'getVisitingTimes'],
    says: /rescheduleTour, status: expected 422, got 200/,
    answers: lets('rescheduleTour', 422),
  },
  {
    name: 'new times cancel visits that are agreed',
    only: ['updateVisitingTimes'],
    says: /listTours, data\.\*\.status: expected "pending", got "cancelled"/,
    around: afterwards('updateVisitingTimes', ({ backend: { db } }) => {
      for (const { id } of db.tour.where(({ status }) => status === 'pending'))
        db.tour.update(id, { status: 'cancelled' })
    }),
  },
]
