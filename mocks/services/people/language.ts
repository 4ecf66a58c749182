import type { Language } from '@/contract/fields'
import type { Translate } from '@/words/words'
import { askedLanguage, knownTranslator, translatorFor } from '../../network/language'
import type { Database, Row } from '../../store/database'
import { savedSettings } from './settings'

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
  const asked = askedLanguage(request, languageOf(user))
  if (asked !== languageOf(user)) db.user.update(user.id, { asked_language: asked })
}
