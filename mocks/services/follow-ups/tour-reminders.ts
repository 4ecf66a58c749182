import { tourEnd, tourStart } from '@/domain/tours/tour-times'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { tourReminderId, tourReviewId } from '../../store/row-keys'
import { thumbnailOf } from '../../wire/listing-wire'
import { notify } from '../notify'
import { askForReviews } from '../people/reviews'
import { settingsOf } from '../people/settings'
import { told, whenTold } from '../told'

const DAY = 86_400_000

export function startTourReminders(backend: Backend): () => void {
  return backend.agenda.run(() => [...reminders(backend), ...reviewRequests(backend)])
}

type Due = Pick<ComingEvent, 'id' | 'at' | 'what'> & { tell: () => void }

/** What is told once of each visit that is agreed on; a mark keeps that it was. */
function toldOnce(backend: Backend, markOf: typeof tourReminderId, dueOf: (tour: Row<'tour'>) => Due | null) {
  const { db, clock } = backend
  const coming = db.tour.where((row) => row.status === 'scheduled' && db.tour_reminder.find(markOf(row)) === undefined)
  return coming.flatMap((tour): ComingEvent[] => {
    const due = dueOf(tour)
    if (!due) return []
    const { tell, ...event } = due
    const mark = () => void db.tour_reminder.insert({ id: markOf(tour), sent_at: clock.iso() })
    const happen = () => {
      mark()
      tell()
    }
    return [{ ...event, happen, runNow: happen, drop: mark }]
  })
}

function reminders(backend: Backend): ComingEvent[] {
  const settled = backend.agenda.settledAt()
  return toldOnce(backend, tourReminderId, (tour) => {
    const starts = tourStart(tour)
    const at = Date.parse(`${tour.date}T00:00:00+08:00`) - DAY
    // A viewing that was over before anybody looked is not reminded of.
    if (starts === null || starts <= Math.max(at, settled)) return null
    const title = backend.db.property.find(tour.property_id)?.title ?? 'a listing'
    const id = `reminder ${tourReminderId(tour)}`
    return { id, at, what: `Reminder of the visit to “${title}”`, tell: () => remind(backend, tour) }
  })
}

function reviewRequests(backend: Backend): ComingEvent[] {
  const settled = backend.agenda.settledAt()
  return toldOnce(backend, tourReviewId, (tour) => {
    const at = tourEnd(tour)
    const property = backend.db.property.find(tour.property_id)
    if (at === null || at < settled || !property) return null
    const what = `Question how the visit to “${property.title}” was`
    const sides = [tour.user_id, property.user_id] as const
    const tell = () => askForReviews(backend, sides, property.title, '/dashboard/tours')
    return { id: `review ${tour.id}`, at, what, tell }
  })
}

function remind(backend: Backend, { user_id, property_id, date, time }: Row<'tour'>): void {
  const { db } = backend
  const property = db.property.find(property_id)
  const visitor = db.user.find(user_id)
  const lister = property && db.user.find(property.user_id)
  if (!property || !visitor || !lister) return
  const seen = { title: property.title, when: whenTold({ date, time }) }
  const texts = [
    [visitor, told('You see “{title}” on {when}.', seen)],
    [lister, told('{name} sees “{title}” on {when}.', { ...seen, name: visitor.name })],
  ] as const
  for (const [person, message] of texts) {
    if (!settingsOf(person).tourReminders) continue
    const given = { title: told('Viewing soon'), message, link: '/dashboard/tours', avatar: thumbnailOf(property) }
    notify(backend, person.id, { type: 'tour_reminder', ...given })
  }
}
