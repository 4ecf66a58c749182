import { dayText, timeText, tourStart, toursOverlap, type TourTime } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import { invalid, problem } from '../network/problem'
import type { Row } from '../store/database'
import { tourStatusAt } from '../wire/tour-wire'
import { notify } from './notify'

type Tour = Row<'tour'>
type Who = { id: string | null; user_id: string; property_id: string }

/** The caller's own tour; else 404 or 403. */
export function ownTour({ db }: Backend, id: string, userId: string): Tour {
  const row = db.tour.find(id)
  if (!row) throw problem(404, 'Tour not found')
  if (row.user_id !== userId) throw problem(403, 'This is not your tour.')
  return row
}

/** The listing that a visitor wants to see: 404 for an unknown one, 422 for their own. */
export function visitable({ db }: Backend, id: string, visitor: Row<'user'>): Row<'property'> {
  const property = db.property.find(id)
  if (!property) throw problem(404, 'Property not found')
  if (property.user_id === visitor.id) throw invalid('property_id', 'This is your own listing.')
  return property
}

/** Refuses (409) to change a tour that is over or cancelled. */
export function demandComing({ clock }: Backend, row: Tour, what: 'be moved' | 'be cancelled'): void {
  const status = tourStatusAt(row, clock.now())
  if (status === 'cancelled') throw problem(409, `This tour was cancelled and can no longer ${what}.`)
  if (status === 'completed') throw problem(409, `This tour has taken place and can no longer ${what}.`)
}

/** Refuses a time in the past (422), and one at which the listing or the visitor has another tour (409). */
export function demandFreeTime({ db, clock }: Backend, wanted: TourTime, { id, user_id, property_id }: Who): void {
  const start = tourStart(wanted)
  if (start === null) throw invalid('date', 'That is no date.')
  if (start <= clock.now()) {
    const errors = { time: ['That time has passed. Please choose a later one.'] }
    throw problem(422, 'That time has passed.', { errors })
  }
  const clashes = db.tour.where((row) => row.id !== id && row.status !== 'cancelled' && toursOverlap(row, wanted))
  if (clashes.some((row) => row.property_id === property_id)) {
    throw problem(409, 'That time is taken. Please choose another one.')
  }
  if (clashes.some((row) => row.user_id === user_id)) {
    throw problem(409, 'You have another tour at that time. Please choose another one.')
  }
}

/** Notifies the lister of what a visitor `does`: 'would like to see'. */
export function notifyLister(backend: Backend, row: Tour, title: string, does: string): void {
  const { db } = backend
  const property = db.property.find(row.property_id)
  const visitor = db.user.find(row.user_id)
  if (!property || !visitor || property.user_id === visitor.id) return
  notify(backend, property.user_id, {
    type: 'tour_reminder',
    title,
    message: `${visitor.name} ${does} “${property.title}”, ${dayText(row.date)} at ${timeText(row.time)}.`,
    link: `/dashboard/property/${property.id}`,
    avatar: visitor.profile_picture,
  })
}

/** Cancels the upcoming tours of a listing that is gone, and notifies their visitors. */
export function cancelToursOf(backend: Backend, listing: Row<'property'>, soWhat: (tour: Tour) => string): void {
  const { db } = backend
  const open = ({ status }: Tour) => status === 'pending' || status === 'scheduled'
  for (const tour of db.tour.where((row) => row.property_id === listing.id && open(row))) {
    db.tour.update(tour.id, { status: 'cancelled' })
    notify(backend, tour.user_id, {
      type: 'tour_reminder',
      title: 'Tour cancelled',
      message: `${listing.title} is no longer listed, ${soWhat(tour)}`,
      link: '/dashboard/tours',
    })
  }
}
