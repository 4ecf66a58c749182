import type { WireNotification } from '@/contract/account/notifications'
import { notificationArrived } from '@/contract/messages/realtime'
import { english, type Translate } from '@/words/words'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { sendOutside } from './follow-ups/send-outside'
import { noticeColumns, wordedNotice, type Notice } from './told'
import { wordsOf } from './people/settings'

type Given = Notice & Pick<Row<'notification'>, 'type'> & { link?: string; avatar?: string | null }

/** Also outside the product, as the user’s settings have it. */
export function notify(backend: Backend, userId: string, { title, message, ...given }: Given): void {
  const { db, clock, pushes } = backend
  const row = db.notification.insert({
    link: null,
    avatar: null,
    ...given,
    ...noticeColumns({ title, message }),
    id: db.newId(),
    user_id: userId,
    timestamp: clock.iso(),
    read: false,
  })
  const sent = wireNotification(row, wordsOf(db, userId))
  pushes.push(userId, notificationArrived, sent)
  sendOutside(backend, userId, sent)
}

/** A row that was edited by hand says what it says. */
export function wireNotification({ user_id: _, said, ...row }: Row<'notification'>, t: Translate): WireNotification {
  const notice = said ? (JSON.parse(said) as Notice) : null
  const inEnglish = notice && wordedNotice(notice, english)
  const isEdited = inEnglish?.title !== row.title || inEnglish.message !== row.message
  return notice && !isEdited ? { ...row, ...wordedNotice(notice, t) } : row
}
