import { endpointById, SOCKET_EVENTS, type EndpointId } from '@/contract'
import { listNotifications } from '@/contract/account/notifications'
import type { Arrow, Machine } from '@/contract/rules/machine'
import { EVERY_MACHINE, type MachineId } from '@/contract/rules/machines'
import { offerUpdated, tourUpdated } from '@/contract/messages/realtime'
import { check, type Check } from '../check'
import type { Account, World } from '../context'
import { demand, Difference } from '../failure'
import { arrowRule } from '../rules/stated'
import { castOf, type Cast } from './cast'
import { actsOf, isLate, isPersonal, PLAYS } from './plays/all'

async function newsOf(world: World, { token }: Account) {
  return world.succeed(listNotifications, { token })
}

/** The sides that a step tells, and must not tell, in which ways, with the notifications that they have had before. */
async function listeners({ world }: Cast, machine: Machine, arrow: Arrow, sides: Record<string, Account>) {
  const { tells = [] } = arrow
  const toldOnly = typesToldOnly(machine, arrow)
  const concerned = Object.entries(sides).flatMap(([whom, account]) => {
    const by = tells.filter((one) => one.whom === whom).map((one) => one.by)
    const not = by.length > 0 ? [] : toldOnly
    return by.length + not.length > 0 ? [{ whom, account, by, not }] : []
  })
  return Promise.all(
    concerned.map(async (one) => ({
      ...one,
      known: new Set((await newsOf(world, one.account)).map(({ id }) => String(id))),
    })),
  )
}

/** Types of news that only those get whom the step names: no other effect of the call, and none before it, brings them. */
function typesToldOnly(machine: Machine, { event, when, tells = [] }: Arrow): string[] {
  const named = tells.map(({ whom }) => whom)
  const others = EVERY_MACHINE.flatMap(([, each]) =>
    each.arrows
      .flatMap((arrow) => (arrow.event === event ? (arrow.tells ?? []) : []))
      .filter(({ whom }) => each !== machine || !named.includes(whom)),
  )
  return when ? [] : tells.map(({ by }) => by).filter((type) => !others.some(({ by }) => by === type))
}

/** How a state is named in the event that announces it. */
const ANNOUNCED: Record<string, string> = { countered: 'open', expired: 'rejected' }

/** Requires that both sides hear of a step of a tour or an offer over the socket. */
async function requireHeard(cast: Cast, { pushes }: Machine, { event, to }: Arrow, sides: Record<string, Account>) {
  if (event === 'time' || to === null || !SOCKET_EVENTS.some(({ name }) => name === pushes)) return
  const status = ANNOUNCED[to] ?? to
  for (const account of new Set(Object.values(sides))) {
    if (cast.closed.has(account)) continue
    const ear = await cast.world.ear(account)
    if (pushes === tourUpdated.name)
      await ear.hear(tourUpdated, (said) => String(said.tourId) === cast.tour && said.status === status)
    if (pushes === offerUpdated.name)
      await ear.hear(offerUpdated, (said) => String(said.propertyId) === cast.property && said.status === status)
  }
}

/** Brings a thing of its own to where the arrow begins, makes the call, and compares state, news and events with the arrow. */
async function follow(world: World, id: MachineId, machine: Machine, arrow: Arrow, name: string): Promise<void> {
  const play = PLAYS[id]
  const cast = await (play.cast ?? castOf)(world, name, isPersonal(id, arrow))
  await play.reach(cast, arrow)
  const before = await listeners(cast, machine, arrow, play.sides(cast))
  if (arrow.event === 'time') await world.passTime(play.time?.ms(arrow) ?? 0)
  else await actsOf(id)[arrow.event]?.(cast, arrow)
  const state = await play.state(cast)
  if (state !== arrow.to)
    throw new Difference(arrow.event, `state after ${arrow.from ?? 'none'}`, arrow.to ?? 'none', state ?? 'none', true)
  for (const { whom, by, not, account, known } of before) {
    if (not.length > 0 && cast.closed.has(account)) continue
    const news = (await newsOf(world, account)).filter((one) => !known.has(String(one.id)))
    const place = { on: listNotifications, field: `data of the ${whom}, after ${arrow.event}` }
    const types = news.map(({ type }) => type)
    if (not.length > 0)
      demand(!types.some((type) => not.includes(type)), place, `none of type ${not.join(', ')}`, types)
    for (const type of by) demand(types.includes(type), place, `a new one of type ${type}`, types)
  }
  await requireHeard(cast, machine, arrow, play.sides(cast))
}

function titleOf({ title }: Machine, { from, to, when, by, tells = [] }: Arrow): string {
  const thing = title.charAt(0).toLowerCase() + title.slice(1)
  const told = tells.map(({ whom }) => whom).join(' and the ')
  return `leads ${thing} from ${from ?? 'nothing'} to ${to ?? 'nothing'}${by ? `, by the ${by}` : ''}${when ? `: ${when}` : ''}${told ? `; tells the ${told}` : ''}`
}

/** The call that a check of an arrow is about; none where nobody can make the step. */
function callOf(id: MachineId, { event }: Arrow): EndpointId | undefined {
  if (event === 'time') return PLAYS[id].time?.of
  return actsOf(id)[event] && event
}

const checkOf = (id: MachineId, machine: Machine, arrow: Arrow, place: number): Check[] => {
  const call = callOf(id, arrow)
  if (!call) return []
  const run = (world: World) => follow(world, id, machine, arrow, `${id.toLowerCase()}-${place}`)
  return [check(titleOf(machine, arrow), [endpointById(call)], run, [arrowRule(id, arrow)])]
}

const needsTime = (id: MachineId, { event, from }: Arrow) => event === 'time' || isLate(id, from)

const checksOf = (late: boolean) =>
  EVERY_MACHINE.flatMap(([id, machine]) =>
    machine.arrows.flatMap((arrow, place) => (needsTime(id, arrow) === late ? checkOf(id, machine, arrow, place) : [])),
  )

/** One check for each arrow of each machine. */
export const arrowChecks = checksOf(false)

/** Those that put the clock forward, for all who share the backend: they come last. */
export const lateArrowChecks = checksOf(true)
