import type { WireNotification } from '@/contract/account/notifications'
import type { Backend } from '../../backend'
import { send } from '../codes/outbox'
import { settingsOf } from '../people/settings'

/** Both to the outbox. `settingsOf` has text messages off without a verified number. */
export function sendOutside(
  backend: Backend,
  userId: string,
  { title, message }: Pick<WireNotification, 'title' | 'message'>,
): void {
  const user = backend.db.user.find(userId)
  if (!user) return
  const { emailNotifications, smsNotifications } = settingsOf(user)
  if (emailNotifications) send(backend, { to: user.email, subject: title, body: message })
  if (smsNotifications && user.phone_number)
    send(backend, { to: user.phone_number, subject: title, body: `${title}. ${message}` })
}
