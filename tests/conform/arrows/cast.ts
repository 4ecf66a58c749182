import { openConversation } from '@/contract/messages/conversations'
import { createProperty, listMyProperties } from '@/contract/listing/properties'
import { getOwnProfile } from '@/contract/account/user'
import type { EndpointId } from '@/contract'
import type { Arrow } from '@/contract/rules/machine'
import { lister } from '../checks/between-people/listers'
import type { Account, World } from '../context'
import { demand } from '../failure'
import { newListingBody } from '../fixtures'
import { picture } from '../pictures'

/** Two new people with a home between them, and what they have made so far. */
export type Cast = {
  world: World
  name: string
  /** How many homes the two have dealt about before. */
  turn: number
  /** Buys, visits, writes. */
  buyer: Account
  /** Lists, sells, is written to. */
  seller: Account
  property: string
  conversation: string
  offer?: string
  tour?: string
  message?: string
  /** The document that was handed in last. */
  submission?: string
  review?: string
  /** The code that was sent first. */
  code?: string
  /** The report of it, and what it is about. */
  report?: string
  subject?: { about: 'listing' | 'person' | 'review'; id: string }
  /** Accounts that no longer exist. */
  closed: Set<Account>
}

/** The calls of a machine, each made by the member of the cast whom the arrow names. */
export type Acts = { readonly [Id in EndpointId]?: (cast: Cast, arrow: Arrow) => Promise<unknown> }

/** What a machine is played with: who its sides are, how a state is reached, and where it is read. */
export type Play = {
  /** Who plays, where it is not a buyer and a seller with a home. */
  cast?: (world: World, name: string, own?: boolean) => Promise<Cast>
  /** Calls that are about this machine alone. */
  acts?: Acts
  sides: (cast: Cast) => Record<string, Account>
  /** Brings the thing of the machine into the state where the arrow begins. */
  reach: (cast: Cast, arrow: Arrow) => Promise<void>
  state: (cast: Cast) => Promise<string | null>
  /** How long the arrows of time take, and the call that sets the thing going. */
  time?: { of: EndpointId; ms: (arrow: Pick<Arrow, 'from' | 'to'>) => number }
}

/** Bytes of a picture that no other listing has: one that has is reported by the server. */
let bytes = 2_000

/** A listing of an account's, on which there is no report unless its picture is on another. */
export async function homeOf(
  { world }: Pick<Cast, 'world'>,
  { token }: Account,
  title: string,
  photo = picture('front.png', (bytes += 1)),
): Promise<string> {
  await world.succeed(createProperty, { token, body: { ...newListingBody(title), photos: [photo] } })
  const own = await world.succeed(listMyProperties, { token })
  const found = own.find((one) => one.title === title)
  demand(found !== undefined, { on: listMyProperties, field: 'data' }, `the new listing “${title}”`, own)
  return String(found.id)
}

/** Homes that one pair deals about, few enough for every limit of calls a minute. */
const TURNS = 4
const pairs = new WeakMap<World['once'], number>()

/** A buyer and a seller: of their own where the arrow changes a person, else a pair that has dealt about other homes. */
async function pairOf(world: World, name: string, own: boolean) {
  const used = pairs.get(world.once) ?? 0
  if (!own) pairs.set(world.once, used + 1)
  const called = own ? name : `pair-${Math.floor(used / TURNS)}`
  const seller = await lister(world, `${called}-seller`)
  const buyer = await world.newcomer(`${called}-buyer`)
  return { seller, buyer, turn: own ? 0 : used % TURNS }
}

export async function castOf(world: World, name: string, own = true): Promise<Cast> {
  const { seller, buyer, turn } = await pairOf(world, name, own)
  const property = await homeOf({ world }, seller, `Conform ${world.run} ${name}`)
  const body = { property_id: property, owner_id: seller.id }
  const { id } = await world.succeed(openConversation, { token: buyer.token, body })
  // Connected, so that no simulated person answers for them.
  await Promise.all([world.ear(seller), world.ear(buyer)]).catch(() => undefined)
  return { world, name, turn, buyer, seller, property, conversation: String(id), closed: new Set() }
}

/** The first of the two who still has an account. */
export function oneOf({ closed }: Cast, first: Account, second: Account): Account {
  return closed.has(first) ? second : first
}

export async function usernameOf({ world }: Cast, account: Account): Promise<string> {
  return (await world.succeed(getOwnProfile, { token: account.token })).username ?? account.id
}

/** A new account alone, without a home. */
export async function loneCast(world: World, name: string): Promise<Cast> {
  const seller = await world.newcomer(name)
  return { world, name, turn: 0, buyer: seller, seller, property: '', conversation: '', closed: new Set() }
}
