import { superAdminLogin } from '@/contract/admin'
import { ENDPOINTS, type EndpointId } from '@/contract'
import type { AnyEndpoint, Endpoint } from '@/contract/endpoint'
import { createFavoriteList } from '@/contract/favorites/favorite-lists'
import { sendMessage } from '@/contract/messages/messages'
import { listNotifications } from '@/contract/account/notifications'
import { accessOf, CALLERS, type AccessCaller, type Subject } from '@/contract/rules/access'
import { createSavedSearch } from '@/contract/favorites/saved-searches'
import { createTour } from '@/contract/tours/tours'
import { check, type Check } from '../check'
import { accessRule } from '../rules/stated'
import { Difference, inWords, NotCheckable } from '../failure'
import { conversation, dayFromNow, hiddenReview } from '../fixtures'
import { harmless } from '../harmless'
import type { Ask } from '../talking/client'
import type { Account, World } from '../context'
import { vain } from './access'

/** A thing for the wave, whose it is, and others who may not have it. */
type Owned = { id: string; owner: Account; others: Account[] }

/** A tour of the buyer's to the listing of this wave. */
async function visit(world: World): Promise<string> {
  const { property, buyer } = await conversation(world, 'table')
  return world.once('table tour', async () => {
    const body = { property_id: property, date: dayFromNow(world, 47), time: '13:15', duration: 45 }
    return String((await world.succeed(createTour, { token: buyer.token, body })).id)
  })
}

/** A notification of the buyer's. */
async function notification(world: World): Promise<string> {
  const { id, buyer, seller } = await conversation(world, 'table')
  return world.once('table notification', async () => {
    const body = { conversation_id: id, message: 'It is still free.' }
    await world.succeed(sendMessage, { token: seller.token, body })
    const [first] = await world.succeed(listNotifications, { token: buyer.token })
    if (!first) throw new NotCheckable('the account has no notification')
    return String(first.id)
  })
}

/** A message of the buyer's. */
async function words(world: World): Promise<string> {
  const { id, buyer } = await conversation(world, 'table')
  return world.once('table message', async () => {
    const body = { conversation_id: id, message: 'Is it still free?' }
    return String((await world.succeed(sendMessage, { token: buyer.token, body })).id)
  })
}

/** A saved search of the buyer's; the last check removes it. */
function search(world: World, { token }: Account): Promise<string> {
  return world.once('table search', async () => {
    const body = { name: `Conform ${world.run} table` }
    return String((await world.succeed(createSavedSearch, { token, body })).id)
  })
}

/** A list of the buyer's; the last check removes it. */
function homes(world: World, { token }: Account): Promise<string> {
  return world.once('table list', async () => {
    const body = { name: `Conform ${world.run} table` }
    return String((await world.succeed(createFavoriteList, { token, body })).id)
  })
}

/** What the call is about, by kind and side. */
async function owned(world: World, { thing, side }: Subject): Promise<Owned> {
  const stranger = await world.person('professional')
  if (thing === 'person') {
    const owner = await world.person('verified')
    return { id: owner.id, owner, others: [] }
  }
  if (thing === 'review') {
    const { id, author, reviewed } = await hiddenReview(world)
    const [owner, other] = side === 'author' ? [author, reviewed] : [reviewed, author]
    return { id, owner, others: [other, stranger] }
  }
  const { id, property, buyer, seller } = await conversation(world, 'table')
  if (thing === 'listing') return { id: property, owner: seller, others: [buyer, stranger] }
  if (thing === 'saved search') return { id: await search(world, buyer), owner: buyer, others: [seller, stranger] }
  if (thing === 'favorite list') return { id: await homes(world, buyer), owner: buyer, others: [seller, stranger] }
  if (thing === 'notification') return { id: await notification(world), owner: buyer, others: [seller, stranger] }
  if (thing === 'message') {
    const others = side === 'sender' ? [seller, stranger] : [stranger]
    return { id: await words(world), owner: buyer, others }
  }
  const sides = side === 'seller' || side === 'lister' ? [seller, buyer] : [buyer, seller]
  const [owner, other] = sides as [Account, Account]
  const others = side === 'participant' ? [stranger] : [other, stranger]
  return { id: thing === 'tour' ? await visit(world) : id, owner, others }
}

