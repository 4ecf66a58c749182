import type { TableDumps } from '../store/database'
import { keyColumn } from '../store/columns'
import { TABLE_NAMES, type TableName } from '../store/models'
import type { TableDump } from '../store/table'

type AnyRow = Record<string, unknown>

export type TableDiff = {
  added?: AnyRow[]
  /** Where in the table the added rows are, unless they are its last ones. */
  places?: number[]
  changed?: [key: string, columns: AnyRow][]
  removed?: string[]
  /** Keys of generated rows that were changed or removed (`TableDump.gone`). */
  generated?: string[]
}

export type StateDiff = { [Name in TableName]?: TableDiff }

export function diffTables(seed: TableDumps, now: TableDumps): StateDiff {
  const diff: StateDiff = {}
  for (const name of TABLE_NAMES) {
    const table = diffTable(keyColumn(name), seed[name], now[name])
    if (Object.keys(table).length > 0) diff[name] = table
  }
  return diff
}

/** The seed with the differences applied: the reverse of `diffTables`. */
export function applyDiff(seed: TableDumps, diff: StateDiff): TableDumps {
  const tables = {} as TableDumps
  for (const name of TABLE_NAMES) {
    const { added = [], places, changed = [], removed = [], generated = [] } = diff[name] ?? {}
    const key = keyColumn(name)
    const changes = new Map(changed)
    const rows = rowsOf(seed[name])
      .filter((row) => !removed.includes(String(row[key])))
      .map((row) => ({ ...row, ...changes.get(String(row[key])) }))
    for (const [index, row] of added.entries()) rows.splice(places?.[index] ?? rows.length, 0, row)
    tables[name] = { rows, gone: [...generated] }
  }
  return tables
}

function diffTable(key: string, seed: TableDump<unknown>, now: TableDump<unknown>): TableDiff {
  const before = new Map(rowsOf(seed).map((row) => [String(row[key]), row]))
  const keys = new Set(rowsOf(now).map((row) => String(row[key])))
  const added = rowsOf(now).filter((row) => !before.has(String(row[key])))
  const changed = rowsOf(now).flatMap((row): [string, AnyRow][] => {
    const was = before.get(String(row[key]))
    const columns = Object.entries(row).filter(([name, value]) => was && was[name] !== value)
    return columns.length > 0 ? [[String(row[key]), Object.fromEntries(columns)]] : []
  })
  const removed = [...before.keys()].filter((one) => !keys.has(one))
  const places = added.map((row) => rowsOf(now).indexOf(row))
  const areLast = places.every((place, index) => place === rowsOf(now).length - added.length + index)
  return {
    ...(added.length > 0 ? { added } : {}),
    ...(areLast ? {} : { places }),
    ...(changed.length > 0 ? { changed } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(now.gone.length > 0 ? { generated: [...now.gone] } : {}),
  }
}

function rowsOf(table: TableDump<unknown>): AnyRow[] {
  return table.rows as AnyRow[]
}
