type Model<Row> = {
  create: (values: Row) => Row
  getAll: () => Row[]
  update: (query: { where: object; data: Partial<Row> }) => Row | null
  deleteMany: (query: { where: object }) => Row[]
}

/**
 * Generated rows under a table's written ones: found by key without a scan, listed on demand.
 * `kinds` has one of each kind.
 */
export type BaseRows<Row> = {
  rows: () => readonly Row[]
  kinds: () => readonly Row[]
  find: (key: string) => Row | undefined
}

/** Reads come from a list and an index: the library scans every row. A base row enters with its first change. */
export type Table<Row> = {
  all: () => readonly Row[]
  written: () => readonly Row[]
  find: (key: string) => Row | undefined
  where: (test: (row: Row) => boolean) => Row[]
  /** Whether a row passes a test of what all rows of a kind share. */
  has: (test: (row: Row) => boolean) => boolean
  insert: (row: Row) => Row
  update: (key: string, changes: Partial<Row>) => Row | undefined
  remove: (key: string) => boolean
  removeWhere: (test: (row: Row) => boolean) => void
  setBase: (base: BaseRows<Row> | null) => void
  goneKeys: () => readonly string[]
  dump: () => TableDump<Row>
  load: (dump: TableDump<Row>) => void
}

export type TableDump<Row> = { rows: Row[]; gone: string[] }

export function createTable<Row extends object>(
  model: Model<Row>,
  key: keyof Row & string,
  onWrite: () => void,
): Table<Row> {
  let base: BaseRows<Row> | null = null
  let gone = new Set<string>()
  let written: readonly Row[] | null = null
  /** New rows that `written` does not have yet. */
  let fresh: Row[] = []
  let index: Map<string, Row> | null = null

  const keyOf = (row: Row) => String(row[key])
  const whereKey = (value: string) => ({ where: { [key]: { equals: value } } })
  const changed = () => {
    written = null
    fresh = []
    index = null
  }
  // Copies, because the library's rows are frozen and carry its symbols.
  const copyOf = (row: Row): Row => ({ ...row })
  const readWritten = () => {
    if (!written) written = model.getAll().map(copyOf)
    else if (fresh.length > 0) written = [...written, ...fresh]
    fresh = []
    return written
  }
  /** One row is new: the others are not copied again. */
  const added = (row: Row) => {
    const copy = copyOf(row)
    fresh.push(copy)
    index?.set(keyOf(copy), copy)
  }
  /** One row has other values. */
  const replaced = (value: string, row: Row) => {
    const copy = copyOf(row)
    if (keyOf(copy) !== value) return changed()
    if (written) written = readWritten().map((one) => (keyOf(one) === value ? copy : one))
    index?.set(value, copy)
  }
  /** Removes rows at once: the library reads all rows of a table for each query. */
  const drop = (keys: readonly string[]) => {
    const generated = new Set(keys.filter((value) => inBase(value)))
    const stored = new Set(keys.filter((value) => !generated.has(value)))
    for (const value of generated) gone.add(value)
    if (stored.size > 0) model.deleteMany({ where: { [key]: { in: [...stored] } } })
    if (written) written = readWritten().filter((one) => !stored.has(keyOf(one)))
    for (const value of stored) index?.delete(value)
    onWrite()
  }
  const readIndex = () => (index ??= new Map(readWritten().map((row) => [keyOf(row), row])))
  const inBase = (value: string) => (gone.has(value) ? undefined : base?.find(value))
  const find = (value: string) => readIndex().get(value) ?? inBase(value)
  const all = () => (base ? [...readWritten(), ...base.rows().filter((row) => !gone.has(keyOf(row)))] : readWritten())

  return {
    all,
    written: readWritten,
    find,
    where: (test) => all().filter(test),
    has: (test) => readWritten().some(test) || (base?.kinds().some(test) ?? false),
    insert(row) {
      added(model.create(row))
      onWrite()
      return row
    },
    update(value, changes) {
      const generated = inBase(value)
      if (generated && !readIndex().has(value)) {
        gone.add(value)
        added(model.create({ ...generated, ...changes }))
      } else {
        const row = model.update({ ...whereKey(value), data: changes })
        if (!row) return undefined
        replaced(value, row)
      }
      onWrite()
      return find(value)
    },
    remove(value) {
      if (!find(value)) return false
      drop([value])
      return true
    },
    removeWhere(test) {
      const keys = all().filter(test).map(keyOf)
      if (keys.length > 0) drop(keys)
    },
    setBase(next) {
      base = next
    },
    goneKeys: () => [...gone],
    // From entries, because a spread would copy the library's symbols.
    dump: () => ({ rows: readWritten().map((row) => Object.fromEntries(Object.entries(row)) as Row), gone: [...gone] }),
    load(dump) {
      model.deleteMany({ where: {} })
      for (const row of dump.rows) model.create(row)
      gone = new Set(dump.gone)
      changed()
    },
  }
}
