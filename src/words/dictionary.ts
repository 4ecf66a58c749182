import type { Language } from '@/contract/fields'
import { keyOf } from './key.ts'
import { LOCALES } from './locales.ts'
import { TRANSLATED } from './room.ts'
import { ROOMS, type RoomName } from './rooms.ts'
import { english, translator, type Translate } from './words.ts'

const NAMES = Object.keys(ROOMS) as RoomName[]

/** @throws where two texts have the same key, or there is no such language */
export function dictionaryOf(language: string, rooms: readonly RoomName[] = NAMES): Record<string, string> {
  const column = TRANSLATED.findIndex((each) => each === language)
  if (column < 0) throw new Error(`There is no language '${language}'`)
  const dictionary: Record<string, string> = {}
  for (const room of rooms)
    for (const [text, translations] of Object.entries<readonly string[]>(ROOMS[room])) {
      const key = keyOf(text)
      if (key in dictionary) throw new Error(`'${text}' stands twice in the rooms, or shares its key ${key}`)
      dictionary[key] = translations[column]!
    }
  return dictionary
}

const translators = new Map<Language, Translate>([['en', english]])

/** What translates into a language, with the words of all rooms; the same each time. */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language) ?? translator(dictionaryOf(language), LOCALES[language])
  translators.set(language, translate)
  return translate
}
