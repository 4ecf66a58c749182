import { presenceChanged } from '@/contract/messages/realtime'
import type { Backend } from '../backend'

export function setPresence({ db, pushes }: Backend, userId: string, isOnline: boolean, lastSeen: string): void {
  const before = db.user.find(userId)
  db.user.update(userId, { is_online: isOnline, last_seen: lastSeen })
  if (!before || before.is_online === isOnline) return
  const others = db.conversation
    .where((row) => row.buyer_id === userId || row.seller_id === userId)
    .map((row) => (row.buyer_id === userId ? row.seller_id : row.buyer_id))
  for (const other of new Set(others)) pushes.push(other, presenceChanged, { userId, isOnline, lastSeen })
}
