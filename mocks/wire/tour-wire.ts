import type { WireTour } from '@/contract/tours/tour'
import { tourEnd } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { coverOf } from './listing-wire'
import { wireMetPerson } from './person-wire'

/** The status of a tour now: once its time is over, an agreed visit is completed and an open request cancelled. */
export function tourStatusAt(row: Row<'tour'>, now: number): Row<'tour'>['status'] {
  const end = tourEnd(row)
  if (end === null || end > now) return row.status
  if (row.status === 'scheduled') return 'completed'
  return row.status === 'pending' ? 'cancelled' : row.status
}

export function latestFirst(one: Row<'tour'>, other: Row<'tour'>): number {
  return `${other.date}${other.time}`.localeCompare(`${one.date}${one.time}`)
}

export function wireTour(backend: Backend, row: Row<'tour'>): WireTour {
  const { db, clock } = backend
  const property = db.property.find(row.property_id)
  const visitor = db.user.find(row.user_id)
  const { proposed_date, proposed_time } = row
  return {
    id: row.id,
    ...(property ? visitedListing(backend, property) : keptListing(backend, row)),
    visitor: visitor && wireMetPerson(backend, visitor),
    date: row.date,
    time: row.time,
    duration: row.duration,
    status: tourStatusAt(row, clock.now()),
    notes: row.notes,
    proposal: proposed_date !== null && proposed_time !== null ? { date: proposed_date, time: proposed_time } : null,
    invited: row.invited && tourStatusAt(row, clock.now()) === 'pending',
    cancelled_by: row.cancelled_by,
    reason: row.reason,
  }
}

type Visited = Pick<WireTour, 'property' | 'agent'>

export function visitedListing(backend: Backend, property: Row<'property'>): Visited {
  const { id, title, street, city } = property
  const agent = backend.db.user.find(property.user_id)
  return {
    property: {
      id,
      title,
      address: [street, city].filter(Boolean).join(', '),
      image: coverOf(property),
      listed: true,
    },
    agent: agent && wireMetPerson(backend, agent),
  }
}

/** What was kept of a listing that is gone. Its lister is as they are now, or a name once their account is closed. */
function keptListing(backend: Backend, { property_id, kept_listing }: Row<'tour'>): Visited {
  const kept = kept_listing === null ? { property: { id: property_id } } : (JSON.parse(kept_listing) as Visited)
  const { agent } = kept
  const still = backend.db.user.find(String(agent?.id))
  return {
    property: { ...kept.property, listed: false },
    agent: still ? wireMetPerson(backend, still) : agent && { name: agent.name, avatar: agent.avatar },
  }
}
