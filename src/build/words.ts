import type { Plugin } from 'vite'
import { keyOf } from '../words/key.ts'
import { TRANSLATED } from '../words/room.ts'
import { ROOMS } from '../words/rooms.ts'

const MODULE = /^virtual:words\/(\w+)$/

/** `virtual:words/tl`: the dictionary of a language, from its column in `src/words/rooms`. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = MODULE.exec(id.slice(1))?.[1]
      return language && id.startsWith('\0') ? `export default ${JSON.stringify(dictionaryOf(language))}` : undefined
    },
  }
}

/** @throws where two texts have the same key, or there is no such language */
export function dictionaryOf(language: string): Record<string, string> {
  const column = TRANSLATED.findIndex((column) => column === language)
  if (column < 0) throw new Error(`There is no language '${language}'`)
  const dictionary: Record<string, string> = {}
  for (const room of Object.values(ROOMS))
    for (const [text, translations] of Object.entries(room)) {
      const key = keyOf(text)
      if (key in dictionary) throw new Error(`'${text}' stands twice in the rooms, or shares its key ${key}`)
      dictionary[key] = translations[column]!
    }
  return dictionary
}
