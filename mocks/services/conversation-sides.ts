import type { Label } from '@/words/words'
import { problem } from '../network/problem'
import type { Database, Row } from '../store/database'
import { requireContact } from './access/contact'

type Conversation = Row<'conversation'>

export function otherSide(row: Conversation, userId: string): string {
  return row.buyer_id === userId ? row.seller_id : row.buyer_id
}

const ACCOUNT_GONE = 'This account was deleted. It can no longer be written to.'

export function closedBecause(db: Database, row: Conversation, userId: string): Label | null {
  if (!db.user.find(otherSide(row, userId))) return ACCOUNT_GONE
  if (row.property_id !== '' && !db.property.find(row.property_id))
    return 'The listing was removed, so this conversation is closed.'
  return null
}

/** Refuses what is written once listing or other account is gone (410), or where one side blocked the other (403). */
export function requireOpen(db: Database, row: Conversation, userId: string): void {
  const reason = closedBecause(db, row, userId)
  if (reason !== null) throw problem(410, reason)
  requireContact(db, userId, otherSide(row, userId))
}

/** Refuses once the other account is gone (410), or where one side blocked the other (403). */
export function requirePartner(db: Database, row: Conversation, userId: string): void {
  if (!db.user.find(otherSide(row, userId))) throw problem(410, ACCOUNT_GONE)
  requireContact(db, userId, otherSide(row, userId))
}
