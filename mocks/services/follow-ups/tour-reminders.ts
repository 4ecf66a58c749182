import { dayText, philippineDay, timeText, tourStart } from '@/domain/tours/tour-times'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { tourReminderId } from '../../store/row-keys'
import { notify } from '../notify'
import { settingsOf } from '../people/settings'

/** How often tours are looked through, in milliseconds on the mock's clock. */
const EVERY = 3_600_000

/** Reminds people of tomorrow's viewings, at once and then every hour. Returns how to stop. */
export function startTourReminders(backend: Backend): () => void {
  const { db, clock } = backend
  let cancel = () => {}
  const look = () => {
    if (dueTours(backend).length > 0) {
      backend
        .writing(async () => {
          for (const tour of dueTours(backend)) {
            db.tour_reminder.insert({ id: tourReminderId(tour), sent_at: clock.iso() })
            remind(backend, tour)
          }
        })
        // oxlint-disable-next-line no-console -- a simulated server that breaks must do so loudly
        .catch((error: unknown) => console.error('A tour reminder failed:', error))
    }
    cancel = clock.after(EVERY, look)
  }
  look()
  return () => cancel()
}

/** Confirmed tours of tomorrow, and of today before they begin, that nobody was reminded of. Days are those of the Philippines. */
function dueTours({ db, clock }: Backend): Row<'tour'>[] {
  const tomorrow = philippineDay(clock.now(), 1)
  return db.tour.where(
    (row) =>
      row.status === 'scheduled' &&
      row.date <= tomorrow &&
      (tourStart(row) ?? 0) > clock.now() &&
      db.tour_reminder.find(tourReminderId(row)) === undefined,
  )
}

/** Notifies the visitor and the lister, each as their settings have it. */
function remind(backend: Backend, { user_id, property_id, date, time }: Row<'tour'>): void {
  const { db } = backend
  const property = db.property.find(property_id)
  const visitor = db.user.find(user_id)
  const lister = property && db.user.find(property.user_id)
  if (!property || !visitor || !lister) return
  const when = `${dayText(date)} at ${timeText(time)}`
  const texts = [
    [visitor, `You see “${property.title}” on ${when}.`, lister],
    [lister, `${visitor.name} sees “${property.title}” on ${when}.`, visitor],
  ] as const
  for (const [person, message, other] of texts) {
    if (!settingsOf(person).tourReminders) continue
    const given = { title: 'Viewing soon', message, link: '/dashboard/tours', avatar: other.profile_picture }
    notify(backend, person.id, { type: 'tour_reminder', ...given })
  }
}