/** An ask about that very thing. */
async function about(world: World, endpoint: AnyEndpoint, { thing, in: place, field }: Subject, { id, owner }: Owned) {
  const body = harmless(endpoint.id)
  // With oneself one has no conversation, whether or not about a listing.
  if (thing === 'person' && body) delete body['property_id']
  const value = field === 'username' ? String(owner.user.username) : id
  if (endpoint.id === 'createTour' && body) body['date'] = dayFromNow(world, 48)
  return place === 'body'
    ? { body: { ...body, [field]: value } }
    : { params: { [field]: value }, ...(body ? { body } : {}) }
}

/** Whether a call that is let through changes something of the caller's that cannot be brought back. */
const isDrastic = ({ method, body, params }: AnyEndpoint) => method !== 'GET' && method !== 'HEAD' && !body && !params

/** The token of one of the callers who own nothing in the call. */
async function tokenOf(world: World, endpoint: AnyEndpoint, caller: AccessCaller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined
  if (caller === 'administrator') {
    if (endpoint.id !== 'superAdminLogout') return world.admin()
    return (await world.succeed(superAdminLogin, { body: { ...world.options.admin } })).token
  }
  if (caller === 'regular' && isDrastic(endpoint)) return (await world.newcomer(`table-${endpoint.id}`)).token
  return (await world.person(caller === 'verified' ? 'verified' : 'regular')).token
}

/** Makes a call as somebody, and fails unless it is admitted or refused as the table says. */
async function tryCell(world: World, endpoint: AnyEndpoint, caller: AccessCaller, expected: unknown, ask: Ask) {
  const answer = await world.ask(endpoint, ask)
  const said = (answer.json as { message?: unknown } | null | undefined)?.message
  const got = `${answer.status}${said ? ` (${inWords(said)})` : ''}`
  const admitted = answer.status !== 401 && answer.status !== 403
  if (expected === 'allowed' ? !admitted : answer.status !== expected)
    throw new Difference(endpoint.id, `as ${caller}`, expected === 'allowed' ? 'to be let in' : String(expected), got)
}

async function tryRow(world: World, endpoint: Endpoint<EndpointId>): Promise<void> {
  const access = accessOf(endpoint.id)
  for (const caller of CALLERS) {
    const expected = access[caller]
    // Another check suspends a person for this.
    if (caller === 'suspended' || caller === 'owner' || caller === 'other' || expected === 'by side') continue
    // What a lasting account would lose is tried with a new one only.
    if (expected === 'allowed' && isDrastic(endpoint) && caller === 'verified') continue
    const token = await tokenOf(world, endpoint, caller)
    // A body without its fields is refused (422) only after the caller is admitted, and changes nothing.
    const ask = expected === 'allowed' && endpoint.body ? { ...vain(endpoint), body: {} } : vain(endpoint)
    await tryCell(world, endpoint, caller, expected, { ...ask, token })
  }
  const { subject, owner, other } = access
  if (!subject) return
  const thing = await owned(world, subject)
  const ask = await about(world, endpoint, subject, thing)
  if (typeof other === 'number')
    for (const { token } of thing.others) await tryCell(world, endpoint, 'other', other, { ...ask, token })
  await tryCell(world, endpoint, 'owner', owner, { ...ask, token: thing.owner.token })
}

/** Calls after which their thing is gone, or done with. */
const LAST: readonly EndpointId[] = [
  'declineTour',
  'cancelTour',
  'deleteNotification',
  'unsendMessage',
  'deleteMessageForMe',
  'deleteSavedSearch',
  'deleteFavoriteList',
  'deleteProperty',
]

const inOrder = [...ENDPOINTS].toSorted((one, next) => LAST.indexOf(one.id) - LAST.indexOf(next.id))

/** The table of who may do what, cell by cell. */
export const accessTableChecks: Check[] = inOrder.map((endpoint) =>
  check('admits and refuses each caller as the table of access says', [endpoint], (world) => tryRow(world, endpoint), [
    accessRule(endpoint.id),
  ]),
)
