import { loadCode } from '@/lib/load-code'
import { english, speak, translator, type Dictionary, type Translate } from './words'

/** Dictionaries by the code of their language; English needs none. */
const LOADERS: Readonly<Record<string, () => Promise<{ default: Dictionary }>>> = {
  tl: () => loadCode(() => import('virtual:words/tl')),
  hil: () => loadCode(() => import('virtual:words/hil')),
  ceb: () => loadCode(() => import('virtual:words/ceb')),
}

/** The documented setting says `tl`; browsers and screen readers know Filipino. */
const tagOf = (language: string) => (language === 'tl' ? 'fil' : language)

const loaded = new Map<string, Translate>([['en', english]])
let latest = ''

/**
 * Makes a language the one of the interface, once its dictionary is there.
 * @returns what translates into it; the language chosen last, where another one was chosen meanwhile
 * @throws CodeError if the dictionary cannot be loaded; the language then stays as it is
 */
export async function loadWords(language: string): Promise<Translate> {
  latest = language
  const load = LOADERS[language]
  const translate =
    loaded.get(language) ?? (load ? translator((await load()).default, `${tagOf(language)}-PH`) : english)
  loaded.set(language, translate)
  if (language !== latest) return loadWords(latest)
  speak(translate)
  document.documentElement.lang = tagOf(language)
  return translate
}
