import type { EndpointId } from '@/contract'
import type { CapturedState } from '../state/state'
import type { RecordedState, Scenario } from './scenario'

/** A field of a form: a text, or a file with its name. */
export type RecordedField = { field: string } & ({ text: string } | { file: string; name: string })

/** One recorded call that changed something. */
export type RecordedCall = {
  endpoint: EndpointId
  method: string
  /** Path and query. */
  path: string
  /** Its JSON as sent. */
  body?: string
  /** The fields of its form; `file` is where the recorder keeps the file. */
  form?: readonly RecordedField[]
  /** The token it carried, and whose that was. */
  token: string | null
  user: string | null
  /** The mock's time, in milliseconds since 1970. */
  at: number
  status: number
  /** Keys of the rows that it inserted. A replay uses them again. */
  ids: readonly string[]
  /** Why it cannot be replayed: a network rule answered it. */
  skip?: string
}

/** What was done since the start: the state it began with, the calls that change something, and in the end the state then. */
export type Recording = {
  start: CapturedState
  startedAt: number
  calls: readonly RecordedCall[]
  end: CapturedState | null
  endedAt: number
}

/** A scenario made of a recording: it opens as the session ended, and keeps the session for a replay. */
export type RecordedScenario = Scenario & { recorded: RecordedState; session: Recording }
