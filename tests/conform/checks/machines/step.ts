import type { AnyEndpoint } from '@/contract/endpoint'
import { successOf } from '@/contract/endpoint'
import type { EndpointId } from '@/contract'
import { refusalOf, stepsFrom, type MachineId, type StateOf } from '@/contract/rules/machines'
import { LIMITS } from '@/contract/rules/limits'
import type { World } from '../../context'
import { Difference } from '../../failure'
import type { Ask } from '../../talking/client'

/**
 * Makes a call about a thing in a known state and compares its status with the machine: success where there is an arrow that fits,
 * the machine's refusal otherwise. `fits` is whether the call has what the arrow asks for, such as the right code.
 */
export async function checkStep<Id extends MachineId>(
  world: World,
  [id, state]: readonly [Id, StateOf<Id> | null],
  call: AnyEndpoint,
  ask: Ask,
  { fits = true, as = state ?? 'none' }: { fits?: boolean; as?: string } = {},
): Promise<void> {
  const event = call.id as EndpointId
  const allowed = fits && stepsFrom(id, state, event).length > 0
  const expected = allowed ? successOf(call).status : refusalOf(id, event)
  const { status } = await world.patiently(call, ask)
  if (status !== expected) throw new Difference(call.id, `from ${as}`, String(expected), String(status))
}

/** The wrong tries after which a code is worth nothing, and the status that says so. */
export function triesOf(id: EndpointId): { tries: number; status: number } {
  const limit = LIMITS.find(({ of, unit }) => unit === 'tries' && of.includes(id))
  if (!limit) throw new Error(`${id} has no limit of tries.`)
  return { tries: limit.value, status: limit.status }
}
