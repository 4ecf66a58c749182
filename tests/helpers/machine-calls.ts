import type { EndpointId } from '@/contract'
import { machineOf, stepsFrom, type MachineId } from '@/contract/rules/machines'

/** The calls about a thing that is there already; each is refused in the states from which it has no arrow. */
export function callsOf(id: MachineId): readonly EndpointId[] {
  const own = machineOf(id).arrows.filter(({ from, aside }) => from !== null && !aside)
  return [...new Set(own.map(({ event }) => event))].filter((event) => event !== 'time')
}

/** A decision without a document has no id to name, and an offer after one that is over is another one. */
const isAboutAnother = (id: MachineId, state: string, call: EndpointId) =>
  (id === 'idVerification' && state === 'not_submitted' && call !== 'submitIdVerification') ||
  (id === 'offer' && state !== 'open' && call === 'makeOffer')

/** The calls about a thing that have no arrow from its state. */
export function refusedFrom(id: MachineId, state: string): EndpointId[] {
  return callsOf(id).filter((call) => stepsFrom(id, state, call).length === 0 && !isAboutAnother(id, state, call))
}
