import type { Database } from './database'
import type { Table } from './table'

/** Columns that name a row of another table. */
const REFERENCES = {
  property_id: 'property',
  conversation_id: 'conversation',
  user_id: 'user',
  owner_id: 'user',
  sender_id: 'user',
} as const

/** What is wrong with new values that name other rows, as sentences. What a row named before may be gone since. */
export function lostReferences(db: Database, columns: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(REFERENCES).flatMap(([name, table]) => {
    const key = columns[name]
    const there = typeof key !== 'string' || (db[table] as unknown as Table<unknown>).find(key) !== undefined
    return there ? [] : [`'${name}' is ${JSON.stringify(key)}, but there is no such row in ${table}.`]
  })
}
