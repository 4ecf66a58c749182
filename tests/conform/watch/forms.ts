import { searchProperties } from '@/contract/search/pages'
import { encodedList, instant } from '@/contract/fields'
import { valuesOf, type Rule } from './seen'

const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

export const time: Rule = {
  title: 'says the zone with every point in time',
  look: ({ schema, value }) =>
    (schema ? valuesOf(instant, schema, value) : [])
      .filter((leaf) => !WITH_ZONE.test(String(leaf.value)))
      .map(({ field, value: got }) => ({ field, expected: 'ISO 8601 with a zone', got })),
}

export const lists: Rule = {
  title: 'answers lists of names as JSON text of a list',
  look: ({ schema, value }) =>
    (schema ? valuesOf(encodedList, schema, value) : [])
      .filter((leaf) => leaf.value !== '' && !isListText(String(leaf.value)))
      .map(({ field, value: got }) => ({ field, expected: 'JSON text of a list of texts', got })),
}

export const text: Rule = {
  title: 'answers text in UTF-8, read once',
  look: ({ leaves }) =>
    leaves
      // The mark of bytes that are no UTF-8, and UTF-8 that was read as Latin-1.
      .filter((leaf) => typeof leaf.value === 'string' && /\uFFFD|Ã[\u0080-\u00BF]|â€|ðŸ/.test(leaf.value))
      .map(({ field, value: got }) => ({ field, expected: 'text in UTF-8', got })),
}

const PAGES = ['meta', 'links', 'pagination', 'page', 'per_page', 'current_page', 'next_page_url', 'next', 'has_more']

export const paging: Rule = {
  title: 'answers whole lists, not pages',
  look: ({ name, kind, value }) => {
    // The one call whose results come in pages.
    if (name === searchProperties.id) return []
    if (kind !== 'success' || !Array.isArray((value as { data?: unknown }).data)) return []
    const names = PAGES.filter((name) => name in (value as object))
    return names.map((name) => ({ field: name, expected: 'no pages', got: (value as Record<string, unknown>)[name] }))
  },
}

/** The order that the contract promises, by the time of each row. */
const ORDERS: Record<string, readonly [field: string, first: 'newest' | 'oldest']> = {
  listNotifications: ['timestamp', 'newest'],
  listConversations: ['timestamp', 'newest'],
  listMessages: ['timestamp', 'oldest'],
  listMyProperties: ['created_at', 'newest'],
  listAuditRecords: ['createdAt', 'newest'],
}

export const order: Rule = {
  title: 'keeps the promised order of every list',
  look({ name, kind, value }) {
    const rows = (value as { data?: unknown } | undefined)?.data
    const [field, first] = ORDERS[name] ?? []
    if (!field || kind !== 'success' || !Array.isArray(rows)) return []
    const times = rows.map((row: Record<string, unknown>) => Date.parse(String(row[field])))
    const wrong = times.findIndex((at, place) => {
      const before = times[place - 1] ?? at
      return first === 'newest' ? at > before : at < before
    })
    if (wrong < 1) return []
    const got = rows.slice(wrong - 1, wrong + 1).map((row: Record<string, unknown>) => row[field])
    return [{ field: `data.*.${field}`, expected: `the ${first} first`, got: got.join(' before ') }]
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
