import type { Row } from '../store/database'
import { settingsOf } from '../services/people/settings'

/** Phone and e-mail as the owner's privacy settings show them to everybody (A 6): the one rule for every answer. */
export function shownContact(user: Row<'user'>): { phone: string | null; email: string | null } {
  const { privacy } = settingsOf(user)
  return { phone: privacy.showPhone ? user.phone_number : null, email: privacy.showEmail ? user.email : null }
}
