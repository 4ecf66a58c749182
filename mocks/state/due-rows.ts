import { startEvents } from '../agenda/start-events'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { TABLE_NAMES } from '../store/models'
import type { TableDumps } from '../store/database'
import { seedTables, type MockState } from './state'
import { applyDiff, diffTables, type StateDiff } from './state-diff'

const HOUR = 3_600_000

/**
 * The same state without the rows that fall due by themselves: `due` says up to which time they come again when it is
 * opened. What people did is in `due.made`; `rows` keeps what still differs.
 */
export async function withoutDue(state: MockState): Promise<MockState> {
  const { seededAt, clock } = state
  const now = 'stopped' in clock ? clock.stopped : Date.now() + clock.offset
  const until = Math.floor(now / HOUR) * HOUR
  if (until <= seededAt) return state
  const tables = applyDiff(seedOf(state), state.rows)
  const rows = withoutEvents(diffTables(await passed(state, { until }), tables))
  const made = { at: timeOf(rows, seededAt, until), rows }
  const due = { until, made }
  const short: MockState = { ...state, rows: diffTables(await passed(state, due), tables), due }
  const isSame = JSON.stringify((await withDue(short)).rows) === JSON.stringify(state.rows)
  return isSame && JSON.stringify(short).length < JSON.stringify(state).length ? short : state
}

/** The reverse. */
export async function withDue({ due, ...state }: MockState): Promise<MockState> {
  if (!due) return state
  return {
    ...state,
    rows: diffTables(seedOf(state), applyDiff(await passed(state, due), state.rows)),
  }
}

const seedOf = ({ scenario, seededAt }: MockState) => seedTables(scenarioById(scenario), seededAt)

/** The rows after the time has passed in which people did only what `made` holds. */
async function passed(state: MockState, { until, made }: NonNullable<MockState['due']>): Promise<TableDumps> {
  const { seededAt } = state
  const backend = createBackend({ scenario: scenarioById(state.scenario), frozen: true })
  await backend.ready
  await backend.replace(seedOf(state), seededAt, () => backend.clock.freeze(seededAt))
  const stop = startEvents(backend, () => true)
  if (made) {
    await backend.passTime(made.at - seededAt)
    await backend.writing(async () => backend.db.load(applyDiff(backend.db.dump(), made.rows as StateDiff)))
  }
  await backend.passTime(until - backend.clock.now())
  stop()
  return backend.db.dump()
}

/** Whether an event of the agenda made a row, by its key (`ids.named`). */
const isOfEvent = (key: unknown) => String(key).includes(' ')

function withoutEvents(diff: StateDiff): StateDiff {
  return Object.fromEntries(
    TABLE_NAMES.flatMap((name) => {
      const { added = [], removed = [], ...rest } = diff[name] ?? {}
      const own = {
        added: added.filter((row) => !isOfEvent(row['id'])),
        removed: removed.filter((key) => !isOfEvent(key)),
      }
      const table = { ...rest, ...own }
      return Object.values(table).some((list) => list.length > 0) ? [[name, table]] : []
    }),
  )
}

/** Columns that say when a row was made. */
const TIMES = ['created_at', 'timestamp', 'sent_at'] as const

/** When the latest of the new rows was made, so that what follows from it comes after it. */
function timeOf(diff: StateDiff, from: number, until: number): number {
  const times = Object.values(diff).flatMap(({ added = [] }) =>
    added.flatMap((row) => TIMES.map((name) => (typeof row[name] === 'string' ? Date.parse(row[name]) : NaN))),
  )
  return Math.min(until, Math.max(from, ...times.filter((time) => !Number.isNaN(time))))
}
