import type { EndpointId } from '@/contract'
import { TOUR_DAYS_AHEAD } from '@/contract/tours/tour'
import { lastTourDay, philippineDay, tourStart, toursOverlap, type TourTime } from '@/domain/tours/tour-times'
import { TAKEN_DAYS, type VisitingTimes } from '@/contract/tours/visiting-times'
import { misfit } from '@/domain/tours/visiting-times'
import type { Backend } from '../../backend'
import { invalid, problem, type Errors } from '../../network/problem'
import type { Row } from '../../store/database'
import { latestFirst, tourStatusAt, wireTour } from '../../wire/tour-wire'
import { requireStep } from '../access/steps'
import { LISTING_PAUSED, listingState } from '../standing/standing'
import { visitingTimesOf } from './visiting-times'

type Tour = Row<'tour'>
type Who = { id: string | null; user_id: string; property_id: string }

/** The listing that a visitor wants to see: 404 for an unknown one, 422 for their own. */
export function visitable({ db }: Backend, id: string, visitor: Row<'user'>): Row<'property'> {
  const property = db.property.find(id)
  if (!property) throw problem(404, 'Property not found')
  if (property.user_id === visitor.id) throw invalid('property_id', 'This is your own listing.')
  if (listingState(db, property) === 'paused') throw problem(409, LISTING_PAUSED)
  return property
}

/** The visitor's conversation in which a visit is proposed; 422 for any other one. */
export function conversationFor(
  { db }: Backend,
  id: string | number | null | undefined,
  { user_id, property_id }: Pick<Who, 'user_id' | 'property_id'>,
): Row<'conversation'> | null {
  if (id === null || id === undefined) return null
  const row = db.conversation.find(String(id))
  if (row?.buyer_id === user_id && row.property_id === property_id) return row
  throw invalid('conversation_id', 'This is not your conversation about this listing.')
}

export function requireTourStep({ clock }: Backend, row: Tour, event: EndpointId): void {
  requireStep('tour', tourStatusAt(row, clock.now()), event)
}

/** Refuses the past, the far future (422), another tour at that time, and a second visit on one day (409). */
export function requireFreeTime({ db, clock }: Backend, wanted: TourTime, { id, user_id, property_id }: Who): void {
  const start = tourStart(wanted)
  if (start === null) throw invalid('date', 'That is no date.')
  if (start <= clock.now()) {
    const errors: Errors = { time: ['That time has passed. Please choose a later one.'] }
    throw problem(422, 'That time has passed.', { errors })
  }
  if (wanted.date > lastTourDay(clock.now()))
    throw invalid('date', (t) => t('Please choose a day within the next {days} days.', { days: TOUR_DAYS_AHEAD }))
  const clashes = db.tour.where((row) => row.id !== id && row.status !== 'cancelled' && toursOverlap(row, wanted))
  if (clashes.some((row) => row.property_id === property_id)) {
    throw problem(409, 'That time is taken. Please choose another one.')
  }
  if (clashes.some((row) => row.user_id === user_id)) {
    throw problem(409, 'You have another tour at that time. Please choose another one.')
  }
  const coming = (row: Tour) => row.id !== id && row.status !== 'cancelled' && row.user_id === user_id
  if (db.tour.where(coming).some((row) => row.property_id === property_id && row.date === wanted.date)) {
    throw problem(409, 'There is a visit to this listing on that day already. Please move that one.')
  }
}

/** The agreed visits that the lister of a listing shows or makes, earliest first. */
function listerVisits({ db }: Backend, property_id: string): Tour[] {
  const lister = db.property.find(property_id)?.user_id
  const theirs = (row: Tour) => row.user_id === lister || db.property.find(row.property_id)?.user_id === lister
  return db.tour
    .where((row) => row.status === 'scheduled' && theirs(row))
    .toSorted((one, other) => latestFirst(other, one))
}

/** Those of them that take place at that time. */
export function listerClashes(backend: Backend, wanted: TourTime, { id, property_id }: Omit<Who, 'user_id'>): Tour[] {
  return listerVisits(backend, property_id).filter((row) => row.id !== id && toursOverlap(row, wanted))
}

/** When they take place within the next days. Anybody may read it, so it holds times alone. */
export function takenTimes(backend: Backend, propertyId: string): NonNullable<VisitingTimes['taken']> {
  const now = backend.clock.now()
  const last = philippineDay(now, TAKEN_DAYS)
  return listerVisits(backend, propertyId)
    .filter((row) => row.date <= last && tourStatusAt(row, now) === 'scheduled')
    .map(({ date, time, duration }) => ({ date, time, duration }))
}

/** Asks (409) whether the lister means an hour at which they have another visit; `despite` is the answer. */
export function askAboutClash(
  backend: Backend,
  wanted: TourTime,
  who: Omit<Who, 'user_id'>,
  despite: 'true' | 'false' | undefined,
): void {
  const rows = despite === 'true' ? [] : listerClashes(backend, wanted, who)
  const clashes = rows.map((row) => wireTour(backend, row))
  const [first] = clashes
  if (!first) return
  const { visitor, property } = first
  const visits = String(visitor?.id) === backend.db.property.find(who.property_id)?.user_id
  const question = visits
    ? 'You visit “{title}” at that time. Do you agree all the same?'
    : 'You show “{title}” at that time. Do you agree all the same?'
  throw problem(409, (t) => t(question, { title: property.title ?? t('another listing') }), { more: { clashes } })
}

/** Refuses a visit outside the times that the lister set (422), under the field that has to change. */
export function requireVisitingTime({ db }: Backend, wanted: TourTime, propertyId: string): void {
  const times = visitingTimesOf(db, db.property.find(propertyId))
  const found = misfit(times, wanted)
  if (found) throw invalid(found.field, (t) => misfit(times, wanted, t)?.reason ?? found.reason)
}
