import { listAuditRecords } from '@/contract/admin'
import { login } from '@/contract/account/auth'
import { listNotifications } from '@/contract/account/notifications'
import { getOwnProfile, updateOwnProfile } from '@/contract/account/user'
import { sendVerificationCode, verifyPhone } from '@/contract/account/verification'
import { ENDPOINTS, type EndpointId } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { getProperty, listMyProperties, listProperties } from '@/contract/listing/properties'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { makeOffer } from '@/contract/messages/offers'
import { openConversation } from '@/contract/messages/conversations'
import { accessOf } from '@/contract/rules/access'
import {
  answerSuspension,
  getAdminPerson,
  keepSuspension,
  liftSuspension,
  revokeVerification,
  suspendUser,
  SUSPENSION_DAYS_MAX,
} from '@/contract/standing'
import { createTour } from '@/contract/tours/tours'
import { check, type Check } from '../../check'
import { toldCode, type Account, type World } from '../../context'
import { demand, NotCheckable, same } from '../../failure'
import { dayFromNow } from '../../fixtures'
import { vain } from '../access'
import { lister, listingOf, phoneOf } from './listers'

const DAY = 86_400_000

const standingOf = async (world: World, { token }: Account) =>
  (await world.succeed(getOwnProfile, { token })).standing ?? null

async function requireShown(world: World, id: string, shown: boolean): Promise<void> {
  const all = await world.succeed(listProperties, {})
  const found = all.some((one) => String(one.id) === id)
  demand(found === shown, { on: listProperties, field: 'data' }, `${shown ? '' : 'not '}listing ${id}`, found)
  const { paused } = await world.succeed(getProperty, { params: { id } })
  same({ on: getProperty, field: 'data.paused' }, paused ?? false, !shown)
}

async function isTold(world: World, { token }: Account, words: string): Promise<void> {
  const news = await world.succeed(listNotifications, { token })
  const told = news.some(({ message }) => message.includes(words))
  demand(told, { on: listNotifications, field: 'data of whom it concerns' }, `“${words}”`, 'nothing')
}

const inDays = (world: World, days: number) => new Date(Date.now() + world.ahead() + days * DAY).toISOString()

/** An account that an administrator suspended for a week. */
function suspended(world: World, name: string): Promise<Account & { reason: string }> {
  return world.once(`suspended ${name}`, async () => {
    const account = await world.newcomer(name)
    const reason = `Suspended by ${world.run}`
    const body = { reason, ends_at: inDays(world, 7) }
    await world.succeed(suspendUser, { token: await world.admin(), params: { id: account.id }, body })
    return { ...account, reason }
  })
}

const refused = (ENDPOINTS as readonly Endpoint<EndpointId>[]).filter(
  ({ id, auth }) => auth === 'bearer' && accessOf(id).suspended === 403,
)

