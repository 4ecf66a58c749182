import type * as contract from '@/contract/tours'
import type { Implementations } from '../network/implement'
import { awaitLister } from '../services/tour-answers'
import { demandComing, demandFreeTime, notifyLister, ownTour, visitable } from '../services/tour-requests'
import { wireTour } from '../wire/tour-wire'

export const tours: Implementations<typeof contract> = {
  listTours: ({ backend, db, me }) => {
    const { id } = me()
    const own = db.tour.where((row) => row.user_id === id)
    for (const row of own) awaitLister(backend, row)
    return own
      .toSorted((one, other) => `${other.date}${other.time}`.localeCompare(`${one.date}${one.time}`))
      .map((row) => wireTour(backend, row))
  },

  createTour: ({ backend, db, me, body }) => {
    const visitor = me()
    const property = visitable(backend, String(body.property_id), visitor)
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    const who = { user_id: visitor.id, property_id: property.id }
    demandFreeTime(backend, wanted, { id: null, ...who })
    const row = db.tour.insert({ id: db.newId(), ...who, ...wanted, status: 'pending', notes: body.notes ?? null })
    notifyLister(backend, row, 'Tour requested', 'would like to see')
    awaitLister(backend, row)
    return wireTour(backend, row)
  },

  rescheduleTour: ({ backend, db, me, params, body }) => {
    const row = ownTour(backend, params.id, me().id)
    demandComing(backend, row, 'be moved')
    demandFreeTime(backend, { ...body, duration: row.duration }, row)
    // The lister has agreed to the old time only.
    const moved = db.tour.update(row.id, { date: body.date, time: body.time, status: 'pending' }) ?? row
    notifyLister(backend, moved, 'Tour moved', 'would like to move the visit of')
    awaitLister(backend, moved)
    return wireTour(backend, moved)
  },

  cancelTour: ({ backend, db, me, params }) => {
    const row = ownTour(backend, params.id, me().id)
    demandComing(backend, row, 'be cancelled')
    db.tour.update(row.id, { status: 'cancelled' })
    if (row.status === 'pending') notifyLister(backend, row, 'Tour request taken back', 'no longer asks to see')
    else notifyLister(backend, row, 'Tour cancelled', 'cancelled the visit of')
    return undefined
  },
}
