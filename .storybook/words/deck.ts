import { keyOf } from '../../src/words/key.ts'
import { ROOMS, type RoomName } from '../../src/words/rooms.ts'
import { DOCUMENTED } from './documented.ts'
import { GLOSSARY } from './glossary.ts'

/** A text of the interface as people edit it in a spreadsheet (CSV of RFC 4180). */
export type Entry = {
  key: string
  room: RoomName
  english: string
  translations: readonly string[]
  documented: string
}

export type Edit = { entry: Entry; english: string; translations: readonly string[] }

const LANGUAGES = ['filipino', 'hiligaynon', 'cebuano']
const HEAD = ['key', 'room', 'english', ...LANGUAGES, 'documented in', 'translations', 'note']
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const SECTIONS = new Map(Object.entries(DOCUMENTED).flatMap(([section, texts]) => texts.map((text) => [text, section])))

export const ENTRIES: readonly Entry[] = (Object.keys(ROOMS) as RoomName[]).flatMap((room) =>
  Object.entries<readonly string[]>(ROOMS[room]).map(([english, translations]) => ({
    key: keyOf(english),
    room,
    english,
    translations,
    documented: SECTIONS.get(english) ?? '',
  })),
)

/** The deck as a file. No translation has been approved yet, so each is a draft. */
export function deckOf(entries: readonly Entry[]): string {
  const rows = entries.map(({ key, room, english, translations, documented }) => [
    key,
    room,
    english,
    ...translations,
    documented,
    'draft',
    noteOf(english, documented !== ''),
  ])
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** What a reviewer should look at. */
export function noteOf(english: string, documented: boolean): string {
  const [text = '', meaning] = english.split('|')
  const terms = GLOSSARY.filter((term) => new RegExp(`\\b${term.english}\\b`, 'i').test(text))
  return [
    documented ? 'The English stays word for word.' : '',
    placeholders(text).length > 0 ? `Keep ${placeholders(text).join(' and ')}: a number or a name stands there.` : '',
    meaning ? `Here: ${meaning}. Keep '|${meaning}' in the English.` : '',
    ...terms.map((term) => `${term.english}: ${term.words.join(', ')} (${term.source}).`),
  ]
    .filter(Boolean)
    .join(' ')
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * What an edited deck changes, and what is wrong with it: with a problem nothing may be written. Columns and lines may
 * stand in any order, and lines may be missing.
 * @throws if the deck does not name its columns
 */
export function readDeck(csv: string, entries: readonly Entry[]): { edits: Edit[]; problems: string[] } {
  const [head = [], ...rows] = cellsOf(csv.replace(BYTE_ORDER_MARK, ''))
  const columns = ['key', 'english', ...LANGUAGES].map((name) => head.indexOf(name))
  if (columns.includes(-1)) throw new Error(`The first line has to name the columns ${HEAD.slice(0, 6).join(', ')}.`)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const edits: Edit[] = []
  const problems: string[] = []
  for (const row of rows) {
    const [key = '', english = '', ...translations] = columns.map((column) => (row[column] ?? '').trim())
    const entry = byKey.get(key)
    const wrong = entry ? problemsOf(entry, [english, ...translations]) : ['there is no text with this key']
    problems.push(...wrong.map((problem) => `${key}: ${problem}`))
    const before = entry && [entry.english, ...entry.translations]
    if (entry && [english, ...translations].some((text, at) => text !== before?.[at]))
      edits.push({ entry, english, translations })
  }
  return { edits, problems }
}

function problemsOf({ english, documented }: Entry, texts: readonly string[]): string[] {
  const wanted = placeholders(english).join(' ')
  const found = texts.flatMap((text) => {
    if (text === '') return ['a text is empty']
    const has = placeholders(text).join(' ')
    return has === wanted ? [] : [`the placeholders have to be ${wanted || 'none'}, and are ${has || 'none'}`]
  })
  return documented && texts[0] !== english ? [...found, `${documented} has the English word for word`] : found
}

function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some(Boolean))
}
