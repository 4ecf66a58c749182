import type { Row } from '../store/database'
import { settingsOf } from '../services/people/settings'

type Shown = { phone: string | null; email: string | null; messenger: string | null }

/** Phone, with the name on Messenger, and e-mail as the owner's privacy settings show them to everybody (A 6): the one rule for every answer. */
export function shownContact(user: Row<'user'>): Shown {
  const { privacy } = settingsOf(user)
  return {
    phone: privacy.showPhone ? user.phone_number : null,
    email: privacy.showEmail ? user.email : null,
    messenger: privacy.showPhone ? user.messenger : null,
  }
}
