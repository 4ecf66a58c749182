import type { Language } from '@/contract/fields'
import { loadBeside, loadFile } from '@/lib/load-code'
import { languageTag, LOCALES } from './locales'
import { neededRooms } from './needed-rooms'
import { english, speak, translator, type Dictionary, type Translate } from './words'

type Translated = Exclude<Language, 'en'>
type Loaded<Part> = () => Promise<{ default: Dictionary } & Part>

/** English stands in the code itself. */
const LANGUAGES: Readonly<Record<Translated, Loaded<{ rooms: Readonly<Record<string, Loaded<unknown>>> }>>> = {
  tl: () => loadFile(() => import('virtual:words/tl')),
  hil: () => loadFile(() => import('virtual:words/hil')),
  ceb: () => loadFile(() => import('virtual:words/ceb')),
}

type Spoken = { translate: Translate; addRooms: () => Promise<unknown> }

const learned = new Map<Translated, Promise<Spoken>>()
let latest: Language = 'en'

/**
 * Makes a language the one of the interface, once its words for the loaded code are there.
 * @returns what translates into it; the language chosen last, where another one was chosen meanwhile
 * @throws CodeError if its words cannot be loaded; the language then stays as it is
 */
export async function loadWords(language: Language): Promise<Translate> {
  latest = language
  const translate = language === 'en' ? english : await translatorOf(language)
  if (language !== latest) return loadWords(latest)
  speak(translate)
  document.documentElement.lang = languageTag(translate.locale)
  return translate
}

async function translatorOf(language: Translated): Promise<Translate> {
  const learning = learned.get(language) ?? learn(language)
  // One for all who ask meanwhile: rooms that are added later are added to the words that are spoken.
  learned.set(language, learning)
  learning.catch(() => learned.delete(language))
  const { translate, addRooms } = await learning
  await addRooms()
  return translate
}

async function learn(language: Translated): Promise<Spoken> {
  const { default: first, rooms } = await LANGUAGES[language]()
  const dictionary = { ...first }
  const there = new Set<string>()
  const add = async (room: string) => {
    const load = rooms[room]
    if (load) Object.assign(dictionary, (await loadFile(load)).default)
    there.add(room)
  }
  return {
    translate: translator(dictionary, LOCALES[language]),
    addRooms: () => Promise.all([...neededRooms].filter((room) => !there.has(room)).map(add)),
  }
}

loadBeside(async () => {
  if (latest !== 'en') await translatorOf(latest)
})
