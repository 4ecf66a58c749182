import type { Account, MockState } from '../state'
import type { StateDiff } from '../state-diff'
import type { Scenario } from './scenario'

/** One call that changed something, as it was recorded. */
export type RecordedCall = {
  endpoint: string
  method: string
  /** Path and query. */
  path: string
  /** Its JSON as sent. */
  body?: string
  /** The token it carried, and whose that was. */
  token: string | null
  user: string | null
  /** The mock's time, in milliseconds since 1970. */
  at: number
  status: number
  /** Keys of the rows it made, handed out again when it is replayed. */
  ids: readonly string[]
  /** Why it cannot be replayed: it carried files, or a network rule answered it. */
  skip?: string
}

/** What was done since the start: the state it began with, the calls that change something, and in the end the state then. */
export type Recording = {
  start: MockState
  startedAt: number
  calls: readonly RecordedCall[]
  end: MockState | null
  endedAt: number
}

/** The end of a recorded session, as a scenario holds it. */
export type RecordedState = {
  /** The time from which the world counts its dates, in milliseconds since 1970. */
  seededAt: number
  /** In what the store differs from the world as the scenario's persona finds it: rows that are gone, too. */
  rows: StateDiff
  account: Account
}

/** A scenario made of a recording: it opens as the session ended, and keeps the session for a replay. */
export type RecordedScenario = Scenario & { recorded: RecordedState; session: Recording }
