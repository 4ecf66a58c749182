import * as z from 'zod/mini'
import type { StoredKey } from '@/domain/stored-keys'
import type { Backend } from '../backend'
import { networkRules } from '../network/rules/parse-rules'
import { seedScenario } from '../scenarios/seed'
import { createDatabase, type TableDumps } from '../store/database'
import { rowProblems } from '../store/columns'
import { TABLE_NAMES } from '../store/models'
import { SNAPSHOT_VERSION } from '../store/persistence'
import type { Account, Scenario } from '../scenarios/scenario'
import { fileOf } from './bytes'
import { applyDiff, diffTables, type StateDiff } from './state-diff'

const row = z.record(z.string(), z.unknown())
const text = z.string()

const rows = z.record(
  text,
  z.object({
    added: z.optional(z.array(row)),
    places: z.optional(z.array(z.number())),
    changed: z.optional(z.array(z.tuple([text, row]))),
    removed: z.optional(z.array(text)),
    generated: z.optional(z.array(text)),
  }),
)

export const mockState = z.object({
  snapshot: z.number(),
  scenario: text,
  seededAt: z.number(),
  /** The clock's distance from the machine's in milliseconds, or the time at which it is frozen. */
  clock: z.union([z.object({ offset: z.number() }), z.object({ stopped: z.number() })]),
  rules: networkRules,
  rows,
  /** Only in a link: up to which time what falls due by itself comes again, and what people did, at which time. */
  due: z.optional(z.object({ until: z.number(), made: z.optional(z.object({ at: z.number(), rows })) })),
  /** The stored tokens of the signed-in accounts. Left out, the scenario's own persona is signed in. */
  account: z.optional(z.object({ token: z.nullable(text), superAdminToken: z.nullable(text) })),
  storage: z.optional(z.record(text, text)),
  /** Uploads as data URLs, by path. Links do not hold them. */
  files: z.optional(z.record(text, text)),
})
export type MockState = z.infer<typeof mockState>

export type CapturedState = MockState & { account: Account }

export const SHARED_KEYS = ['favorites', 'compareList'] as const satisfies StoredKey[]

export function seedTables(scenario: Scenario, seededAt: number): TableDumps {
  const db = createDatabase()
  seedScenario(db, scenario, seededAt)
  return db.dump()
}

export function captureState(backend: Backend, account: Account): CapturedState {
  const { clock, scenario, db } = backend
  const stopped = clock.stopped()
  return {
    snapshot: SNAPSHOT_VERSION,
    scenario: scenario.id,
    seededAt: backend.seededAt(),
    clock: stopped === null ? { offset: clock.offset() ?? 0 } : { stopped },
    rules: structuredClone(backend.rules.list()) as MockState['rules'],
    rows: diffTables(seedTables(scenario, backend.seededAt()), db.dump()),
    account,
  }
}

export type CheckedState = { state: MockState; tables: TableDumps; files: [path: string, file: Blob][] }

/** Checks a whole state of a scenario, so that opening it cannot fail halfway. Throws an Error with a sentence. */
export function checkState(scenario: Scenario, state: MockState): CheckedState {
  const diff = state.rows as StateDiff
  const tables = applyDiff(seedTables(scenario, state.seededAt), diff)
  const problem = firstProblem(tables, diff)
  if (problem) throw new Error(problem)
  createDatabase().load(tables)
  const foreign = Object.keys(state.storage ?? {}).find((key) => !SHARED_KEYS.some((known) => known === key))
  if (foreign) throw new Error(`it would set '${foreign}' in browser storage`)
  const files = Object.entries(state.files ?? {}).map(([path, url]): [string, Blob] => [path, fileOf(url)])
  return { state, tables, files }
}

/** Brings a backend of the same scenario into a captured state. Throws before any change where it does not fit. */
export async function openState(backend: Backend, given: MockState | CheckedState): Promise<void> {
  const { state, tables, files } = 'tables' in given ? given : checkState(backend.scenario, given)
  await backend.replace(tables, state.seededAt, () => {
    if ('stopped' in state.clock) backend.clock.freeze(state.clock.stopped)
    else {
      backend.clock.run()
      backend.clock.setOffset(state.clock.offset)
    }
  })
  backend.rules.set(state.rules)
  for (const [path, file] of files) await backend.files.put(path, file)
}

function firstProblem(tables: TableDumps, diff: StateDiff): string | undefined {
  const foreign = Object.keys(diff).find((name) => !TABLE_NAMES.some((known) => known === name))
  if (foreign) return `there is no table '${foreign}'`
  for (const name of TABLE_NAMES) {
    if (!diff[name]) continue
    for (const row of tables[name].rows) {
      const [problem] = rowProblems(name, row)
      if (problem) return `a row of ${name} does not fit: ${problem}`
    }
  }
  return undefined
}
