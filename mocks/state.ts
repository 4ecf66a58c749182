import * as z from 'zod/mini'
import { seedScenario, type Backend, type Tables } from './backend'
import { rowProblems } from './db/columns'
import { createDatabase } from './db/database'
import { TABLE_NAMES } from './db/models'
import { SNAPSHOT_VERSION } from './persistence'
import type { Scenario } from './scenarios/scenario'
import { applyDiff, diffTables, type StateDiff } from './state-diff'

const row = z.record(z.string(), z.unknown())
const text = z.string()
const step = z.object({
  delay: z.optional(z.union([z.number(), z.literal('forever')])),
  fail: z.optional(
    z.union([
      z.enum(['network', 'malformed', 'wrong-shape', 'empty']),
      z.object({ status: z.number(), message: text, errors: z.optional(z.record(text, z.array(text))) }),
    ]),
  ),
  refuse: z.optional(text),
})

/** A state of the whole mocked product: its scenario, and in what it differs from the scenario's seed. */
export const mockState = z.object({
  /** The version of the store's snapshots (`SNAPSHOT_VERSION`). */
  snapshot: z.number(),
  scenario: text,
  /** The time from which the seed counts its dates, in milliseconds since 1970. */
  seededAt: z.number(),
  /** How far the clock is from the machine's, in milliseconds, or where it stands still. */
  clock: z.union([z.object({ offset: z.number() }), z.object({ stopped: z.number() })]),
  rules: z.array(z.object({ on: text, steps: z.array(step), afterwards: z.optional(z.enum(['repeat', 'normal'])) })),
  rows: z.record(
    text,
    z.object({
      added: z.optional(z.array(row)),
      changed: z.optional(z.array(z.tuple([text, row]))),
      removed: z.optional(z.array(text)),
      generated: z.optional(z.array(text)),
    }),
  ),
  /** Who is signed in: the documented tokens. */
  account: z.object({ token: z.nullable(text), superAdminToken: z.nullable(text) }),
  /** Keys of browser storage that belong to a state: favorites and the compare list. */
  storage: z.optional(z.record(text, text)),
  /** Uploads as data addresses, by path; in files only. */
  files: z.optional(z.record(text, text)),
})
export type MockState = z.infer<typeof mockState>

export type Account = MockState['account']

/** Keys of browser storage that a shared state carries. */
export const SHARED_KEYS = ['favorites', 'compareList']

/** What the store of a scenario holds before anybody writes. */
export function seedTables(scenario: Scenario, seededAt: number): Tables {
  const db = createDatabase()
  seedScenario(db, scenario, seededAt)
  return db.dump()
}

/** The present state of a backend as plain data. */
export function captureState(backend: Backend, account: Account): MockState {
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

/** Brings a backend of the same scenario into a captured state; throws, and changes nothing, where its rows do not fit. */
export async function openState(backend: Backend, state: MockState): Promise<void> {
  const diff = state.rows as StateDiff
  const tables = applyDiff(seedTables(backend.scenario, state.seededAt), diff)
  const problem = firstProblem(tables, diff)
  if (problem) throw new Error(problem)
  await backend.replace(tables, state.seededAt, () => {
    if ('stopped' in state.clock) backend.clock.freeze(state.clock.stopped)
    else {
      backend.clock.run()
      backend.clock.setOffset(state.clock.offset)
    }
  })
  backend.rules.set(state.rules)
  for (const [path, address] of Object.entries(state.files ?? {}))
    await backend.files.put(path, await (await fetch(address)).blob())
}

function firstProblem(tables: Tables, diff: StateDiff): string | undefined {
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
