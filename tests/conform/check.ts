import type { AnyEndpoint } from '@/contract/endpoint'
import type { SocketEvent } from '@/contract/messages/realtime'
import type { World } from './context'

/** One thing that a backend must do, said so that its team agrees, and the calls and events it is about. */
export type Check = {
  title: string
  of: readonly (AnyEndpoint | SocketEvent)[]
  run: (world: World) => Promise<void>
  /** The stated rules that it tries, by their names. */
  proves: readonly string[]
}

export function check(title: string, of: Check['of'], run: Check['run'], proves: Check['proves'] = []): Check {
  return { title, of, run, proves }
}

/**
 * `passed` and `failed` speak for themselves; `missing` is a documented call or event that is not there, `addition` one that is
 * an addition of ours and not there; `uncheckable` says why nobody can look from here.
 */
export type Verdict = 'passed' | 'failed' | 'missing' | 'addition' | 'uncheckable'

export type Result = {
  title: string
  of: readonly string[]
  verdict: Verdict
  /** The endpoint or event that differs or is missing; it need not be one of `of`. */
  on?: string
  field?: string
  expected?: string
  got?: string
  note?: string
  /** The first of `of` may be to blame for it, not only what it shows at. */
  after?: boolean
  /** The command that shows it. */
  curl?: string
  ms: number
}
