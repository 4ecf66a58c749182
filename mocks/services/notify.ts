import type { WireNotification } from '@/contract/notifications'
import { notificationArrived } from '@/contract/realtime'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { send } from './codes/outbox'
import { settingsOf } from './people/settings'

type Given = Pick<Row<'notification'>, 'type' | 'title' | 'message'> & { link?: string; avatar?: string | null }

/** Stores a notification for a user, pushes it to their sockets, and sends it outside the product as their settings have it. */
export function notify(backend: Backend, userId: string, given: Given): void {
  const { db, clock, pushes } = backend
  const row = db.notification.insert({
    link: null,
    avatar: null,
    ...given,
    id: db.newId(),
    user_id: userId,
    timestamp: clock.iso(),
    read: false,
  })
  pushes.push(userId, notificationArrived, wireNotification(row))
  sendOutside(backend, userId, given)
}

/** An e-mail and a text message, if the user wants them: both go to the outbox. `settingsOf` has SMS off without a verified number. */
function sendOutside(backend: Backend, userId: string, { title: subject, message: body }: Given): void {
  const user = backend.db.user.find(userId)
  if (!user) return
  const { emailNotifications, smsNotifications } = settingsOf(user)
  if (emailNotifications) send(backend, { to: user.email, subject, body })
  if (smsNotifications && user.phone_number)
    send(backend, { to: user.phone_number, subject, body: `${subject}. ${body}` })
}

export function wireNotification({ user_id: _, ...fields }: Row<'notification'>): WireNotification {
  return fields
}
