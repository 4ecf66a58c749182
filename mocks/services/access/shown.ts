import type { Database, Row } from '../../store/database'
import { settingsOf } from '../people/settings'
import { contactOf } from './contact'

export function showsOnline(db: Database, user: Row<'user'>, viewerId: string): boolean {
  const { showOnline } = settingsOf(user).privacy
  if (user.id === viewerId) return true
  if (showOnline === 'nobody' || contactOf(db, viewerId, user.id) !== 'open') return false
  return showOnline !== 'chats' || hasWrittenTo(db, user.id, viewerId)
}

function hasWrittenTo(db: Database, userId: string, otherId: string): boolean {
  const pair = [userId, otherId]
  const talks = db.conversation.where((row) => pair.includes(row.buyer_id) && pair.includes(row.seller_id))
  return talks.some(({ id }) => db.message.where((row) => row.conversation_id === id && row.sender_id === userId)[0])
}

export function showSeen(db: Database, ...userIds: string[]): boolean {
  return userIds.every((id) => {
    const user = db.user.find(id)
    return user !== undefined && settingsOf(user).privacy.showSeen !== false
  })
}
