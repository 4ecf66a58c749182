import type { Database } from '../../db/database'
import type { TableName } from '../../db/models'
import type { Table } from '../../db/table'

/** A table whose rows are looked at as plain records: its own type does not survive being chosen by name. */
export function anyTable(db: Database, name: TableName): Table<Record<string, unknown>> {
  return db[name] as unknown as Table<Record<string, unknown>>
}
