import { settingsOf } from '../services/people/settings'
import { suspensionOf } from '../services/standing/standing'
import type { Database, Row } from '../store/database'

type Shown = { phone: string | null; email: string | null; messenger: string | null }

/** The one rule for every answer (A 6). The name on Messenger goes with the phone; suspended people show nothing. */
export function shownContact(db: Database, user: Row<'user'>): Shown {
  const { privacy } = settingsOf(user)
  if (suspensionOf(db, user.id)) return { phone: null, email: null, messenger: null }
  return {
    phone: privacy.showPhone ? user.phone_number : null,
    email: privacy.showEmail ? user.email : null,
    messenger: privacy.showPhone ? user.messenger : null,
  }
}
