import { createTour, listTours, type Tour } from '@/contract/tours'
import type { Database, Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { coverOf } from './wire'

/** Tour times are Philippine times, which have no summer time. */
const MANILA = '+08:00'

export const tours = [
  implement(listTours, ({ db, me }) => {
    const { id } = me()
    return db.tour
      .where((row) => row.user_id === id)
      .toSorted((one, other) => `${other.date}${other.time}`.localeCompare(`${one.date}${one.time}`))
      .map((row) => wireTour(db, row))
  }),

  implement(createTour, ({ db, clock, me, body }) => {
    const visitor = me()
    const property = db.property.find(String(body.property_id))
    if (!property) throw problem(404, 'Property not found')
    if (property.user_id === visitor.id)
      throw problem(422, 'This is your own listing.', { property_id: ['This is your own listing.'] })
    if (Date.parse(`${body.date}T${body.time}:00${MANILA}`) <= clock.now()) {
      throw problem(422, 'That time has passed.', { time: ['That time has passed. Please choose a later one.'] })
    }
    const taken = db.tour.where(
      (row) =>
        row.property_id === property.id &&
        row.date === body.date &&
        row.time === body.time &&
        row.status !== 'cancelled',
    )
    if (taken.length > 0) throw problem(409, 'That time is taken. Please choose another one.')
    const row = db.tour.insert({
      id: crypto.randomUUID(),
      user_id: visitor.id,
      property_id: property.id,
      date: body.date,
      time: body.time,
      duration: body.duration ?? 45,
      status: 'pending',
      notes: body.notes ?? null,
    })
    return wireTour(db, row)
  }),
]

function wireTour(db: Database, row: Row<'tour'>): Tour {
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
    status: row.status,
    notes: row.notes,
  }
}
