import { NO_PROPOSAL } from '../../store/models/tour-defaults'
import { tourUpdated } from '@/contract/messages/realtime'
import { dayText, timeText } from '@/domain/tours/tour-times'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { thumbnailOf } from '../../wire/listing-wire'
import { visitedListing } from '../../wire/tour-wire'
import { notify } from '../notify'

type Tour = Row<'tour'>

/** Notifies the lister of what a visitor `does`: 'would like to see'. */
export function tellLister(backend: Backend, row: Tour, title: string, does: string): void {
  const { db } = backend
  const property = db.property.find(row.property_id)
  const visitor = db.user.find(row.user_id)
  pushTour(backend, row)
  if (!property || !visitor || property.user_id === visitor.id) return
  notify(backend, property.user_id, {
    type: 'tour_reminder',
    title,
    message: `${visitor.name} ${does} “${property.title}”, ${whenText(row)}.`,
    link: '/dashboard/tours?show=requests',
    avatar: thumbnailOf(property),
  })
}

/** Notifies the visitor of what the lister `does`: 'expects you at “Villa” on Tuesday, June 16 at 10:00 AM.' */
export function tellVisitor(backend: Backend, row: Tour, title: string, does: string): void {
  const { db } = backend
  const property = db.property.find(row.property_id)
  const lister = property && db.user.find(property.user_id)
  pushTour(backend, row)
  notify(backend, row.user_id, {
    type: 'tour_reminder',
    title,
    message: `${lister?.name ?? 'The lister'} ${does}`,
    link: '/dashboard/tours',
    avatar: thumbnailOf(property),
  })
}

/** The visitor cancels a visit, or takes back the request for it. */
export function callOff(backend: Backend, row: Tour): void {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'visitor' } as const
  const cancelled = backend.db.tour.update(row.id, changes) ?? row
  if (row.status === 'pending') tellLister(backend, cancelled, 'Tour request taken back', 'no longer asks to see')
  else tellLister(backend, cancelled, 'Tour cancelled', 'cancelled the visit of')
}

/** 'Tuesday, June 16 at 10:00 AM' */
export function whenText({ date, time }: Pick<Tour, 'date' | 'time'>): string {
  return `${dayText(date)} at ${timeText(time)}`
}

function pushTour({ db, pushes }: Backend, { id, user_id, property_id, status }: Tour): void {
  const lister = db.property.find(property_id)?.user_id
  for (const user of new Set([user_id, lister]))
    if (user) pushes.push(user, tourUpdated, { tourId: id, propertyId: property_id, status })
}

const open = ({ status }: Tour) => status === 'pending' || status === 'scheduled'

/** Notifies the visitors. All tours keep what it was. */
export function cancelToursOf(backend: Backend, listing: Row<'property'>): void {
  const { db } = backend
  const kept_listing = JSON.stringify(visitedListing(backend, listing))
  for (const tour of db.tour.where((row) => row.property_id === listing.id)) {
    const cancelled = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'lister' } as const
    const row = db.tour.update(tour.id, { kept_listing, ...(open(tour) ? cancelled : {}) }) ?? tour
    if (!open(tour)) continue
    tellVisitor(
      backend,
      row,
      'Tour cancelled',
      `took “${listing.title}” off the market, so your visit on ${whenText(tour)} is cancelled.`,
    )
  }
}

/** Removes the tours of a visitor who leaves, and notifies the listers of upcoming ones. */
export function removeToursBy(backend: Backend, visitorId: string): void {
  for (const tour of backend.db.tour.where((row) => row.user_id === visitorId)) {
    if (open(tour)) tellLister(backend, { ...tour, status: 'cancelled' }, 'Tour cancelled', 'cancelled the visit of')
    backend.db.tour.remove(tour.id)
  }
}
