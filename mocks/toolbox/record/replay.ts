import { startEvents } from '../../agenda/start-events'
import { createBackend, type Backend } from '../../backend'
import { scenarioById } from '../../scenarios/catalogue'
import type { RecordedCall, Recording } from '../../scenarios/recording'
import { captureState, openState } from '../../state/state'
import { callEndpoint } from '../actions/call-endpoint'
import { compareStates } from './compare'
import { formOf } from './recorded-files'

export type Replay = { calls: number; skipped: string[]; differences: string[] }

/**
 * Runs a recording's calls against a fresh backend in the state in which it began, each at its own time and as the same person,
 * rows under the same keys, and compares what the store holds in the end. What people of the demo do on the way happens again;
 * whoever made a call speaks for themselves.
 */
export async function replay({ start, startedAt, calls, end, endedAt }: Recording): Promise<Replay> {
  const backend = createBackend({ scenario: { ...scenarioById(start.scenario), network: [] }, frozen: true })
  await backend.ready
  await openState(backend, { ...start, rules: [] })
  backend.clock.freeze(startedAt)
  const here = new Set(calls.map(({ user }) => user))
  const stop = startEvents(backend, (id) => here.has(id))
  const differences: string[] = []
  const skipped: string[] = []
  for (const call of calls) {
    const form = call.form && (await formOf(call.form))
    const skip = call.skip ?? (form === null ? 'its files are not in this browser' : undefined)
    if (skip) skipped.push(`${call.endpoint}: ${skip}`)
    else differences.push(...(await repeat(backend, call, form ?? undefined)))
  }
  await settle(backend, endedAt)
  stop()
  const now = captureState(backend, start.account)
  differences.push(...compareStates((end ?? start).rows, now.rows))
  return { calls: calls.length - skipped.length, skipped, differences }
}

async function repeat(backend: Backend, call: RecordedCall, form: FormData | undefined): Promise<string[]> {
  await settle(backend, call.at)
  const { token, user, path } = call
  const body = form ?? call.body
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

/** Lets what falls due until then happen. */
const settle = (backend: Backend, at: number) => backend.passTime(Math.max(0, at - backend.clock.now()))
