import { adminOfSession } from '../accounts'
import type { Database, Row } from './database'

/** Sessions of accounts that are still there stay, so that nobody is signed out in the middle of something. */
export function keepSessions(db: Database, replace: () => void): void {
  const open = db.session.all()
  replace()
  returnSessions(db, open)
}

/** Puts back the sessions that are missing, of accounts that are there. */
export function returnSessions(db: Database, open: readonly Row<'session'>[]): void {
  for (const session of open) {
    const { token, user_id } = session
    const account = db.user.find(user_id) ?? db.admin.find(adminOfSession(user_id))
    if (account && !db.session.find(token)) db.session.insert(session)
  }
}
