import type { EndpointId } from '@/contract'
import type { StoredTexts } from '@/domain/stored-keys'
import { PERSONA_IDS } from '../accounts'
import type { Backend } from '../backend'
import { openAdminSession, openUserSession } from '../browser/sessions'
import { readMoment } from '../clock'
import type { CallRecord, LogEntry } from '../network/log'
import type { NetworkRule } from '../network/rules/rules'
import type { Row } from '../store/database'
import { lostReferences, rowProblems } from '../store/columns'
import type { TableName } from '../store/models'
import type { Table } from '../store/table'
import type { Account } from '../scenarios/scenario'
import { captureState, type CapturedState, type MockState } from '../state/state'
import { fitting } from './table'

/** A coming event, for programs: its time is ISO 8601. */
export type ListedEvent = { id: string; at: string; what: string; canMove: boolean; canDrop: boolean }

/** A call of the log with its number; numbers rise. */
export type NumberedCall = CallRecord & { number: number }

type Wait = {
  /** Only calls with a higher number; `lastCall()` gives the present one. */
  after?: number
  status?: number
  /** Milliseconds of real time; 10 seconds where it is left out. */
  timeout?: number
}

/**
 * What a test, a person in the console or an agent can do with a mocked backend: the same on a page (`window.mock`), over HTTP
 * (`/__mock`) and over MCP. Everything that goes in and comes out is plain data, so another process can ask for it.
 */
export type MockCommands = {
  /** The id of the open scenario. */
  scenario: () => Promise<string>
  /** Opens a scenario from its seed. A page loads again. */
  openScenario: (id: string) => Promise<void>
  /** The time of the mock, ISO 8601. */
  time: () => Promise<string>
  /** Moves the clock by milliseconds; settles when what falls due on the way has happened. */
  passTime: (ms: number) => Promise<void>
  /** Stops the clock at a time (ISO 8601), or now. */
  freeze: (at?: string) => Promise<void>
  /** Lets the clock run on. */
  run: () => Promise<void>
  /** What is to happen without a call, the next first: all, or those whose id or sentence holds a text. */
  events: (about?: string) => Promise<ListedEvent[]>
  /** Lets an event happen now. */
  bringForward: (id: string) => Promise<void>
  moveEvent: (id: string, at: string) => Promise<void>
  dropEvent: (id: string) => Promise<void>
  rules: () => Promise<readonly NetworkRule[]>
  /** Replaces the network rules. */
  setRules: (rules: readonly NetworkRule[]) => Promise<void>
  /** Adds a rule before the others. */
  addRule: (rule: NetworkRule) => Promise<void>
  /** The rows of a table whose columns have the given values. */
  rows: <Name extends TableName>(table: Name, where?: Partial<Row<Name>>) => Promise<Row<Name>[]>
  /** Changes a row. Throws where there is none, or a value does not fit its column. */
  change: <Name extends TableName>(table: Name, key: string, columns: Partial<Row<Name>>) => Promise<void>
  /** E-mails and text messages, newest first. */
  outbox: (to?: string) => Promise<Row<'outbox'>[]>
  /** The newest code sent to an address or a number. Throws where none was sent. */
  code: (to: string) => Promise<string>
  /** Signs in in every tab: a demo account, a user's id, the super administrator, or nobody. Returns the session's token. */
  signIn: (who: 'visitor' | 'admin' | keyof typeof PERSONA_IDS | (string & {})) => Promise<string | null>
  /** The calls since the page was loaded, of one endpoint or all. */
  calls: (endpoint?: EndpointId) => Promise<NumberedCall[]>
  /** The number of the latest call. */
  lastCall: () => Promise<number>
  /** Waits for a call and returns it. One that came before counts too, unless `after` excludes it. */
  waitForCall: (endpoint: EndpointId, wait?: Wait) => Promise<NumberedCall>
  /** The latest calls and socket events. */
  log: () => Promise<readonly LogEntry[]>
  clearLog: () => Promise<void>
  /** Returns to the seed. Who is signed in stays so. */
  reset: () => Promise<void>
  /** The whole state, as a link or a file holds it. */
  state: () => Promise<CapturedState>
  /** Opens a state. A page loads again. */
  openState: (state: MockState) => Promise<void>
}

/** What the commands need of the place where the backend runs. */
export type Door = {
  backend: () => Backend
  openScenario: (id: string) => Promise<void>
  openState: (state: MockState) => Promise<void>
  /** Whoever uses this door has this session now. */
  enter: (session: StoredTexts) => void
  account: () => Account
  /** The backend's rows or time are others now. */
  changed: () => void
}

/** The commands on the backend behind a door. Each refuses what does not fit with a sentence, and then changes nothing. */
export function createCommands(door: Door): MockCommands {
  const commands: Record<string, unknown> = onBackend(door)
  // One cast: what is made for each name has the types of its command.
  return Object.fromEntries(
    Object.entries(commands).map(([name, run]) => [
      name,
      async (...given: unknown[]) =>
        (run as (...args: unknown[]) => unknown)(...fitting(name as keyof MockCommands, given)),
    ]),
  ) as unknown as MockCommands
}

function onBackend(door: Door): MockCommands {
  const { backend } = door
  const changing = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await backend().ready
    const result = await task()
    door.changed()
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
    freeze: (at) => setClock((clock) => clock.freeze(at === undefined ? clock.now() : readMoment(at))),
    run: () => setClock((clock) => clock.run()),
    events: async (about = '') => {
      const events = await reading(({ agenda }) => agenda.list().map(listed))
      return events.filter(({ id, what }) => id.includes(about) || what.includes(about))
    },
    bringForward: (id) => changing(() => backend().agenda.bringForward(id)),
    moveEvent: (id, at) => changing(() => backend().agenda.moveTo(id, readMoment(at))),
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
        door.enter(keys)
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
    state: () => reading((from) => captureState(from, door.account())),
    openState: door.openState,
  }
}

function listed({ id, at, what, moveTo, drop }: ReturnType<Backend['agenda']['list']>[number]): ListedEvent {
  return { id, at: new Date(at).toISOString(), what, canMove: moveTo !== undefined, canDrop: drop !== undefined }
}

async function sessionFor(backend: Backend, who: string): Promise<StoredTexts | null> {
  if (who === 'visitor') return {}
  if (who === 'admin') return openAdminSession(backend)
  return openUserSession(backend, PERSONA_IDS[who as keyof typeof PERSONA_IDS] ?? who)
}
