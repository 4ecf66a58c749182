import { UNSEND_MINUTES } from '@/contract/fields'
import { messageRemoved, notificationArrived } from '@/contract/messages/realtime'
import type { StateOf } from '@/contract/rules/machines'
import { MESSAGE_REMOVED } from '@/domain/messages/message-removal'
import { english } from '@/words/words'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { lineTold, photosOf, unreadOf } from '../../wire/messages-wire'
import { requireStep } from '../access/steps'
import { otherSide } from '../conversation-sides'
import { conversationLink, excerptOf } from '../messages-store'
import { wireNotification } from '../notify'
import { noticeColumns, told, worded, type Notice } from '../told'
import { wordsOf } from '../people/settings'

type Talk = Row<'conversation'>
type Message = Row<'message'>

function messageState({ clock }: Backend, { type, tour_id, removed_at, timestamp }: Message): StateOf<'message'> {
  if (removed_at) return 'removed'
  const lasts = type !== 'plain' || tour_id !== null
  return lasts || clock.now() >= Date.parse(timestamp) + UNSEND_MINUTES * 60_000 ? 'kept' : 'sent'
}

/** Takes a message back for both: words, pictures, what a notification said of it, and that it was unread. */
export async function unsend(backend: Backend, talk: Talk, row: Message): Promise<Message> {
  const { db, clock, pushes, files } = backend
  requireStep('message', messageState(backend, row), 'unsendMessage')
  const receiver = otherSide(talk, row.sender_id)
  countAsRead(backend, talk, row, receiver)
  const quoted = worded(excerptOf(lineTold(row)), english)
  for (const { id, said } of db.notification.where(
    ({ user_id, link, message }) => user_id === receiver && link === conversationLink(talk.id) && message === quoted,
  )) {
    const notice = { ...(JSON.parse(said ?? '{}') as Notice), message: told(MESSAGE_REMOVED) }
    const changed = db.notification.update(id, said ? noticeColumns(notice) : { message: MESSAGE_REMOVED })
    if (changed) pushes.push(receiver, notificationArrived, wireNotification(changed, wordsOf(db, receiver)))
  }
  const removed = db.message.update(row.id, { message: '', photos: null, removed_at: clock.iso() }) ?? row
  await Promise.all(photosOf(row).map(({ image_url }) => files.remove(image_url)))
  for (const userId of [receiver, row.sender_id])
    pushes.push(userId, messageRemoved, {
      conversationId: talk.id,
      messageId: row.id,
      removedAt: removed.removed_at,
    })
  return removed
}

export function deleteFor(backend: Backend, talk: Talk, row: Message, userId: string): void {
  if (row.sender_id !== userId) countAsRead(backend, talk, row, userId)
  backend.db.message.update(row.id, talk.buyer_id === userId ? { buyer_deleted: true } : { seller_deleted: true })
  backend.pushes.push(userId, messageRemoved, { conversationId: talk.id, messageId: row.id, removedAt: null })
}

function countAsRead({ db }: Backend, talk: Talk, { id }: Message, receiver: string): void {
  const unread = unreadOf(db, talk, receiver)
  if (!unread.some((row) => row.id === id)) return
  const left = unread.length - 1
  db.conversation.update(talk.id, receiver === talk.buyer_id ? { buyer_unread: left } : { seller_unread: left })
}
