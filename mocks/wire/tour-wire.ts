import type { WireTour } from '@/contract/tours/tour'
import { tourEnd } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { coverOf } from './listing-wire'

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

export function wireTour({ db, clock }: Backend, row: Row<'tour'>): WireTour {
  const property = db.property.find(row.property_id)
  const visitor = db.user.find(row.user_id)
  const { proposed_date, proposed_time } = row
  return {
    id: row.id,
    ...(property ? visitedListing(db, property) : keptListing(row)),
    visitor: visitor && {
      id: visitor.id,
      name: visitor.name,
      username: visitor.username,
      avatar: visitor.profile_picture,
    },
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

export function visitedListing(db: Backend['db'], property: Row<'property'>): Visited {
  const { id, title, street, city } = property
  const agent = db.user.find(property.user_id)
  return {
    property: {
      id,
      title,
      address: [street, city].filter(Boolean).join(', '),
      image: coverOf(property),
      listed: true,
    },
    agent: agent && { name: agent.name, avatar: agent.profile_picture },
  }
}

function keptListing({ property_id, kept_listing }: Row<'tour'>): Visited {
  const kept = kept_listing === null ? { property: { id: property_id } } : (JSON.parse(kept_listing) as Visited)
  return { ...kept, property: { ...kept.property, listed: false } }
}
