import { PERSONA_IDS } from '../../accounts'
import type { TableDumps } from '../../store/database'
import { scenarioById } from '../../scenarios/catalog'
import type { RecordedScenario, Recording } from '../../scenarios/recording'
import type { Account, Persona, Scenario } from '../../scenarios/scenario'
import { seedTables, SHARED_KEYS } from '../../state/state'
import { applyDiff, diffTables } from '../../state/state-diff'

export function toScenario(session: Recording, path: string): RecordedScenario {
  const { start, startedAt, calls, end, endedAt } = session
  const { seededAt, rows, rules, account, storage } = end ?? start
  const base = scenarioById(start.scenario)
  const tables = applyDiff(seedTables(base, seededAt), rows)
  const own: Scenario = {
    id: `recorded-${base.id}`,
    title: 'A recorded session',
    see: `How ${calls.length} calls, recorded on the scenario ${base.id}, left it.`,
    persona: personaOf(account, tables),
    start: path,
    clock: new Date(end ? endedAt : startedAt).toISOString(),
    world: base.world,
    network: rules,
    storage: { ...without(base.storage, SHARED_KEYS), ...storage },
    ...(base.people ? { people: base.people } : {}),
  }
  // The patches of the first scenario are among the differences, so the new scenario needs only the world.
  return { ...own, recorded: { seededAt, rows: diffTables(seedTables(own, seededAt), tables), account }, session }
}

export function writeScenario(recording: Recording, path: string): string {
  return [
    `import type { RecordedScenario } from './recording'`,
    '',
    `export const recorded: RecordedScenario = ${write(toScenario(recording, path), '')}`,
    '',
  ].join('\n')
}

function personaOf({ token, superAdminToken }: Account, { session }: TableDumps): Persona {
  if (superAdminToken) return 'admin'
  const user = (session.rows as { token: string; user_id: string }[]).find((row) => row.token === token)?.user_id
  const found = Object.entries(PERSONA_IDS).find(([, id]) => id === user)
  return (found?.[0] as Persona | undefined) ?? 'visitor'
}

function without(storage: Scenario['storage'] = {}, names: readonly string[]) {
  return Object.fromEntries(Object.entries(storage).filter(([name]) => !names.includes(name)))
}

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
