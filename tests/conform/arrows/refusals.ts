import { endpointById, type EndpointId } from '@/contract'
import type { Machine } from '@/contract/rules/machine'
import { EVERY_MACHINE, machineOf, refusalOf, type MachineId } from '@/contract/rules/machines'
import { refusedFrom } from '../../helpers/machine-calls'
import { check, type Check } from '../check'
import type { World } from '../context'
import { Difference } from '../failure'
import { refusalRule } from '../rules/stated'
import { castOf, type Cast } from './cast'
import { actsOf, isLate, isPersonal, PLAYS } from './plays/all'

/** States of which each call has a check of its own. */
const ELSEWHERE: { readonly [Id in MachineId]?: readonly string[] } = {
  phoneVerification: ['unverified', 'code_sent', 'verified'],
  registrationCode: ['sent', 'verified', 'spent'],
  session: ['open', 'ended'],
}

async function tryRefusal(cast: Cast, id: MachineId, state: string, call: EndpointId): Promise<void> {
  const expected = refusalOf(id, call)
  const arrow = machineOf(id).arrows.find(({ event }) => event === call)
  const asked = actsOf(id)[call]?.(cast, { ...arrow, from: state, event: call, to: null })
  const answered = await Promise.resolve(asked).then(
    () => 'success',
    (error: unknown) => {
      // An answer of another shape is no refusal either.
      if (error instanceof Difference && error.on === call) return String(error.status ?? 'success')
      throw error
    },
  )
  if (answered !== String(expected)) throw new Difference(call, `from ${state}`, String(expected), answered)
}

/** Brings a thing into a state, tries each call that has no arrow from there, and compares the state once more. */
async function refuseAll(world: World, id: MachineId, state: string, calls: readonly EndpointId[]): Promise<void> {
  const play = PLAYS[id]
  const name = `${id.toLowerCase()}-${state.replaceAll('_', '-')}`
  const begin = async (call: EndpointId) => {
    const cast = await (play.cast ?? castOf)(
      world,
      `${name}-${call.toLowerCase()}`,
      isPersonal(id, { from: state, event: call }),
    )
    await play.reach(cast, { from: state, event: call, to: null })
    return cast
  }
  // The clock goes on once for all calls.
  const late = isLate(id, state) ? await begin(calls[0]!) : undefined
  for (const call of calls) {
    const cast = late ?? (await begin(call))
    await tryRefusal(cast, id, state, call)
    const after = await play.state(cast)
    if (after !== state) throw new Difference(call, `state after ${state}, refused`, state, after ?? 'none', true)
  }
}

function checkOf(id: MachineId, { title }: Machine, state: string): Check[] {
  const calls = ELSEWHERE[id]?.includes(state) ? [] : refusedFrom(id, state)
  if (calls.length === 0) return []
  return [
    check(
      `refuses what has no arrow from ${state}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      calls.map((call) => endpointById(call)),
      (world) => refuseAll(world, id, state, calls),
      calls.map((call) => refusalRule(id, state, call)),
    ),
  ]
}

const checksOf = (late: boolean) =>
  EVERY_MACHINE.flatMap(([id, machine]) =>
    Object.keys(machine.states).flatMap((state) => (isLate(id, state) === late ? checkOf(id, machine, state) : [])),
  )

/** One check for each state of each machine: what has no arrow is refused and changes nothing. */
export const refusalChecks = checksOf(false)

/** Those of states to which time alone leads: they come last. */
export const lateRefusalChecks = checksOf(true)
