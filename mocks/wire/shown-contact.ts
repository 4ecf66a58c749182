import type { Row } from '../store/database'
import { settingsOf } from '../services/people/settings'

type Shown = { phone: string | null; email: string | null; messenger: string | null }

/** The one rule for every answer (A 6). The name on Messenger goes with the phone. */
export function shownContact(user: Row<'user'>): Shown {
  const { privacy } = settingsOf(user)
  return {
    phone: privacy.showPhone ? user.phone_number : null,
    email: privacy.showEmail ? user.email : null,
    messenger: privacy.showPhone ? user.messenger : null,
  }
}
