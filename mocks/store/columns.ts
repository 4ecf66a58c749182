import { AUDIT_ACTIONS } from '@/contract/admin'
import { FIGURE_UNITS } from '@/contract/reference'
import { REPORTED, REPORT_REASONS, REPORT_STATUSES } from '@/contract/listing/reports'
import { OCCASIONS } from '@/contract/account/reviews'
import { VOTES } from '@/contract/favorites/shared-lists'
import { MODELS, type TableName } from './models'

export type Column = {
  name: string
  type: 'text' | 'number' | 'flag'
  nullable: boolean
  isKey: boolean
  json: boolean
}

const TYPES = { string: 'text', number: 'number', boolean: 'flag' } as const
const JSON_COLUMNS = ['images', 'settings', 'kept_listing', 'said']

const CHOICES: { readonly [Name in TableName]?: Readonly<Record<string, readonly string[]>> } = {
  property: { listing_type: ['sale', 'rent'], status: ['available', 'pending', 'sold'] },
  message: { type: ['plain', 'offer', 'offer_accepted', 'offer_rejected', 'offer_withdrawn'] },
  notification: { type: ['property_alert', 'tour_reminder', 'message', 'price_drop', 'system'] },
  tour: { status: ['scheduled', 'completed', 'cancelled', 'pending'], cancelled_by: ['visitor', 'lister'] },
  planned_event: { kind: ['person-reads', 'person-types', 'person-answers', 'person-leaves', 'tour-agrees'] },
  email_code: { purpose: ['register', 'reset'] },
  id_submission: { status: ['pending', 'approved', 'rejected'] },
  review: { occasion: OCCASIONS },
  list_vote: { vote: VOTES },
  finance_figure: { unit: FIGURE_UNITS },
  audit: { action: AUDIT_ACTIONS },
  report: { about: REPORTED, reason: REPORT_REASONS, status: REPORT_STATUSES },
}

export function columnsOf(table: TableName): Column[] {
  return Object.entries(MODELS[table]).map(([name, definition]: [string, unknown]) => {
    const isKey = typeof definition === 'object' && definition !== null && 'getPrimaryKeyValue' in definition
    const nullable = !isKey && typeof definition === 'object'
    const example = exampleOf(definition)
    const type = TYPES[typeof example as keyof typeof TYPES]
    return { name, type, nullable, isKey, json: JSON_COLUMNS.includes(name) }
  })
}

/** A row with nothing in it: null where it may be, else the first choice or an empty value. */
export function blankRow(table: TableName): Record<string, unknown> {
  const empty = { text: '', number: 0, flag: false }
  return Object.fromEntries(
    columnsOf(table).map(({ name, type, nullable, json }) => [
      name,
      nullable ? null : (CHOICES[table]?.[name]?.[0] ?? (json ? '[]' : empty[type])),
    ]),
  )
}

export function keyColumn(table: TableName): string {
  return columnsOf(table).find(({ isKey }) => isKey)?.name ?? 'id'
}

/** What is wrong with a row, as sentences; empty for a row that fits its table. */
export function rowProblems(table: TableName, row: unknown): string[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return ['A row is an object in braces.']
  const columns = columnsOf(table)
  const unknown = Object.keys(row).filter((name) => !columns.some((column) => column.name === name))
  return [
    ...unknown.map((name) => `'${name}' is no column of ${table}.`),
    ...columns.flatMap((column) => columnProblem(table, column, (row as Record<string, unknown>)[column.name])),
  ]
}

function columnProblem(table: TableName, { name, type, nullable, isKey, json }: Column, value: unknown): string[] {
  if (value === undefined) return [`'${name}' is missing${nullable ? '; use null for nothing' : ''}.`]
  if (value === null) return nullable ? [] : [`'${name}' cannot be null.`]
  if (TYPES[typeof value as keyof typeof TYPES] !== type)
    return [`'${name}' is ${JSON.stringify(value)}, but has to be ${WORDS[type]}${nullable ? ' or null' : ''}.`]
  if (isKey && value === '') return [`'${name}' names the row and cannot be empty.`]
  const choices = CHOICES[table]?.[name]
  if (choices && !choices.includes(value as string))
    return [`'${name}' is ${JSON.stringify(value)}, but has to be one of ${choices.join(', ')}.`]
  if (json && !isJson(value as string)) return [`'${name}' has to be JSON written as text.`]
  return []
}

const WORDS = { text: 'text in quotes', number: 'a number', flag: 'true or false' }

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

function exampleOf(definition: unknown): unknown {
  if (typeof definition === 'function') return (definition as () => unknown)()
  const { getPrimaryKeyValue, getValue } = definition as Record<'getPrimaryKeyValue' | 'getValue', () => unknown>
  return (getPrimaryKeyValue ?? getValue)()
}

const REFERENCES = {
  property_id: 'property',
  conversation_id: 'conversation',
  user_id: 'user',
  owner_id: 'user',
  sender_id: 'user',
} as const

type Tables = Record<(typeof REFERENCES)[keyof typeof REFERENCES], { find: (key: string) => unknown }>

/** What is wrong with new values that name other rows, as sentences. What a row named before may be gone since. */
export function lostReferences(tables: Tables, columns: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(REFERENCES).flatMap(([name, table]) => {
    const key = columns[name]
    const there = typeof key !== 'string' || tables[table].find(key) !== undefined
    return there ? [] : [`'${name}' is ${JSON.stringify(key)}, but there is no such row in ${table}.`]
  })
}
