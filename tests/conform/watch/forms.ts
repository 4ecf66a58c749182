import { searchProperties } from '@/contract/search/pages'
import { instant } from '@/contract/fields'
import { encodedList } from '@/contract/values/texts'
import { ORDER, type ListCall, type Order } from '@/contract/rules/conventions'
import { conventionRule, orderRule } from '../rules/stated'
import { valuesOf, type Rule } from './seen'

const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

export const time: Rule = {
  title: 'says the zone with every point in time',
  proves: [conventionRule('times')],
  look: ({ schema, value }) =>
    (schema ? valuesOf(instant, schema, value) : [])
      .filter((leaf) => !WITH_ZONE.test(String(leaf.value)))
      .map(({ field, value: got }) => ({ field, expected: 'ISO 8601 with a zone', got })),
}

export const lists: Rule = {
  title: 'answers lists of names as JSON text of a list',
  proves: [],
  look: ({ schema, value }) =>
    (schema ? valuesOf(encodedList, schema, value) : [])
      .filter((leaf) => leaf.value !== '' && !isListText(String(leaf.value)))
      .map(({ field, value: got }) => ({ field, expected: 'JSON text of a list of texts', got })),
}

export const text: Rule = {
  title: 'answers text in UTF-8, read once',
  proves: [],
  look: ({ leaves }) =>
    leaves
      // The mark of bytes that are no UTF-8, and UTF-8 that was read as Latin-1.
      .filter((leaf) => typeof leaf.value === 'string' && /\uFFFD|Ã[\u0080-\u00BF]|â€|ðŸ/.test(leaf.value))
      .map(({ field, value: got }) => ({ field, expected: 'text in UTF-8', got })),
}

export const caches: Rule = {
  title: 'lets no shared cache keep what a signed-in caller gets',
  proves: [conventionRule('caches')],
  look: ({ shared }) =>
    shared === undefined
      ? []
      : [{ field: 'Cache-Control', expected: 'nothing that a shared cache keeps', got: shared }],
}

const PAGES = ['meta', 'links', 'pagination', 'page', 'per_page', 'current_page', 'next_page_url', 'next', 'has_more']

export const paging: Rule = {
  title: 'answers whole lists, not pages',
  proves: [conventionRule('paging')],
  look: ({ name, kind, value }) => {
    // The one call whose results come in pages.
    if (name === searchProperties.id) return []
    if (kind !== 'success' || !Array.isArray((value as { data?: unknown }).data)) return []
    const names = PAGES.filter((name) => name in (value as object))
    return names.map((name) => ({ field: name, expected: 'no pages', got: (value as Record<string, unknown>)[name] }))
  },
}

/** The lists whose order the contract promises. */
const ORDERED = Object.entries(ORDER).flatMap(([name, order]): [ListCall, Exclude<Order, string>][] =>
  typeof order === 'string' ? [] : [[name as ListCall, order]],
)
const ORDER_OF = new Map<string, Exclude<Order, string>>(ORDERED)

/** What a list is in order by; a day goes with its time of day. */
function keyOf(row: Record<string, unknown>, by: string): string {
  const value = String(row[by])
  if (by === 'date') return `${value} ${String(row['time'])}`
  const at = Date.parse(value)
  return Number.isNaN(at) ? value : new Date(at).toISOString()
}

export const order: Rule = {
  title: 'keeps the promised order of every list',
  proves: ORDERED.map(([id]) => orderRule(id)),
  look({ name, kind, value }) {
    const rows = (value as { data?: unknown } | undefined)?.data
    const promised = ORDER_OF.get(name)
    if (!promised || kind !== 'success' || !Array.isArray(rows)) return []
    const { by, direction } = promised
    const keys = rows.map((row: Record<string, unknown>) => keyOf(row, by))
    const falls = direction === 'newest first' || direction === 'latest first'
    const wrong = keys.findIndex((key, place) => {
      const before = keys[place - 1] ?? key
      return falls ? key > before : key < before
    })
    if (wrong < 1) return []
    const got = rows.slice(wrong - 1, wrong + 1).map((row: Record<string, unknown>) => row[by])
    return [{ field: `data.*.${by}`, expected: `the ${direction}`, got: got.join(' before ') }]
  },
}

function isListText(value: string): boolean {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string')
  } catch {
    return false
  }
}
