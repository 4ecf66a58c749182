import { openState } from '../../state/state'
import type { MockState } from '../../state/state'
import { returnSessions } from '../../store/keep-sessions'
import type { Tools } from '../tools'
import { keepSnapshot } from './snapshots'
import { openHere } from './whole-state'

export const BEFORE_RESET = 'Before the last reset'

/** Resets every table to the seed, and keeps what was there. Who is signed in stays so. */
export async function resetToSeed(tools: Tools): Promise<void> {
  await keepSnapshot(tools, BEFORE_RESET)
  await tools.backend.reset()
}

/** Opens a state in this page; one of another scenario loads it again. Who is signed in stays so. */
export async function openSnapshot(tools: Tools, state: MockState): Promise<void> {
  const { backend, askAgain } = tools
  if (state.scenario !== backend.scenario.id) return openHere(tools, state)
  const open = backend.db.session.all()
  await openState(backend, state)
  await backend.writing(async () => returnSessions(backend.db, open))
  askAgain()
}
