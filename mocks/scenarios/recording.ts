import type { EndpointId } from '@/contract'
import type { CapturedState } from '../state/state'
import type { RecordedState, Scenario } from './scenario'

export type RecordedField = { field: string } & ({ text: string } | { file: string; name: string })

export type RecordedCall = {
  endpoint: EndpointId
  method: string
  path: string
  body?: string
  /** The fields of its form; `file` is where the recorder keeps the file. */
  form?: readonly RecordedField[]
  token: string | null
  user: string | null
  at: number
  status: number
  /** Keys of the rows that it inserted. A replay uses them again. */
  ids: readonly string[]
  /** Why it cannot be replayed: a network rule answered it. */
  skip?: string
}

export type Recording = {
  start: CapturedState
  startedAt: number
  calls: readonly RecordedCall[]
  end: CapturedState | null
  endedAt: number
}

/** A scenario made of a recording: it opens as the session ended, and keeps the session for a replay. */
export type RecordedScenario = Scenario & { recorded: RecordedState; session: Recording }
