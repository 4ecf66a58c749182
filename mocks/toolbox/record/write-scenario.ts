import { PERSONA_IDS } from '../../backend'
import { keyColumn } from '../../db/columns'
import { TABLE_NAMES } from '../../db/models'
import { scenarioById } from '../../scenarios/catalogue'
import type { RecordedScenario } from '../../scenarios/recording'
import type { Persona } from '../../scenarios/scenario'
import type { StateDiff } from '../../state-diff'
import type { Recording } from './recorder'

/** A recording as a scenario: it opens as the recording began. */
export function toScenario({ start, startedAt, calls, end }: Recording, path: string): RecordedScenario {
  const { world, people, id } = scenarioById(start.scenario)
  const diff = start.rows as StateDiff
  const user = calls.find((call) => call.user)?.user
  const gone = Object.fromEntries(
    TABLE_NAMES.flatMap((name) => (diff[name]?.removed ? [[name, diff[name].removed]] : [])),
  )
  return {
    id: `recorded-${id}`,
    title: 'A recorded session',
    see: `${calls.length} calls recorded on the scenario ${id}.`,
    persona: personaOf(user),
    start: path,
    clock: new Date(startedAt).toISOString(),
    world,
    patch: patchOf(diff),
    network: start.rules,
    ...(people ? { people } : {}),
    ...(Object.keys(gone).length > 0 ? { gone } : {}),
    calls,
    end: (end ?? start).rows,
  }
}

/** The file of a recorded scenario, to be put beside the others in `mocks/scenarios`. */
export function writeScenario(recording: Recording, path: string): string {
  return [
    `import type { RecordedScenario } from './recording'`,
    '',
    `export const recorded: RecordedScenario = ${write(toScenario(recording, path), '')}`,
    '',
  ].join('\n')
}

function personaOf(user: string | null | undefined): Persona {
  if (user?.startsWith('admin:')) return 'admin'
  const found = Object.entries(PERSONA_IDS).find(([, id]) => id === user)
  return (found?.[0] as Persona | undefined) ?? 'visitor'
}

function patchOf(diff: StateDiff): RecordedScenario['patch'] & object {
  return Object.fromEntries(
    TABLE_NAMES.flatMap((name) => {
      const { added = [], changed = [] } = diff[name] ?? {}
      const key = keyColumn(name)
      const rows = [...changed, ...added.map((row) => [String(row[key]), row] as const)]
      return rows.length > 0 ? [[name, Object.fromEntries(rows)]] : []
    }),
  )
}

/** A value as TypeScript in the style of this code. */
function write(value: unknown, indent: string): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((one) => `${deeper}${write(one, deeper)},`)
    : Object.entries(value).flatMap(([name, one]) =>
        one === undefined ? [] : [`${deeper}${/^[a-z_]\w*$/i.test(name) ? name : quote(name)}: ${write(one, deeper)},`],
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return lines.length === 0 ? `${open}${close}` : [open, ...lines, indent + close].join('\n')
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
