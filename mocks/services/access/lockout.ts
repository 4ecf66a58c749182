import { WRONG_PASSWORDS } from '@/contract/rules/limits'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'

const WITHIN = WRONG_PASSWORDS.minutes * 60_000

/** The times of wrong passwords by what was tried, for each backend. A reload clears them. */
const failures = new WeakMap<Backend, Map<string, number[]>>()

function recentFailures(backend: Backend, who: string): number[] {
  return (failures.get(backend)?.get(who) ?? []).filter((time) => backend.clock.now() - time < WITHIN)
}

/** Refuses (429) after too many wrong passwords for an account, or for a name that no account has. */
export function requireTriesLeft(backend: Backend, who: string): void {
  const free = recentFailures(backend, who).at(-WRONG_PASSWORDS.tries)
  if (free !== undefined) throw problem(429, 'Too many attempts.', { retryIn: free + WITHIN - backend.clock.now() })
}

export function countFailure(backend: Backend, who: string): void {
  const known = failures.get(backend) ?? new Map<string, number[]>()
  failures.set(backend, known)
  known.set(who, [...recentFailures(backend, who), backend.clock.now()])
}

export function forgetFailures(backend: Backend, who: string): void {
  failures.get(backend)?.delete(who)
}