export const standingChecks: Check[] = [
  check(
    'hides the listings of a person whose phone is no longer verified, until it is',
    [updateOwnProfile, verifyPhone, listProperties, getProperty, getOwnProfile, listMyProperties],
    async (world) => {
      const owner = await lister(world, 'paused')
      const { token } = owner
      const id = await listingOf(world, owner, `Conform ${world.run} paused`)
      await requireShown(world, id, true)
      const phone_number = phoneOf(world, 'paused anew')
      await world.succeed(updateOwnProfile, { token, body: { phone_number } })
      await requireShown(world, id, false)
      same({ on: getOwnProfile, field: 'data.standing.state' }, (await standingOf(world, owner))?.state, 'paused')
      const own = await world.succeed(listMyProperties, { token })
      const row = own.find((one) => String(one.id) === id)
      same({ on: listMyProperties, field: 'data.*.paused' }, row?.paused, true)
      const { token: buyer } = await world.buyer()
      const visit = { property_id: id, date: dayFromNow(world, 30), time: '10:00', duration: 45 }
      await world.refuse(409, createTour, { token: buyer, body: visit })
      const verification_code = toldCode(await world.ask(sendVerificationCode, { token, body: { phone_number } }))
      if (!verification_code) throw new NotCheckable('the code goes to a phone: no debug_code')
      await world.succeed(verifyPhone, { token, body: { phone_number, verification_code } })
      await requireShown(world, id, true)
      same({ on: getOwnProfile, field: 'data.standing.state' }, (await standingOf(world, owner))?.state, 'active')
    },
  ),
  check(
    'hides the listings of a person whose ID an administrator revokes, and tells them why',
    [revokeVerification, listProperties, getOwnProfile],
    async (world) => {
      const owner = await lister(world, 'revoked')
      const id = await listingOf(world, owner, `Conform ${world.run} revoked`)
      const ask = { token: await world.admin(), params: { id: owner.id }, body: { reason: `Expired, ${world.run}` } }
      await world.succeed(revokeVerification, ask)
      await requireShown(world, id, false)
      await isTold(world, owner, ask.body.reason)
      const { verification_status: flags } = await world.succeed(getOwnProfile, { token: owner.token })
      same({ on: getOwnProfile, field: 'data.verification_status.id_verified' }, flags?.id_verified, false)
      same(
        { on: getOwnProfile, field: 'data.verification_status.rejection_reason' },
        flags?.rejection_reason,
        ask.body.reason,
      )
      await world.refuse(409, revokeVerification, ask)
    },
  ),
  check(
    'suspends a person with a reason and an end, takes one answer, and lifts it',
    [suspendUser, answerSuspension, keepSuspension, liftSuspension, getAdminPerson, getOwnProfile],
    async (world) => {
      const owner = await lister(world, 'suspended')
      const { token } = owner
      const id = await listingOf(world, owner, `Conform ${world.run} suspended`)
      const buyer = await world.buyer()
      const opened = await world.succeed(openConversation, {
        token: buyer.token,
        body: { property_id: id, owner_id: owner.id },
      })
      const conversation_id = String(opened.id)
      const offer = { conversation_id, property_id: id, offer_amount: 4_000_000, message: 'This much.' }
      await world.succeed(makeOffer, { token: buyer.token, body: offer })
      const admin = { token: await world.admin(), params: { id: owner.id } }
      const reason = `Another name, says ${world.run}`
      const ends_at = inDays(world, 7)
      for (const wrong of [inDays(world, -1), inDays(world, SUSPENSION_DAYS_MAX + 2), 'tomorrow'])
        await world.refuse(422, suspendUser, { ...admin, body: { reason, ends_at: wrong } }, ['ends_at'])
      await world.refuse(422, suspendUser, { ...admin, body: { reason: ' ', ends_at } }, ['reason'])
      await world.refuse(409, liftSuspension, { ...admin, body: { reason } })
      await world.succeed(suspendUser, { ...admin, body: { reason, ends_at } })
      await world.refuse(409, suspendUser, { ...admin, body: { reason, ends_at } })
      await requireShown(world, id, false)
      const told = await standingOf(world, owner)
      same({ on: getOwnProfile, field: 'data.standing.state' }, told?.state, 'suspended')
      same({ on: getOwnProfile, field: 'data.standing.reason' }, told?.reason, reason)
      same({ on: getOwnProfile, field: 'data.standing.ends_at' }, Date.parse(told?.ends_at ?? ''), Date.parse(ends_at))
      const said = await world.succeed(listMessages, {
        token: buyer.token,
        params: { conversationId: conversation_id },
      })
      same({ on: listMessages, field: 'data.*.type of an open offer' }, said.at(-1)?.type, 'offer_rejected')
      const write = { token, body: { conversation_id, message: 'Wait' } }
      await world.refuse(403, sendMessage, write)
      await world.refuse(409, keepSuspension, { ...admin, body: { reason } })
      const message = `It is my name, says ${world.run}`
      const answered = await world.succeed(answerSuspension, { token, body: { message } })
      same({ on: answerSuspension, field: 'data.answer' }, answered.answer, message)
      await world.refuse(409, answerSuspension, { token, body: { message } })
      const person = await world.succeed(getAdminPerson, admin)
      same({ on: getAdminPerson, field: 'data.standing.answer' }, person.standing.answer, message)
      await world.succeed(keepSuspension, { ...admin, body: { reason } })
      same(
        { on: getOwnProfile, field: 'data.standing.kept_because' },
        (await standingOf(world, owner))?.kept_because,
        reason,
      )
      await world.succeed(liftSuspension, { ...admin, body: { reason: `Shown, says ${world.run}` } })
      await isTold(world, owner, `Shown, says ${world.run}`)
      await requireShown(world, id, true)
      await world.succeed(sendMessage, write)
      const records = await world.succeed(listAuditRecords, { token: admin.token })
      const actions = records.filter(({ userId }) => String(userId) === owner.id).map(({ action }) => action)
      same(
        { on: listAuditRecords, field: 'data.*.action' },
        actions.slice(0, 3).join(' '),
        'suspension_lifted suspension_kept person_suspended',
      )
    },
  ),
  check('says at sign-in that an account is closed, and why', [suspendUser, login, liftSuspension], async (world) => {
    const { id, email, password } = await world.newcomer('shut')
    if (password === null) throw new NotCheckable('needs a new account with a password (see --mailbox)')
    const admin = { token: await world.admin(), params: { id } }
    const reason = `Closed by ${world.run}`
    await world.succeed(suspendUser, { ...admin, body: { reason, ends_at: null } })
    const { user } = await world.succeed(login, { body: { email, password } })
    same({ on: login, field: 'data.user.standing.state' }, user.standing?.state, 'closed')
    same({ on: login, field: 'data.user.standing.reason' }, user.standing?.reason, reason)
    await world.refuse(409, suspendUser, { ...admin, body: { reason, ends_at: inDays(world, 1) } })
    await world.succeed(liftSuspension, { ...admin, body: { reason } })
  }),
  ...refused.map((endpoint) =>
    check('refuses it from a suspended person', [endpoint, suspendUser], async (world) => {
      const { token } = await suspended(world, 'reader')
      await world.refuse(403, endpoint, { ...vain(endpoint), token })
    }),
  ),
]
