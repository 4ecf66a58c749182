import type { Plugin } from 'vite'
import { dictionaryOf } from '../words/dictionary.ts'
import { BACKEND_ROOMS, FIRST_ROOMS, PAGE_ROOMS, ROOMS, type RoomName } from '../words/rooms.ts'
import { codeTexts } from './code-texts.ts'

const MODULE = /^virtual:words\/(\w+)(?:\/(\w+))?$/
/** Code whose texts people read. Those of the contract are shown by the code that imports them. */
const SHOWS_TEXTS = /\/src\/(?!build\/|contract\/|words\/|[^?]*\.(?:test|stories)\.)[^?]+\.tsx?$/

const NAMES = Object.keys(ROOMS) as RoomName[]
const LATER = NAMES.filter((name) => ![...FIRST_ROOMS, ...BACKEND_ROOMS, ...PAGE_ROOMS].includes(name))

const ROOM_OF = new Map(LATER.flatMap((name) => Object.keys(ROOMS[name]).map((text) => [text, name] as const)))

/**
 * `virtual:words/tl`: a language's dictionary for the first screen, and what loads its further rooms,
 * `virtual:words/tl/tours`. Each module says which of them it needs, so that they are there when its code runs.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, room] = (id.startsWith('\0') && MODULE.exec(id.slice(1))) || []
      if (!language) return undefined
      if (room) return `export default ${JSON.stringify(dictionaryOf(language, [room as RoomName]))}`
      const loaders = LATER.map((name) => `${name}: () => import('virtual:words/${language}/${name}')`)
      return `export default ${JSON.stringify(dictionaryOf(language, FIRST_ROOMS))}
export const rooms = { ${loaders.join(', ')} }`
    },
    transform: {
      order: 'pre',
      filter: { id: SHOWS_TEXTS },
      handler(code, id) {
        const needed = roomsOf(id, code).map((name) => `'${name}'`)
        if (needed.length === 0) return undefined
        const call = `import { needRooms } from '@/words/needed-rooms'\nneedRooms(${needed.join(', ')})\n`
        return { code: `${code}\n${call}`, map: null }
      },
    },
  }
}

/** The rooms, beside the first ones, that hold texts of a file. */
function roomsOf(file: string, source: string): RoomName[] {
  const found = new Set(codeTexts(file, source).texts.flatMap((text) => ROOM_OF.get(text) ?? []))
  return [...found].toSorted()
}
