import { endpointById, type EndpointId } from '@/contract'
import { sendMessage } from '@/contract/messages/messages'
import type { Limit } from '@/contract/rules/limits'
import type { Arrow } from '@/contract/rules/machine'
import { EVERY_MACHINE, type MachineId } from '@/contract/rules/machines'
import { fieldFactsOf } from '@/contract/values/kind'
import { castOf, type Cast } from '../arrows/cast'
import { actsOf, isPersonal, PLAYS } from '../arrows/plays/all'
import { sideOf } from '../arrows/people'
import type { World } from '../context'
import { dayFromNow } from '../fixtures'
import { fieldsOf, longestOf } from '../generated/values'
import { picture } from '../pictures'
import { attempt, isFine, requireLimit, type Kept, type Trial } from './attempt'

const DAY = 86_400_000
const MINUTE = 60_000
const LENGTHS: Record<string, number> = { minutes: MINUTE, hours: 60 * MINUTE, days: DAY }

/** The machine and the arrow by which a call is made. */
function arrowOf(call: EndpointId): { id: MachineId; arrow: Arrow } | undefined {
  const all = EVERY_MACHINE.flatMap(([id, { arrows }]) => arrows.map((arrow) => ({ id, arrow })))
  const any = all.filter(({ id, arrow }) => arrow.event === call && actsOf(id)[call])
  const own = any.filter(({ arrow }) => !arrow.aside)
  // An offer that is withdrawn has words and an amount only with another one in its place.
  const replacing = own.find(({ arrow }) => call === 'withdrawOffer' && arrow.when)
  return replacing ?? own.find(({ arrow }) => arrow.from !== null) ?? own[0] ?? any[0]
}

let casts = 0

/** A new cast before a call, and the call. */
async function before(world: World, call: EndpointId, own = false) {
  const { id, arrow } = arrowOf(call)!
  casts += 1
  const cast = await (PLAYS[id].cast ?? castOf)(world, `limit-${casts}`, own || isPersonal(id, arrow))
  await PLAYS[id].reach(cast, arrow)
  return { cast, arrow, act: (changed: Cast) => actsOf(id)[call]!(changed, arrow) }
}

/** What a body has at a limit, and one beyond it. */
type Edge = (world: World, kept: Kept, beyond: 0 | 1) => Record<string, unknown>

const byBody =
  (edge: Edge): Trial =>
  async (world, kept) => {
    for (const beyond of [0, 1] as const) {
      const { cast, act } = await before(world, kept.call)
      requireLimit(kept, beyond === 1, await attempt(cast, kept.call, edge(world, kept, beyond), act))
    }
  }

/** The texts of a body that are as long as the limit says. */
function textsOf({ limit, call }: Kept): string[] {
  const facts = fieldFactsOf(endpointById(call).body!)
  return Object.entries(fieldsOf(endpointById(call))).flatMap(([name, schema]) =>
    longestOf(schema, facts[name]) === limit.value ? [name] : [],
  )
}

const text: Edge = (_, kept, beyond) =>
  Object.fromEntries(textsOf(kept).map((name) => [name, 'x'.repeat(kept.limit.value + beyond)]))

const amount: Edge = (_, { limit }, beyond) => ({ offer_amount: limit.value + beyond })

const ahead: Edge = (world, { limit, call }, beyond) =>
  call === 'suspendUser'
    ? { ends_at: new Date(Date.now() + world.ahead() + (limit.value + beyond) * DAY - MINUTE).toISOString() }
    : { date: dayFromNow(world, limit.value + beyond) }

const photos: Edge = (_, { limit, call }, beyond) => {
  // The listing has one already.
  const count = limit.value + beyond - (call === 'updateProperty' ? 1 : 0)
  return { photos: Array.from({ length: count }, (__, place) => picture(`${place}.png`, place)) }
}

const bytes: Edge = (_, { limit, call }, beyond) => {
  const file = picture('large.png', limit.value + beyond - picture().size)
  return call === 'submitIdVerification' ? { id_front: file } : { photos: [file] }
}

/** A limit of time: a minute before it the call is taken, a minute later it is not. */
const age: Trial = async (world, kept) => {
  const { limit, call } = kept
  const length = limit.value * LENGTHS[limit.unit]!
  for (const beyond of [false, true]) {
    const { cast, act } = await before(world, call, true)
    await world.passTime(beyond ? length + MINUTE : length - MINUTE)
    requireLimit(kept, beyond, await attempt(cast, call, {}, act))
  }
}

/** Somebody writes as much as is allowed in a minute; the call is one more. */
const flood: Trial = async (world, kept) => {
  const { cast, arrow, act } = await before(world, kept.call, true)
  const { token } = sideOf(cast, arrow.by)
  const body = { conversation_id: cast.conversation, message: 'One of many' }
  let written = 0
  while (written <= kept.limit.value && isFine(await world.ask(sendMessage, { token, body }))) written += 1
  requireLimit(kept, true, await attempt(cast, kept.call, {}, act))
  // Nothing was written on the way to it.
  if (arrow.from === null) requireMost(kept, written)
}

function requireMost({ limit, call }: Kept, written: number): void {
  if (written !== limit.value) requireLimit({ limit, call }, false, { status: 429, retryAfter: 1 } as never)
}

/** The trials of limits of calls that a machine has, by what the limit is about. */
export const BY_ARROW: readonly { fits: (kept: Kept) => boolean; trial: Trial; late?: true }[] = [
  { fits: (kept) => kept.limit.unit === 'characters' && textsOf(kept).length > 0, trial: byBody(text) },
  { fits: ({ limit }) => limit.unit.startsWith('units of'), trial: byBody(amount) },
  { fits: ({ limit }) => isAhead(limit), trial: byBody(ahead) },
  { fits: ({ limit }) => limit.unit === 'photos', trial: byBody(photos) },
  { fits: ({ limit }) => limit.unit === 'bytes', trial: byBody(bytes) },
  { fits: ({ limit }) => limit.unit === 'messages', trial: flood },
  { fits: ({ limit }) => limit.unit in LENGTHS, trial: age, late: true },
]

const isAhead = ({ words }: Limit) => words.startsWith('How far ahead')

/** The trial of a limit of a call that some arrow makes. */
export function trialByArrow(kept: Kept) {
  return arrowOf(kept.call) && BY_ARROW.find(({ fits }) => fits(kept))
}
