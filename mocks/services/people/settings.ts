import { DEFAULT_SETTINGS, type Settings } from '@/contract/account/settings'
import type { Language } from '@/contract/fields'
import type { Translate } from '@/words/words'
import { askedLanguage, knownTranslator, translatorFor } from '../../network/language'
import { invalid } from '../../network/problem'
import type { Database, Row } from '../../store/database'

/** A user's saved settings, or the defaults (A 9). Text messages are off for as long as the number is not verified. */
export function settingsOf(user: Row<'user'>): Settings {
  const saved = savedSettings(user)
  if (!saved) return DEFAULT_SETTINGS
  const settings = { ...DEFAULT_SETTINGS, ...saved, privacy: { ...DEFAULT_SETTINGS.privacy, ...saved.privacy } }
  return { ...settings, smsNotifications: settings.smsNotifications && user.phone_verified }
}

/** What a user chose. The seed has some who chose no language. */
function savedSettings({ settings }: Row<'user'>): Partial<Settings> | null {
  return settings === null ? null : (JSON.parse(settings) as Partial<Settings>)
}

export function requireReachable(user: Row<'user'>, { smsNotifications }: Settings): void {
  if (smsNotifications && !user.phone_verified)
    throw invalid('smsNotifications', 'Verify your mobile number first. Text messages go to a verified number only.')
}

/** For what reaches an account without a call: its setting, else the language of its last change of something. */
export function languageOf(user: Row<'user'> | undefined): Language {
  return (user && (savedSettings(user)?.language ?? user.asked_language)) ?? 'en'
}

/** Inside `backend.writing`, which has learned the languages of all accounts. */
export function wordsOf(db: Database, userId: string): Translate {
  return knownTranslator(languageOf(db.user.find(userId)))
}

export async function learnLanguages(db: Database): Promise<void> {
  await Promise.all([...new Set(db.user.written().map(languageOf))].map(translatorFor))
}

export function keepAskedLanguage(db: Database, user: Row<'user'>, request: Request): void {
  const known = languageOf(user)
  const asked = askedLanguage(request, known)
  if (asked !== known) db.user.update(user.id, { asked_language: asked })
}
