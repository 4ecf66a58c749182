import { createIds, type Ids } from './ids'
import { keyColumn } from './columns'
import { createModels, TABLE_NAMES, type Models, type TableName } from './models'
import { createTable, type Table, type TableDump } from './table'

export type Row<Name extends TableName> = Plain<NonNullable<ReturnType<Models[Name]['findFirst']>>>
type Plain<T> = { [Key in keyof T & string]: T[Key] }

export type Tables = { [Name in TableName]: Table<Row<Name>> }

export type Rows = { [Name in TableName]?: Row<Name>[] }

export type TableDumps = Record<TableName, TableDump<unknown>>

export type Database = Tables & {
  newId: () => string
  ids: Ids
  /** Rises with every write and every load: what was derived from the rows holds for one revision. */
  revision: () => number
  seed: (rows: Rows) => void
  dump: () => Record<TableName, TableDump<unknown>>
  /** Restores a dump; throws where it does not fit the models. */
  load: (dump: Record<string, TableDump<unknown>>) => void
}

export function createDatabase(): Database {
  const models = createModels()
  const ids = createIds()
  let revision = 0
  const onWrite = () => void (revision += 1)
  // One cast: the models' generic types do not survive the list.
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, createTable(models[name] as never, keyColumn(name) as never, onWrite)]),
  ) as unknown as Tables
  const entries = TABLE_NAMES.map((name) => [name, tables[name] as unknown as Table<object>] as const)
  return {
    ...tables,
    newId: ids.next,
    ids,
    revision: () => revision,
    seed(rows) {
      for (const [, table] of entries) {
        table.setBase(null)
        table.load({ rows: [], gone: [] })
      }
      const seeded = revision + 1
      for (const [name, table] of entries) for (const row of rows[name] ?? []) table.insert(row)
      // One write, whatever the number of rows: answers name the revision.
      revision = seeded
    },
    dump() {
      const dump = {} as Record<TableName, TableDump<unknown>>
      for (const [name, table] of entries) dump[name] = table.dump()
      return dump
    },
    load(dump) {
      for (const [name, table] of entries) {
        const kept = dump[name]
        if (!kept || !Array.isArray(kept.rows) || !Array.isArray(kept.gone))
          throw new Error(`no table '${name}' in the snapshot`)
        table.load(kept as TableDump<object>)
      }
      // What was counted from the rows before is no longer true.
      revision += 1
    },
  }
}
