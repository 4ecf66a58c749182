import type { Backend } from '../backend'
import type { Row } from '../store/database'

export function shownReviews({ db, clock }: Pick<Backend, 'db' | 'clock'>, userId: string): Row<'review'>[] {
  const now = clock.iso()
  return db.review.where((row) => row.user_id === userId && row.shown_at <= now && row.removed_at === null)
}
