import type { EndpointId } from '@/contract'
import type { StoredTexts } from '@/domain/stored-keys'
import type { PERSONA_IDS } from '../accounts'
import type { Backend } from '../backend'
import type { CallRecord, LogEntry } from '../network/log'
import type { NetworkRule } from '../network/rules/rules'
import type { Account } from '../scenarios/scenario'
import type { CapturedState, MockState } from '../state/state'
import type { Row } from '../store/database'
import type { TableName } from '../store/models'

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
 * What a test, a person in the console or an agent can do with a mocked backend: the same on a page (`window.mock`),
 * over HTTP (`/__mock`) and over MCP. Everything that goes in and comes out is plain data, so another process can ask
 * for it.
 */
export type MockCommands = {
  scenario: () => Promise<string>
  openScenario: (id: string) => Promise<void>
  /** The time of the mock, ISO 8601. */
  time: () => Promise<string>
  /** Moves the clock by milliseconds; settles when what falls due on the way has happened. */
  passTime: (ms: number) => Promise<void>
  /** Stops the clock at a time (ISO 8601), or now. */
  freeze: (at?: string) => Promise<void>
  run: () => Promise<void>
  /** What is to happen without a call, the next first: all, or those whose id or sentence holds a text. */
  events: (about?: string) => Promise<ListedEvent[]>
  runNow: (id: string) => Promise<void>
  moveEvent: (id: string, at: string) => Promise<void>
  dropEvent: (id: string) => Promise<void>
  rules: () => Promise<readonly NetworkRule[]>
  setRules: (rules: readonly NetworkRule[]) => Promise<void>
  /** Adds a rule before the others. */
  addRule: (rule: NetworkRule) => Promise<void>
  rows: <Name extends TableName>(table: Name, where?: Partial<Row<Name>>) => Promise<Row<Name>[]>
  /** Changes a row. Throws where there is none, or a value does not fit its column. */
  change: <Name extends TableName>(table: Name, key: string, columns: Partial<Row<Name>>) => Promise<void>
  /** E-mails and text messages, newest first. */
  outbox: (to?: string) => Promise<Row<'outbox'>[]>
  /** The newest code sent to an address or a number. Throws where none was sent. */
  code: (to: string) => Promise<string>
  /** Signs in in every tab. Returns the session's token. */
  signIn: (who: 'visitor' | 'admin' | keyof typeof PERSONA_IDS | (string & {})) => Promise<string | null>
  calls: (endpoint?: EndpointId) => Promise<NumberedCall[]>
  lastCall: () => Promise<number>
  /** Waits for a call and returns it. One that came before counts too, unless `after` excludes it. */
  waitForCall: (endpoint: EndpointId, wait?: Wait) => Promise<NumberedCall>
  /** The latest calls and socket events. */
  log: () => Promise<readonly LogEntry[]>
  clearLog: () => Promise<void>
  /** Returns to the seed. Who is signed in stays so. */
  reset: () => Promise<void>
  state: () => Promise<CapturedState>
  openState: (state: MockState) => Promise<void>
}

declare global {
  interface Window {
    /** Only in a build with its mocks, once they have started. */
    mock?: MockCommands
  }
}

export type Door = {
  backend: () => Backend
  openScenario: (id: string) => Promise<void>
  openState: (state: MockState) => Promise<void>
  /** Whoever uses this door has this session now. */
  enter: (session: StoredTexts) => void | Promise<void>
  account: () => Account | Promise<Account>
  /** The backend's rows or time are others now. */
  changed: () => void | Promise<void>
}
