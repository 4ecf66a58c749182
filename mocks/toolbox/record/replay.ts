import { startEvents } from '../../agenda/start-events'
import { createBackend, type Backend } from '../../backend'
import { scenarioById } from '../../scenarios/catalog'
import type { RecordedCall, Recording } from '../../scenarios/recording'
import { captureState, openState } from '../../state/state'
import { callEndpoint } from '../actions/call-endpoint'
import { formOf } from './recorded-files'
import { keyColumn } from '../../store/columns'
import { TABLE_NAMES, type TableName } from '../../store/models'
import type { StateDiff, TableDiff } from '../../state/state-diff'

export type Replay = { calls: number; skipped: string[]; differences: string[] }

/** Each call at its own time, as the same person, rows under the same keys. Simulated people act again. */
export async function replay({ start, startedAt, calls, end, endedAt }: Recording): Promise<Replay> {
  const backend = createBackend({ scenario: { ...scenarioById(start.scenario), network: [] }, frozen: true })
  await backend.ready
  await openState(backend, { ...start, rules: [] })
  backend.clock.freeze(startedAt)
  const here = new Set(calls.map(({ user }) => user))
  const stop = startEvents(backend, (id) => here.has(id))
  const differences: string[] = []
  const skipped: string[] = []
  for (const call of calls) {
    const form = call.form && (await formOf(call.form))
    const skip = call.skip ?? (form === null ? 'its files are not in this browser' : undefined)
    if (skip) skipped.push(`${call.endpoint}: ${skip}`)
    else differences.push(...(await repeat(backend, call, form ?? undefined)))
  }
  await settle(backend, endedAt)
  stop()
  const now = captureState(backend, start.account)
  differences.push(...compareStates((end ?? start).rows, now.rows))
  return { calls: calls.length - skipped.length, skipped, differences }
}

async function repeat(backend: Backend, call: RecordedCall, form: FormData | undefined): Promise<string[]> {
  await settle(backend, call.at)
  const { token, user, path } = call
  const body = form ?? call.body
  // Signing in through the toolbox creates a session without a call.
  if (token && user && !backend.db.session.find(token))
    backend.db.session.insert({ token, user_id: user, created_at: backend.clock.iso() })
  backend.db.ids.feed(call.ids)
  const { status } = await callEndpoint(backend, call.endpoint, {
    path,
    token,
    ...(body === undefined ? {} : { body }),
  })
  backend.db.ids.feed([])
  return status === call.status
    ? []
    : [`${call.endpoint} was answered ${status}, and ${call.status} when it was recorded.`]
}

const settle = (backend: Backend, at: number) => backend.passTime(Math.max(0, at - backend.clock.now()))

/** Milliseconds between a time in a replay and in its recording: a handler reads the running clock. */
const TOLERANCE = 5_000
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function compareStates(recorded: StateDiff, replayed: StateDiff): string[] {
  return TABLE_NAMES.flatMap((name) => compareTables(name, recorded[name] ?? {}, replayed[name] ?? {}))
}

function compareTables(name: TableName, recorded: TableDiff, replayed: TableDiff): string[] {
  const one = flatten(name, recorded)
  const other = flatten(name, replayed)
  const keys = [...new Set([...one.keys(), ...other.keys()])]
  return keys.flatMap((key) => {
    const was = one.get(key)
    const is = other.get(key)
    if (!was) return [`${name} ${key} is new in the replay.`]
    if (!is) return [`${name} ${key} is missing in the replay.`]
    const columns = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((c) => !same(was[c], is[c]))
    return columns.map((column) => `${name} ${key}: ${column} is ${show(is[column])}, and was ${show(was[column])}.`)
  })
}

function flatten(name: TableName, { added = [], changed = [], removed = [] }: TableDiff) {
  const key = keyColumn(name)
  return new Map<string, Record<string, unknown>>([
    ...added.map((row): [string, Record<string, unknown>] => [String(row[key]), row]),
    ...changed,
    ...removed.map((one): [string, Record<string, unknown>] => [one, { '(removed)': true }]),
  ])
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'string' || typeof other !== 'string' || !TIME.test(one) || !TIME.test(other)) return false
  return Math.abs(Date.parse(one) - Date.parse(other)) <= TOLERANCE
}

function show(value: unknown): string {
  return value === undefined ? 'as in the seed' : JSON.stringify(value)
}
