import { keyOf } from './key.ts'
import { TRANSLATED } from './room.ts'
import { ROOMS, type RoomName } from './rooms.ts'

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
