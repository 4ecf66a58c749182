import { keyColumn } from '../../store/columns'
import { TABLE_NAMES, type TableName } from '../../store/models'
import type { StateDiff, TableDiff } from '../../state/state-diff'

/** Largest difference between a time in a replay and in its recording, in milliseconds: a handler reads the running clock. */
const TOLERANCE = 5_000
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The differences between two states of one scenario, one sentence each. */
export function compareStates(recorded: StateDiff, replayed: StateDiff): string[] {
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

/** Every row that differs from the seed, by key. */
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
