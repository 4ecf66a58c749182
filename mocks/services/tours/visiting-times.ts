import { ANY_TIME, ownVisitingTimes, type OwnVisitingTimes, type VisitingTimes } from '@/contract/tours/visiting-times'
import { timesOfListing } from '@/domain/tours/visiting-times'
import { invalid } from '../../network/problem'
import type { Database, Row } from '../../store/database'

export function ownVisitingTimesOf(db: Database, { id, visiting_times }: Row<'user'>): OwnVisitingTimes {
  if (visiting_times === null) return ANY_TIME
  const saved = ownVisitingTimes.parse(JSON.parse(visiting_times))
  return { ...saved, listings: saved.listings.filter(({ property_id }) => isOwn(db, id, property_id)) }
}

export function visitingTimesOf(db: Database, listing: Row<'property'> | undefined): VisitingTimes {
  const lister = listing && db.user.find(listing.user_id)
  return listing && lister ? timesOfListing(ownVisitingTimesOf(db, lister), listing.id) : { hours: null, days_off: [] }
}

export function saveVisitingTimes(db: Database, lister: Row<'user'>, times: OwnVisitingTimes): OwnVisitingTimes {
  if (times.listings.some(({ property_id }) => !isOwn(db, lister.id, property_id)))
    throw invalid('listings', 'One of the listings is not yours.')
  db.user.update(lister.id, { visiting_times: JSON.stringify(times) })
  return times
}

function isOwn(db: Database, listerId: string, propertyId: string | number): boolean {
  return db.property.find(String(propertyId))?.user_id === listerId
}
