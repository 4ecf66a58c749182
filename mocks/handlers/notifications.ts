import type * as contract from '@/contract/account/notifications'
import { reply, type Implementations } from '../network/implement'
import { askedLanguage, translatorFor } from '../network/language'
import { wireNotification } from '../services/notify'
import { languageOf } from '../services/people/settings'

export const notifications: Implementations<typeof contract> = {
  listNotifications: async ({ db, me, request }) => {
    const user = me()
    const t = await translatorFor(askedLanguage(request, languageOf(user)))
    const rows = db.notification
      .where((row) => row.user_id === user.id)
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .map((row) => wireNotification(row, t))
    return reply(rows, { language: t.locale })
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
