import { cancelTour, createTour, listTours, rescheduleTour, type Tour } from '@/contract/tours'
import { dayText, timeText, toursOverlap, tourEnd, tourStart, type TourTime } from '@/domain/tour-times'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { notify } from './notify'
import { awaitLister } from './tour-answers'
import { coverOf } from './wire'

type TourRow = Row<'tour'>

export const tours = [
  implement(listTours, ({ backend, db, me }) => {
    const { id } = me()
    const own = db.tour.where((row) => row.user_id === id)
    for (const row of own) awaitLister(backend, row)
    return own
      .toSorted((one, other) => `${other.date}${other.time}`.localeCompare(`${one.date}${one.time}`))
      .map((row) => wireTour(backend, row))
  }),

  implement(createTour, ({ backend, db, me, body }) => {
    const visitor = me()
    const property = db.property.find(String(body.property_id))
    if (!property) throw problem(404, 'Property not found')
    if (property.user_id === visitor.id)
      throw problem(422, 'This is your own listing.', { property_id: ['This is your own listing.'] })
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    demandFreeTime(backend, wanted, { id: null, user_id: visitor.id, property_id: property.id })
    const row = db.tour.insert({
      id: db.newId(),
      user_id: visitor.id,
      property_id: property.id,
      ...wanted,
      status: 'pending',
      notes: body.notes ?? null,
    })
    tellLister(backend, row, 'Tour requested', 'would like to see')
    awaitLister(backend, row)
    return wireTour(backend, row)
  }),

  implement(rescheduleTour, ({ backend, db, me, params, body }) => {
    const row = ownTour(backend, params.id, me().id)
    demandComing(backend, row, 'be moved')
    demandFreeTime(backend, { ...body, duration: row.duration }, row)
    // The lister has agreed to the old time only.
    const moved = db.tour.update(row.id, { date: body.date, time: body.time, status: 'pending' }) ?? row
    tellLister(backend, moved, 'Tour moved', 'would like to move the visit of')
    awaitLister(backend, moved)
    return wireTour(backend, moved)
  }),

  implement(cancelTour, ({ backend, db, me, params }) => {
    const row = ownTour(backend, params.id, me().id)
    demandComing(backend, row, 'be cancelled')
    db.tour.update(row.id, { status: 'cancelled' })
    const request = row.status === 'pending'
    tellLister(
      backend,
      row,
      request ? 'Tour request taken back' : 'Tour cancelled',
      request ? 'no longer asks to see' : 'cancelled the visit of',
    )
    return undefined
  }),
]

function ownTour({ db }: Backend, id: string, userId: string): TourRow {
  const row = db.tour.find(id)
  if (!row) throw problem(404, 'Tour not found')
  if (row.user_id !== userId) throw problem(403, 'This is not your tour.')
  return row
}

/** Only what has not taken place and was not cancelled can change. */
function demandComing({ clock }: Backend, row: TourRow, what: string) {
  const status = statusAt(row, clock.now())
  if (status === 'cancelled') throw problem(409, `This tour was cancelled and can no longer ${what}.`)
  if (status === 'completed') throw problem(409, `This tour has taken place and can no longer ${what}.`)
}

type Who = { id: string | null; user_id: string; property_id: string }

/** The time lies ahead, and neither the listing nor the visitor has another tour then. */
function demandFreeTime({ db, clock }: Backend, wanted: TourTime, { id, user_id, property_id }: Who) {
  const start = tourStart(wanted)
  if (start === null) throw problem(422, 'That is no date.', { date: ['That is no date.'] })
  if (start <= clock.now()) {
    throw problem(422, 'That time has passed.', { time: ['That time has passed. Please choose a later one.'] })
  }
  const clashes = db.tour.where((row) => row.id !== id && row.status !== 'cancelled' && toursOverlap(row, wanted))
  if (clashes.some((row) => row.property_id === property_id)) {
    throw problem(409, 'That time is taken. Please choose another one.')
  }
  if (clashes.some((row) => row.user_id === user_id)) {
    throw problem(409, 'You have another tour at that time. Please choose another one.')
  }
}

function tellLister(backend: Backend, row: TourRow, title: string, does: string) {
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

/** A visit that was agreed has taken place once its time is over; a request that nobody answered until then is void. */
function statusAt(row: TourRow, now: number): TourRow['status'] {
  const end = tourEnd(row)
  if (end === null || end > now) return row.status
  return { scheduled: 'completed', pending: 'cancelled', completed: 'completed', cancelled: 'cancelled' }[
    row.status
  ] as TourRow['status']
}

/** A tour as its visitor sees it. */
export function wireTour({ db, clock }: Backend, row: TourRow): Tour {
  const property = db.property.find(row.property_id)
  const agent = property && db.user.find(property.user_id)
  return {
    id: row.id,
    property: {
      id: row.property_id,
      title: property?.title,
      address: property && [property.street, property.city].filter(Boolean).join(', '),
      image: coverOf(property),
    },
    agent: agent && { name: agent.name, avatar: agent.profile_picture },
    date: row.date,
    time: row.time,
    duration: row.duration,
    status: statusAt(row, clock.now()),
    notes: row.notes,
  }
}
