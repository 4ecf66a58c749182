// A copy deck: the documented texts as a table that people edit in a spreadsheet (CSV of RFC 4180).

/** @typedef {import('./documented-texts.mjs').DocumentedText} DocumentedText */
/** @typedef {Omit<DocumentedText, 'places'>} ShownText */

/** A placeholder of a text. */
export const PLACEHOLDER = /\{\d+\}/g

const HEAD = ['key', 'text', 'where used', 'note']
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The deck as a file. */
export function deckOf(/** @type {readonly ShownText[]} */ texts) {
  const rows = texts.map(({ key, text, file, line, section }) => [key, text, `${file}:${line}`, noteOf(text, section)])
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function noteOf(/** @type {string} */ text, /** @type {string} */ section) {
  const placeholders = text.match(PLACEHOLDER) ?? []
  const keep =
    placeholders.length > 0 ? ` Keep ${placeholders.join(' and ')}: the product fills in a number or a name.` : ''
  return `Documented in ${section}.${keep}`
}

function quoted(/** @type {string} */ cell) {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * The texts of an edited deck by key. The columns may stand in any order; only `key` and `text` are read.
 * @returns {Map<string, string>}
 */
export function readDeck(/** @type {string} */ csv) {
  const [head = [], ...rows] = cellsOf(csv.replace(BYTE_ORDER_MARK, ''))
  const [key, text] = [head.indexOf('key'), head.indexOf('text')]
  if (key < 0 || text < 0) throw new Error("The first line has to name the columns 'key' and 'text'.")
  return new Map(rows.filter((row) => row[key]).map((row) => [row[key] ?? '', (row[text] ?? '').trim()]))
}

/** @returns {string[][]} */
function cellsOf(/** @type {string} */ csv) {
  /** @type {string[][]} */
  const rows = [[]]
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some(Boolean))
}

/**
 * What an edited deck changes, and what is wrong with it. With a problem nothing may be written.
 * @returns {{ changes: { entry: DocumentedText, text: string }[], problems: string[] }}
 */
export function compareDeck(
  /** @type {ReadonlyMap<string, string>} */ deck,
  /** @type {readonly DocumentedText[]} */ texts,
) {
  const byKey = new Map(texts.map((entry) => [entry.key, entry]))
  /** @type {{ entry: DocumentedText, text: string }[]} */
  const changes = []
  /** @type {string[]} */
  const problems = []
  for (const [key, text] of deck) {
    const entry = byKey.get(key)
    const problem = entry ? problemOf(entry.text, text) : 'there is no text with this key'
    if (problem) problems.push(`${key}: ${problem}`)
    else if (entry && text !== entry.text) changes.push({ entry, text })
  }
  return { changes, problems }
}

function problemOf(/** @type {string} */ before, /** @type {string} */ after) {
  if (after === '') return 'the text is empty'
  const [had, has] = [before, after].map((text) => (text.match(PLACEHOLDER) ?? []).toSorted().join(' '))
  if (had !== has) return `the placeholders have to be ${had || 'none'}, and are ${has || 'none'}`
  if (/[{}<>]/.test(after.replaceAll(PLACEHOLDER, ''))) return 'a text holds none of { } < >'
  return ''
}
