import { listNotifications } from '@/contract/notifications'
import { implement } from '../network/implement'

export const notifications = [
  implement(listNotifications, ({ db, me }) => {
    const { id } = me()
    return db.notification
      .where((row) => row.user_id === id)
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .map(({ user_id: _, ...wire }) => wire)
  }),
]
