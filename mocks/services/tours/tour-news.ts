import { NO_PROPOSAL } from '../../store/models/tour-defaults'
import { tourUpdated } from '@/contract/messages/realtime'
import type { Label, Text } from '@/words/words'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { thumbnailOf } from '../../wire/listing-wire'
import { visitedListing } from '../../wire/tour-wire'
import { notify } from '../notify'
import { told, whenTold } from '../told'

type Tour = Row<'tour'>

/** What a visitor does, as the lister reads it. */
type OfVisitor = Extract<Text, `{name} ${string} “{title}”, {when}.`>
/** What a lister does about a visit, as its visitor reads it. */
type OfLister =
  | Exclude<Extract<Text, `{name} ${string}“{title}”${string}{when}${string}.`>, OfVisitor>
  | typeof PROPOSED

export const PROPOSED = '{name} proposes {when} for your visit to “{title}”.'

export function tellLister(backend: Backend, row: Tour, title: Label, text: OfVisitor): void {
  const { db } = backend
  const property = db.property.find(row.property_id)
  const visitor = db.user.find(row.user_id)
  pushTour(backend, row)
  if (!property || !visitor || property.user_id === visitor.id) return
  notify(backend, property.user_id, {
    type: 'tour_reminder',
    title: told(title),
    message: told(text, { name: visitor.name, title: property.title, when: whenTold(row) }),
    link: '/dashboard/tours?show=requests',
    avatar: thumbnailOf(property),
  })
}

type More = { when?: Pick<Tour, 'date' | 'time'>; reason?: string | null }

export function tellVisitor(
  backend: Backend,
  row: Tour,
  title: Label,
  text: OfLister,
  { when = row, reason = null }: More = {},
): void {
  const { db } = backend
  const property = db.property.find(row.property_id)
  const lister = property && db.user.find(property.user_id)
  pushTour(backend, row)
  const message = told(text, {
    name: lister?.name ?? told('The lister'),
    title: property?.title ?? told('the listing'),
    when: whenTold(when),
  })
  notify(backend, row.user_id, {
    type: 'tour_reminder',
    title: told(title),
    message: reason ? [message, { own: `“${reason}”` }] : message,
    link: '/dashboard/tours',
    avatar: thumbnailOf(property),
  })
}

/** The visitor cancels a visit, or takes back the request for it. */
export function callOff(backend: Backend, row: Tour): void {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'visitor' } as const
  const cancelled = backend.db.tour.update(row.id, changes) ?? row
  if (row.status === 'pending')
    tellLister(backend, cancelled, 'Tour request taken back', '{name} no longer asks to see “{title}”, {when}.')
  else tellLister(backend, cancelled, 'Tour cancelled', '{name} cancelled the visit of “{title}”, {when}.')
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
    const text = '{name} took “{title}” off the market, so your visit on {when} is cancelled.'
    tellVisitor(backend, row, 'Tour cancelled', text)
  }
}

/** Removes the tours of a visitor who leaves, and notifies the listers of upcoming ones. */
export function removeToursBy(backend: Backend, visitorId: string): void {
  for (const tour of backend.db.tour.where((row) => row.user_id === visitorId)) {
    const text = '{name} cancelled the visit of “{title}”, {when}.'
    if (open(tour)) tellLister(backend, { ...tour, status: 'cancelled' }, 'Tour cancelled', text)
    backend.db.tour.remove(tour.id)
  }
}
