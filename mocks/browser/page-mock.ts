import type { EndpointId } from '@/contract'
import type { StoredTexts } from '@/domain/stored-keys'
import { PERSONA_IDS } from '../accounts'
import type { ListedEvent } from '../agenda/agenda'
import type { AppHooks } from '../app-hooks'
import type { Backend } from '../backend'
import { readMoment } from '../clock'
import type { CallRecord } from '../network/log'
import { requireRules } from '../network/rules/parse-rules'
import type { NetworkRule } from '../network/rules/rules'
import type { Row } from '../store/database'
import { lostReferences, rowProblems } from '../store/columns'
import { MODELS, type TableName } from '../store/models'
import type { Table } from '../store/table'
import { captureState, type CapturedState } from '../state/state'
import { openAdminSession, openUserSession, writeSession } from './sessions'

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
 * What a test, or a person in the console, can do with the mocked backend of a page. Everything that goes in and comes out is
 * plain data, so a driver can call it from another process.
 */
export type MockCommands = {
  /** The id of the open scenario. */
  scenario: () => Promise<string>
  /** The time of the mock, ISO 8601. */
  time: () => Promise<string>
  /** Moves the clock by milliseconds; settles when what falls due on the way has happened. */
  passTime: (ms: number) => Promise<void>
  /** Stops the clock at a time (ISO 8601), or now. */
  freeze: (at?: string) => Promise<void>
  /** Lets the clock run on. */
  run: () => Promise<void>
  /** What is to happen without a call, the next first; of one kind, the first word of an id, such as `offer`. */
  events: (kind?: string) => Promise<ListedEvent[]>
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
  /** Signs in in every tab: a demo account, a user's id, the super administrator, or nobody. */
  signIn: (who: 'visitor' | 'admin' | keyof typeof PERSONA_IDS | (string & {})) => Promise<void>
  /** The calls since the page was loaded, of one endpoint or all. */
  calls: (endpoint?: EndpointId) => Promise<NumberedCall[]>
  /** The number of the latest call. */
  lastCall: () => Promise<number>
  /** Waits for a call and returns it. One that came before counts too, unless `after` excludes it. */
  waitForCall: (endpoint: EndpointId, wait?: Wait) => Promise<NumberedCall>
  /** Returns to the seed. Who is signed in stays so. */
  reset: () => Promise<void>
  /** The whole state, as a link or a file holds it. */
  state: () => Promise<CapturedState>
}

/** `window.mock` of a mocked build. */
export type PageMock = MockCommands & {
  backend: Backend
}

declare global {
  interface Window {
    /** Only in a build with its mocks, once they have started. */
    mock?: PageMock
  }
}

type Hooks = Pick<AppHooks, 'askAgain' | 'tokens'>

/** The commands on a backend. The screens ask again after each change. */
export function createPageMock(backend: Backend, { askAgain, tokens }: Hooks): PageMock {
  const { agenda, clock, db, log, rules } = backend
  const changing = async (task: () => Promise<unknown>) => {
    await backend.ready
    await task()
    askAgain()
  }
  const setClock = (set: () => void) =>
    changing(async () => {
      await backend.writing(async () => set())
      await agenda.settle()
    })
  const reading = async <T>(read: () => T): Promise<T> => {
    await backend.ready
    return backend.reading(async () => structuredClone(read()))
  }
  const numbered = () =>
    log.entries().flatMap((entry) => ('call' in entry ? [{ number: entry.number, ...entry.call }] : []))
  // One cast: a table that is chosen at run time loses its row type.
  const tableOf = (name: TableName) => {
    if (!Object.hasOwn(MODELS, name)) throw new Error(`There is no table '${name}'.`)
    return db[name] as unknown as Table<Record<string, unknown>>
  }
  const messagesTo = (to?: string) => db.outbox.where((message) => to === undefined || message.to === to).toReversed()

  return {
    backend,
    scenario: async () => backend.scenario.id,
    time: () => reading(() => clock.iso()),
    passTime: (ms) => changing(() => backend.passTime(ms)),
    freeze: (at) => setClock(() => clock.freeze(at === undefined ? clock.now() : readMoment(at))),
    run: () => setClock(() => clock.run()),
    events: (kind) => reading(() => agenda.listed(kind)),
    bringForward: (id) => changing(() => agenda.bringForward(id)),
    moveEvent: (id, at) => changing(() => agenda.moveTo(id, readMoment(at))),
    dropEvent: (id) => changing(() => agenda.drop(id)),
    rules: async () => structuredClone(rules.list()),
    setRules: async (given) => {
      requireRules(given)
      rules.set(given)
    },
    addRule: async (given) => {
      requireRules([given])
      rules.add(given)
    },
    rows: (table, where = {}) =>
      reading(() =>
        tableOf(table).where((row) => Object.entries(where).every(([name, value]) => row[name] === value)),
      ) as Promise<never>,
    change: (table, key, columns) =>
      changing(() =>
        backend.writing(async () => {
          const row = tableOf(table).find(key)
          if (!row) throw new Error(`There is no row '${key}' in ${table}.`)
          const [problem] = [...rowProblems(table, { ...row, ...columns }), ...lostReferences(db, columns)]
          if (problem) throw new Error(problem)
          tableOf(table).update(key, columns)
        }),
      ),
    outbox: (to) => reading(() => messagesTo(to).map((message) => ({ ...message }))),
    code: (to) =>
      reading(() => {
        const code = /\b\d{6}\b/.exec(messagesTo(to)[0]?.body ?? '')?.[0]
        if (code === undefined) throw new Error(`No code was sent to ${to}.`)
        return code
      }),
    signIn: (who) =>
      changing(async () => {
        const keys = await sessionFor(backend, who)
        if (!keys) throw new Error(`There is no account '${who}' in this scenario.`)
        writeSession(keys)
      }),
    calls: (endpoint) => reading(() => numbered().filter((call) => !endpoint || call.endpoint === endpoint)),
    lastCall: async () => log.entries().at(-1)?.number ?? 0,
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
        const unwatch = log.watch(look)
        const stop = () => {
          clearTimeout(timer)
          unwatch()
        }
        look()
      }),
    reset: () => changing(() => backend.reset()),
    state: () => reading(() => captureState(backend, { token: tokens.user(), superAdminToken: tokens.superAdmin() })),
  }
}

async function sessionFor(backend: Backend, who: string): Promise<StoredTexts | null> {
  if (who === 'visitor') return {}
  if (who === 'admin') return openAdminSession(backend)
  return openUserSession(backend, PERSONA_IDS[who as keyof typeof PERSONA_IDS] ?? who)
}
