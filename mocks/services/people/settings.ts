import { DEFAULT_SETTINGS, type Settings } from '@/contract/settings'
import type { Row } from '../../store/database'

/** A user's saved settings, or the defaults (A 9). */
export function settingsOf(user: Row<'user'>): Settings {
  return user.settings === null ? DEFAULT_SETTINGS : (JSON.parse(user.settings) as Settings)
}
