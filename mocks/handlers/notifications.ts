import type * as contract from '@/contract/notifications'
import type { Implementations } from '../network/implement'
import { problem } from '../network/problem'
import { wireNotification } from '../services/notify'
import type { Database, Row } from '../store/database'

export const notifications: Implementations<typeof contract> = {
  listNotifications: ({ db, me }) => {
    const { id } = me()
    return db.notification
      .where((row) => row.user_id === id)
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .map(wireNotification)
  },

  markAllNotificationsRead: ({ db, me }) => {
    const { id } = me()
    for (const row of db.notification.where(({ user_id, read }) => user_id === id && !read)) {
      db.notification.update(row.id, { read: true })
    }
    return undefined
  },

  markNotificationRead: ({ db, me, params }) => {
    db.notification.update(ownNotification(db, params.id, me().id).id, { read: true })
    return undefined
  },

  deleteNotification: ({ db, me, params }) => {
    db.notification.remove(ownNotification(db, params.id, me().id).id)
    return undefined
  },
}

function ownNotification(db: Database, id: string, userId: string): Row<'notification'> {
  const row = db.notification.find(id)
  if (!row) throw problem(404, 'Notification not found')
  if (row.user_id !== userId) throw problem(403, 'This is not your notification.')
  return row
}
