import type { Database, Row } from '../db/database'
import type { TableName } from '../db/models'

/** Rows that differ from a world's, by table and id: changed where the world has the row, added where it has not. */
export type Patch = { readonly [Name in TableName]?: Readonly<Record<string, Partial<Row<Name>>>> }

/** Puts a scenario's own rows over those of its world. */
export function applyPatch(db: Database, patch: Patch): void {
  for (const name of Object.keys(patch) as TableName[]) {
    // One cast: the tables' types do not survive being handled as a list.
    const table = db[name] as unknown as Pick<Database['user'], 'update' | 'insert'>
    for (const [id, fields] of Object.entries(patch[name] ?? {}))
      if (!table.update(id, fields)) table.insert({ id, ...fields } as Row<'user'>)
  }
}
