import type * as contract from '@/contract/account/notifications'
import type { Implementations } from '../network/implement'
import { wireNotification } from '../services/notify'

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

  markNotificationRead: ({ db, params }) => {
    db.notification.update(params.id, { read: true })
    return undefined
  },

  deleteNotification: ({ db, params }) => {
    db.notification.remove(params.id)
    return undefined
  },
}
