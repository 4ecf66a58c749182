import type { WireNotification } from '@/contract/account/notifications'
import { notificationArrived } from '@/contract/messages/realtime'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { sendOutside } from './follow-ups/send-outside'

type Given = Pick<Row<'notification'>, 'type' | 'title' | 'message'> & { link?: string; avatar?: string | null }

/** Also outside the product, as the user’s settings have it. */
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

export function wireNotification({ user_id: _, ...fields }: Row<'notification'>): WireNotification {
  return fields
}
