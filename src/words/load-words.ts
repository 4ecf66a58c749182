import type { Language } from '@/contract/fields'
import { loadCode } from '@/lib/load-code'
import { LOCALES } from './locales'
import { english, speak, translator, type Dictionary, type Translate } from './words'

/** English stands in the code itself. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Dictionary }>>> = {
  tl: () => loadCode(() => import('virtual:words/tl')),
  hil: () => loadCode(() => import('virtual:words/hil')),
  ceb: () => loadCode(() => import('virtual:words/ceb')),
}

const loaded = new Map<Language, Translate>()
let latest: Language = 'en'

/**
 * Makes a language the one of the interface, once its dictionary is there.
 * @returns what translates into it; the language chosen last, where another one was chosen meanwhile
 * @throws CodeError if the dictionary cannot be loaded; the language then stays as it is
 */
export async function loadWords(language: Language): Promise<Translate> {
  latest = language
  const translate = await translatorOf(language)
  if (language !== latest) return loadWords(latest)
  speak(translate)
  document.documentElement.lang = new Intl.Locale(translate.locale).language
  return translate
}

async function translatorOf(language: Language): Promise<Translate> {
  if (language === 'en') return english
  const known = loaded.get(language) ?? translator((await LOADERS[language]()).default, LOCALES[language])
  loaded.set(language, known)
  return known
}
