import type { WireNotification } from '@/contract/notifications'
import { notificationArrived } from '@/contract/realtime'
import type { Backend } from '../backend'
import type { Row } from '../store/database'

type Given = Pick<Row<'notification'>, 'type' | 'title' | 'message'> & { link?: string; avatar?: string | null }

/** Stores a notification for a user and pushes it to their sockets. */
export function notify({ db, clock, pushes }: Backend, userId: string, given: Given): void {
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
}

export function wireNotification({ user_id: _, ...fields }: Row<'notification'>): WireNotification {
  return fields
}
