import type { EndpointId } from '@/contract'
import { MACHINES, stepsFrom, type MachineId, type StateOf } from '@/contract/rules/machines'
import { problem } from '../../network/problem'

/** What is said of a state in which a call has no arrow. */
const REFUSED = {
  tour: {
    pending: 'This tour is not agreed yet.',
    scheduled: 'This tour is agreed already.',
    cancelled: 'This tour was cancelled and can no longer be changed.',
    completed: 'This tour has taken place and can no longer be changed.',
  },
  offer: {
    open: 'Your last offer is still waiting for an answer.',
    accepted: 'This offer has already been answered.',
    rejected: 'This offer has already been answered.',
  },
  idVerification: {
    not_submitted: 'There is nothing to decide.',
    pending: 'Your ID is in review already.',
    approved: 'This verification is already approved.',
    rejected: 'This verification is already rejected.',
  },
} satisfies { [Id in MachineId]?: Record<StateOf<Id>, string> }

type Guarded = keyof typeof REFUSED

/** Refuses a call for which the contract's machine has no arrow from the present state. `said` replaces the state's own words. */
export function demandStep<Id extends Guarded>(id: Id, state: StateOf<Id>, event: EndpointId, said?: string): void {
  if (stepsFrom(id, state, event).length > 0) return
  const words: Record<string, string> = REFUSED[id]
  throw problem(MACHINES[id].refusal, said ?? words[state] ?? 'This is not possible now.')
}
