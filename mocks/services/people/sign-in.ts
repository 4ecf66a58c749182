import type { Backend } from '../../backend'
import type { Database, Row } from '../../store/database'
import { wireSessionUser } from '../../wire/listing-wire'

/** Opens a session for a user: the token and the user record that signing in answers. */
export function signIn({ db, clock }: Backend, user: Row<'user'>) {
  const token = `mock-${db.newId()}`
  db.session.insert({ token, user_id: user.id, created_at: clock.iso() })
  return { token, user: wireSessionUser(user) }
}

/** Ends a user's sessions, all but the one with the token `except`. */
export function endSessions(db: Database, userId: string, { except = null }: { except?: string | null } = {}): void {
  for (const { token } of db.session.where((row) => row.user_id === userId && row.token !== except))
    db.session.remove(token)
}
