import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@/contract/notifications'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { wireNotification } from './notify'

export const notifications = [
  implement(listNotifications, ({ db, me }) => {
    const { id } = me()
    return db.notification
      .where((row) => row.user_id === id)
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .map(wireNotification)
  }),

  implement(markAllNotificationsRead, ({ db, me }) => {
    const { id } = me()
    for (const row of db.notification.where(({ user_id, read }) => user_id === id && !read)) {
      db.notification.update(row.id, { read: true })
    }
    return undefined
  }),

  implement(markNotificationRead, ({ db, me, params }) => {
    db.notification.update(ownNotification(db, params.id, me().id).id, { read: true })
    return undefined
  }),

  implement(deleteNotification, ({ db, me, params }) => {
    db.notification.remove(ownNotification(db, params.id, me().id).id)
    return undefined
  }),
]

function ownNotification(db: Backend['db'], id: string, userId: string): Row<'notification'> {
  const row = db.notification.find(id)
  if (!row) throw problem(404, 'Notification not found')
  if (row.user_id !== userId) throw problem(403, 'This is not your notification.')
  return row
}
