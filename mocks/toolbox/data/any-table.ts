import type { Database } from '../../store/database'
import type { TableName } from '../../store/models'
import type { Table } from '../../store/table'

export function anyTable(db: Database, name: TableName): Table<Record<string, unknown>> {
  return db[name] as unknown as Table<Record<string, unknown>>
}
