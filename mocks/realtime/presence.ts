import { presenceChanged } from '@/contract/messages/realtime'
import type { Backend } from '../backend'
import { showsOnline } from '../services/access/shown'

export function setPresence(backend: Backend, userId: string, isOnline: boolean, lastSeen: string): void {
  const { db, pushes } = backend
  const before = db.user.find(userId)
  db.user.update(userId, { is_online: isOnline, last_seen: lastSeen })
  if (!before || before.is_online === isOnline) return
  for (const other of partnersOf(backend, userId))
    if (showsOnline(db, before, other)) pushes.push(other, presenceChanged, { userId, isOnline, lastSeen })
}

/** After a change of who may see it: everybody hears what they see now. */
export function tellPresence(backend: Backend, userId: string): void {
  const { db, pushes } = backend
  const user = db.user.find(userId)
  if (!user?.is_online) return
  for (const other of partnersOf(backend, userId)) {
    const isOnline = showsOnline(db, user, other)
    pushes.push(other, presenceChanged, { userId, isOnline, lastSeen: isOnline ? user.last_seen : null })
  }
}

function partnersOf({ db }: Backend, userId: string): Set<string> {
  return new Set(
    db.conversation
      .where((row) => row.buyer_id === userId || row.seller_id === userId)
      .map((row) => (row.buyer_id === userId ? row.seller_id : row.buyer_id)),
  )
}
