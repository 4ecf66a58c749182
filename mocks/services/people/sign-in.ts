import type { Backend } from '../../backend'
import type { Database, Row } from '../../store/database'
import { wireSessionUser } from '../../wire/listing-wire'

export function signIn({ db, clock }: Backend, user: Row<'user'>) {
  const token = `mock-${db.newId()}`
  db.session.insert({ token, user_id: user.id, created_at: clock.iso() })
  return { token, user: wireSessionUser(db, user) }
}

export function endSessions(db: Database, userId: string, { except = null }: { except?: string | null } = {}): void {
  db.session.removeWhere((row) => row.user_id === userId && row.token !== except)
}
