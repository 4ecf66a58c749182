import type { EndpointId } from '@/contract'
import { successOf } from '@/contract/endpoint'
import type { Limit } from '@/contract/rules/limits'
import type { Cast } from '../arrows/cast'
import type { World } from '../context'
import { Difference } from '../failure'
import type { Answer } from '../talking/http'

/** A stated limit as one call keeps it. */
export type Kept = { limit: Limit; call: EndpointId }

/** Tries a limit of a call: what is within it and what is one beyond. */
export type Trial = (world: World, kept: Kept) => Promise<void>

export const isFine = ({ status }: Answer) => status < 300

/** Requires what the contract says of what is within a limit, or beyond it. */
export function requireLimit({ limit, call }: Kept, beyond: boolean, { status, retryAfter }: Answer): void {
  const amount = beyond ? `beyond ${limit.value} ${limit.unit}` : `within ${limit.value} ${limit.unit}`
  const expected = beyond ? String(limit.status) : 'success'
  const holds = beyond ? status === limit.status : status < 300
  if (!holds) throw new Difference(call, `status, ${amount}`, expected, String(status))
  if (beyond && limit.waits && !(retryAfter !== null && retryAfter > 0))
    throw new Difference(call, `Retry-After, ${amount}`, 'seconds to wait', String(retryAfter ?? 'none'))
}

/** Makes one call of an act with other fields, and answers what came of it. No limit is waited for. */
export async function attempt(
  cast: Cast,
  call: EndpointId,
  change: Record<string, unknown>,
  act: (cast: Cast) => unknown,
): Promise<Answer> {
  const { world } = cast
  const answers: Answer[] = []
  const succeed: World['succeed'] = async (endpoint, given) => {
    if (endpoint.id !== call) return world.succeed(endpoint, given)
    const body = given?.body || Object.keys(change).length > 0 ? { body: { ...given?.body, ...change } } : {}
    const answer = await world.ask(endpoint, { ...given, ...body })
    answers.push(answer)
    if (answer.status !== successOf(endpoint).status) throw new Error('refused')
    return (answer.json as { data?: unknown } | undefined)?.data as never
  }
  const ask: World['ask'] = async (endpoint, asked) => {
    const answer = await world.ask(endpoint, asked)
    if (endpoint.id === call) answers.push(answer)
    return answer
  }
  await Promise.resolve(act({ ...cast, world: { ...world, succeed, ask } })).catch((error: unknown) => {
    // Whatever the act makes of the answer is not asked for.
    if (answers.length === 0) throw error
  })
  const [answer] = answers
  if (!answer) throw new Error(`The act of ${call} does not make that call.`)
  return answer
}
