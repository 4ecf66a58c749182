import { createBackend, type Backend } from '../../backend'
import { scenarioById } from '../../scenarios/catalogue'
import type { RecordedCall, Recording } from '../../scenarios/recording'
import { captureState, openState } from '../../state/state'
import { callEndpoint } from '../actions/call-endpoint'
import { compareStates } from './compare'

export type Replay = { calls: number; skipped: string[]; differences: string[] }

/**
 * Runs a recording's calls against a fresh backend in the state in which it began, each at its own time and as the same person,
 * rows under the same keys, and compares what the store holds in the end.
 */
export async function replay({ start, startedAt, calls, end, endedAt }: Recording): Promise<Replay> {
  const backend = createBackend({ scenario: { ...scenarioById(start.scenario), network: [] }, frozen: true })
  await backend.ready
  await openState(backend, { ...start, rules: [] })
  backend.clock.freeze(startedAt)
  const differences: string[] = []
  const skipped: string[] = []
  for (const call of calls) {
    if (call.skip) skipped.push(`${call.endpoint}: ${call.skip}`)
    else differences.push(...(await repeat(backend, call)))
  }
  await settle(backend, endedAt)
  const now = captureState(backend, start.account)
  differences.push(...compareStates((end ?? start).rows, now.rows))
  return { calls: calls.length - skipped.length, skipped, differences }
}

async function repeat(backend: Backend, call: RecordedCall): Promise<string[]> {
  await settle(backend, call.at)
  const { token, user, path, body } = call
  // Signing in through the toolbox creates a session without a call.
  if (token && user && !backend.db.session.find(token))
    backend.db.session.insert({ token, user_id: user, created_at: backend.clock.iso() })
  backend.db.ids.feed(call.ids)
  const { status } = await callEndpoint(backend, call.endpoint, {
    path,
    token,
    ...(body === undefined ? {} : { body }),
  })
  backend.db.ids.feed([])
  return status === call.status
    ? []
    : [`${call.endpoint} was answered ${status}, and ${call.status} when it was recorded.`]
}

/** Runs the events that fall due until then. */
async function settle(backend: Backend, at: number) {
  backend.clock.advance(Math.max(0, at - backend.clock.now()))
  await backend.writing(async () => {})
}
