import { answeringOf, type Answering } from '@/domain/messages/answering'
import type { Backend } from '../../backend'
import type { Database, Row } from '../../store/database'

export function wireAnswering({ db, clock }: Backend, userId: string): Answering | null {
  const asked = db.conversation.where((row) => row.seller_id === userId).flatMap((row) => firstAnswer(db, row) ?? [])
  return answeringOf(asked, clock.now())
}

/** When a buyer first wrote, and when the seller first answered; null before the buyer wrote. */
export function firstAnswer(db: Database, { id, buyer_id, seller_id }: Row<'conversation'>) {
  const messages = db.message
    .where((row) => row.conversation_id === id)
    .toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))
  const question = messages.find((row) => row.sender_id === buyer_id)
  if (!question) return null
  const reply = messages.find((row) => row.sender_id === seller_id && row.timestamp > question.timestamp)
  return { askedMs: Date.parse(question.timestamp), answeredMs: reply ? Date.parse(reply.timestamp) : null }
}
