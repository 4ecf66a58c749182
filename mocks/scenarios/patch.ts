import type { Database, Row } from '../store/database'
import { keyColumn } from '../store/columns'
import type { TableName } from '../store/models'

export type Patch = { readonly [Name in TableName]?: Readonly<Record<string, Partial<Row<Name>>>> }

export function applyPatch(db: Database, patch: Patch): void {
  for (const name of Object.keys(patch) as TableName[]) {
    // One cast: the tables' types do not survive the loop.
    const table = db[name] as unknown as Pick<Database['user'], 'update' | 'insert'>
    for (const [id, fields] of Object.entries(patch[name] ?? {}))
      if (!table.update(id, fields)) table.insert({ [keyColumn(name)]: id, ...fields } as Row<'user'>)
  }
}
