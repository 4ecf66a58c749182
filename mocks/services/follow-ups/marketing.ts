import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { send } from '../codes/outbox'
import { settingsOf, wordsOf } from '../people/settings'
import { hiddenOwners } from '../standing/standing'

const DAY = 86_400_000
const DAYS_OF_MONTH = [1, 15]

/** Sends tips and offers by e-mail twice a month, to users who turned them on. Returns how to stop. */
export function startMarketing(backend: Backend): () => void {
  return backend.agenda.run(() => [nextMailing(backend)])
}

/** 8:00 in the Philippines, which is midnight in UTC, on the first of those days after `since`. */
export function mailingAfter(since: number): number {
  const day = new Date(Math.floor(since / DAY) * DAY + DAY)
  while (!DAYS_OF_MONTH.includes(day.getUTCDate())) day.setUTCDate(day.getUTCDate() + 1)
  return day.getTime()
}

function nextMailing(backend: Backend): ComingEvent {
  const at = mailingAfter(backend.agenda.settledAt() || backend.clock.now())
  const happen = () => mail(backend, at)
  return { id: `marketing ${at}`, at, what: 'Tips and offers by e-mail', happen, runNow: happen }
}

function mail(backend: Backend, at: number): void {
  const { db } = backend
  const date = new Date(at).toISOString().slice(0, 10)
  const since = new Date(at - 14 * DAY).toISOString()
  const hidden = hiddenOwners(db)
  const isFresh = ({ status, created_at, user_id }: Row<'property'>) =>
    status === 'available' && created_at >= since && !hidden.has(user_id)
  const fresh = db.property.where(isFresh).length
  // Another tab may have sent it.
  const sent = new Set(db.outbox.all().map(({ to, subject }) => `${to} ${subject}`))
  for (const user of db.user.all()) {
    const t = wordsOf(db, user.id)
    const subject = t('Tips and offers, {date}', { date })
    if (!settingsOf(user).marketingEmails || sent.has(`${user.email} ${subject}`)) continue
    const news = t.count(
      fresh,
      '{n} listing is new in the last two weeks.',
      '{n} listings are new in the last two weeks.',
    )
    const advice = t(
      'See a place and its title before you pay anything. You can turn these e-mails off in Account Settings.',
    )
    send(backend, { to: user.email, subject, body: `${news} ${advice}` })
  }
}
