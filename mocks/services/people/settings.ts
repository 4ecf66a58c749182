import { DEFAULT_SETTINGS, type Settings } from '@/contract/account/settings'
import { invalid } from '../../network/problem'
import type { Row } from '../../store/database'

/** A user's saved settings, or the defaults (A 9). Text messages are off for as long as the number is not verified. */
export function settingsOf(user: Row<'user'>): Settings {
  if (user.settings === null) return DEFAULT_SETTINGS
  const saved = JSON.parse(user.settings) as Settings
  const privacy = { ...DEFAULT_SETTINGS.privacy, ...saved.privacy }
  return { ...saved, privacy, smsNotifications: saved.smsNotifications && user.phone_verified }
}

export function requireReachable(user: Row<'user'>, { smsNotifications }: Settings): void {
  if (smsNotifications && !user.phone_verified)
    throw invalid('smsNotifications', 'Verify your mobile number first. Text messages go to a verified number only.')
}
