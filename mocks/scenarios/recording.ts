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

/** A scenario made of a recording: it opens as the recording began, and keeps what was done then. */
export type RecordedScenario = Scenario & {
  calls: readonly RecordedCall[]
  /** Rows of the world that were gone when the recording began. */
  gone?: Readonly<Record<string, readonly string[]>>
  /** What the store held in the end, as it differs from the world. */
  end: StateDiff
}
