import { WRONG_PASSWORDS } from '@/contract/rules/limits'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'

/** The times of wrong passwords by what was tried, for each backend. A reload clears them. */
const failures = new WeakMap<Backend, Map<string, number[]>>()

type Share = { most: number; minutes: number }

export function waitForRoom(times: readonly number[], { most, minutes }: Share, now: number): number | null {
  const within = minutes * 60_000
  const recent = times.filter((time) => now - time < within).toSorted((one, other) => one - other)
  const free = recent.at(-most)
  return free === undefined ? null : free + within - now
}

/** The same after too many wrong passwords. */
export function lockedFor(backend: Backend, who: string, { tries, minutes }: { tries: number; minutes: number }) {
  return waitForRoom(failures.get(backend)?.get(who) ?? [], { most: tries, minutes }, backend.clock.now())
}

/** Refuses (429) after too many wrong passwords for an account, or for a name that no account has. */
export function requireTriesLeft(backend: Backend, who: string): void {
  const retryIn = lockedFor(backend, who, WRONG_PASSWORDS)
  if (retryIn !== null) throw problem(429, 'Too many attempts.', { retryIn })
}

export function countFailure(backend: Backend, who: string): void {
  const known = failures.get(backend) ?? new Map<string, number[]>()
  failures.set(backend, known)
  known.set(who, [...(known.get(who) ?? []), backend.clock.now()])
}

export function forgetFailures(backend: Backend, who: string): void {
  failures.get(backend)?.delete(who)
}
