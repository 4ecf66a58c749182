import { dayText, timeText } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { notify } from './notify'

/** How long a simulated lister takes to agree, in milliseconds on the mock's clock. */
const THINKING = 25_000
/** Seeded requests stay open, so that the demo shows an open one. */
const SEEDED = /^t\d+-2$/

const planned = new WeakMap<Backend, Set<string>>()

/**
 * In a scenario with lively people, the lister agrees to a request after a while, once for each day and time. Call it when a
 * request is made and when it is read: after a reload, reading starts the wait again.
 */
export function awaitLister(backend: Backend, { id, status, date, time }: Row<'tour'>): void {
  if (backend.scenario.people !== 'lively' || status !== 'pending') return
  if (SEEDED.test(id)) return
  const known = planned.get(backend) ?? new Set()
  planned.set(backend, known)
  const request = `${id} ${date} ${time}`
  if (known.has(request)) return
  known.add(request)
  backend.clock.after(THINKING, () => {
    backend
      .writing(async () => {
        const row = backend.db.tour.find(id)
        if (row?.status === 'pending' && row.date === date && row.time === time) agree(backend, row)
      })
      // oxlint-disable-next-line no-console -- a simulated person that breaks must do so loudly
      .catch((error: unknown) => console.error('A simulated lister failed:', error))
  })
}

function agree(backend: Backend, row: Row<'tour'>): void {
  const property = backend.db.property.find(row.property_id)
  const lister = property && backend.db.user.find(property.user_id)
  backend.db.tour.update(row.id, { status: 'scheduled' })
  notify(backend, row.user_id, {
    type: 'tour_reminder',
    title: 'Tour confirmed',
    message: `${lister?.name ?? 'The lister'} expects you on ${dayText(row.date)} at ${timeText(row.time)}.`,
    link: '/dashboard/tours',
    avatar: lister?.profile_picture ?? null,
  })
}
