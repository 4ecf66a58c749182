import type * as contract from '@/contract/tours/visiting-times'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { takenTimes } from '../../services/tours/tour-rules'
import { ownVisitingTimesOf, saveVisitingTimes, visitingTimesOf } from '../../services/tours/visiting-times'

export const visitingTimes: Implementations<typeof contract> = {
  getOwnVisitingTimes: ({ db, me }) => ownVisitingTimesOf(db, me()),

  updateVisitingTimes: ({ db, me, body }) => saveVisitingTimes(db, me(), body),

  getVisitingTimes: ({ backend, db, params }) => {
    const listing = db.property.find(params.id)
    if (!listing) throw problem(404, 'Property not found')
    return { ...visitingTimesOf(db, listing), taken: takenTimes(backend, listing.id) }
  },
}
