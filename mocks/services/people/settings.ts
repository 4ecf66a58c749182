import { DEFAULT_SETTINGS, type Settings } from '@/contract/account/settings'
import { invalid } from '../../network/problem'
import type { Row } from '../../store/database'

/** A user's saved settings, or the defaults (A 9). Text messages are off for as long as the number is not verified. */
export function settingsOf(user: Row<'user'>): Settings {
  const saved = savedSettings(user)
  if (!saved) return DEFAULT_SETTINGS
  const settings = { ...DEFAULT_SETTINGS, ...saved, privacy: { ...DEFAULT_SETTINGS.privacy, ...saved.privacy } }
  return { ...settings, smsNotifications: settings.smsNotifications && user.phone_verified }
}

/** The choices of a user alone. The seed has some who chose no language. */
export function savedSettings({ settings }: Row<'user'>): Partial<Settings> | null {
  return settings === null ? null : (JSON.parse(settings) as Partial<Settings>)
}

export function requireReachable(user: Row<'user'>, { smsNotifications }: Settings): void {
  if (smsNotifications && !user.phone_verified)
    throw invalid('smsNotifications', 'Verify your mobile number first. Text messages go to a verified number only.')
}
