import type { StoredTexts } from '@/domain/stored-keys'
import type { Backend } from '../backend'
import { openAdminSession, openUserSession } from '../browser/sessions'
import { lostReferences, rowProblems } from '../store/columns'
import type { TableName } from '../store/models'
import type { Table } from '../store/table'
import { captureState } from '../state/state'
import type { Door, ListedEvent, MockCommands } from './mock-commands'
import { CONTROL_NAMES, fitting } from './table'

/** Each command refuses what does not fit with a sentence, and then changes nothing. */
export function createCommands(door: Door): MockCommands {
  const commands = uncheckedCommands(door)
  // One cast: what is made for each name has the types of its command.
  return Object.fromEntries(
    CONTROL_NAMES.map((name) => [name, async (...given: unknown[]) => run(commands, name, fitting(name, given))]),
  ) as unknown as MockCommands
}

/** Runs a command that is chosen at run time, with arguments that `table.ts` has checked. */
export function run(commands: MockCommands, name: keyof MockCommands, checked: readonly unknown[]): Promise<unknown> {
  // One cast: a name that is chosen at run time loses its command's type.
  return (commands[name] as (...given: readonly unknown[]) => Promise<unknown>)(...checked)
}

/** The same, for a door that checks what comes in by name. */
export function uncheckedCommands(door: Door): MockCommands {
  const { backend } = door
  const changing = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await backend().ready
    const result = await task()
    await door.changed()
    return result
  }
  const setClock = (set: (clock: Backend['clock']) => void) =>
    changing(async () => {
      const { agenda, clock, writing } = backend()
      await writing(async () => set(clock))
      await agenda.settle()
    })
  const reading = async <Result>(read: (from: Backend) => Result): Promise<Result> => {
    await backend().ready
    return backend().reading(async () => structuredClone(read(backend())))
  }
  const numbered = () =>
    backend()
      .log.entries()
      .flatMap((entry) => ('call' in entry ? [{ number: entry.number, ...entry.call }] : []))
  // One cast: a table that is chosen at run time loses its row type.
  const tableOf = (name: TableName) => backend().db[name] as unknown as Table<Record<string, unknown>>
  const messagesTo = ({ db }: Backend, to?: string) =>
    db.outbox.where((message) => to === undefined || message.to === to).toReversed()

  return {
    scenario: async () => backend().scenario.id,
    openScenario: door.openScenario,
    time: () => reading(({ clock }) => clock.iso()),
    passTime: (ms) => changing(() => backend().passTime(ms)),
    freeze: (at) => setClock((clock) => clock.freeze(at === undefined ? clock.now() : Date.parse(at))),
    run: () => setClock((clock) => clock.run()),
    events: async (about = '') => {
      const events = await reading(({ agenda }) => agenda.list().map(listed))
      return events.filter(({ id, what }) => id.includes(about) || what.includes(about))
    },
    runNow: (id) => changing(() => backend().agenda.runNow(id)),
    moveEvent: (id, at) => changing(() => backend().agenda.moveTo(id, Date.parse(at))),
    dropEvent: (id) => changing(() => backend().agenda.drop(id)),
    rules: async () => structuredClone(backend().rules.list()),
    setRules: async (rules) => backend().rules.set(rules),
    addRule: async (rule) => backend().rules.add(rule),
    rows: (table, where = {}) =>
      reading(() =>
        tableOf(table).where((row) => Object.entries(where).every(([name, value]) => row[name] === value)),
      ) as Promise<never>,
    change: (table, key, columns) =>
      changing(() =>
        backend().writing(async () => {
          const row = tableOf(table).find(key)
          if (!row) throw new Error(`There is no row '${key}' in ${table}.`)
          const [problem] = [...rowProblems(table, { ...row, ...columns }), ...lostReferences(backend().db, columns)]
          if (problem) throw new Error(problem)
          tableOf(table).update(key, columns)
        }),
      ),
    outbox: (to) => reading((from) => messagesTo(from, to).map((message) => ({ ...message }))),
    code: (to) =>
      reading((from) => {
        const code = /\b\d{6}\b/.exec(messagesTo(from, to)[0]?.body ?? '')?.[0]
        if (code === undefined) throw new Error(`No code was sent to ${to}.`)
        return code
      }),
    signIn: (who) =>
      changing(async () => {
        const keys = await sessionFor(backend(), who)
        if (!keys) throw new Error(`There is no account '${who}' in this scenario.`)
        await door.enter(keys)
        return keys.token ?? keys.superAdminToken ?? null
      }),
    calls: (endpoint) => reading(() => numbered().filter((call) => !endpoint || call.endpoint === endpoint)),
    lastCall: async () => backend().log.entries().at(-1)?.number ?? 0,
    waitForCall: (endpoint, { after = 0, status, timeout = 10_000 } = {}) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = numbered().find(
            (call) =>
              call.endpoint === endpoint && call.number > after && (status === undefined || call.status === status),
          )
          if (!found) return
          stop()
          resolve(structuredClone(found))
        }
        const timer = setTimeout(() => {
          stop()
          reject(new Error(`No call of ${endpoint}${status ? ` answered ${status}` : ''} came in ${timeout} ms.`))
        }, timeout)
        const unwatch = backend().log.watch(look)
        const stop = () => {
          clearTimeout(timer)
          unwatch()
        }
        look()
      }),
    log: () => reading(({ log }) => log.entries()),
    clearLog: async () => backend().log.clear(),
    reset: () => changing(() => backend().reset()),
    state: async () => {
      const account = await door.account()
      return reading((from) => captureState(from, account))
    },
    openState: door.openState,
  }
}

function listed({ id, at, what, moveTo, drop }: ReturnType<Backend['agenda']['list']>[number]): ListedEvent {
  return { id, at: new Date(at).toISOString(), what, canMove: moveTo !== undefined, canDrop: drop !== undefined }
}

async function sessionFor(backend: Backend, who: string): Promise<StoredTexts | null> {
  if (who === 'visitor') return {}
  if (who === 'admin') return openAdminSession(backend)
  return openUserSession(backend, who)
}
