import { approveVerification, listPendingVerifications, rejectVerification } from '@/contract/admin'
import { login, register, sendEmailVerification, verifyEmail } from '@/contract/account/auth'
import { createProperty, getProperty, listProperties } from '@/contract/listing/properties'
import {
  changePassword,
  deleteAccount,
  getOwnProfile,
  getPublicProfile,
  updateOwnProfile,
} from '@/contract/account/user'
import { registrationBody } from '../../../helpers/registration-body'
import { check, type Check } from '../../check'
import { NEW_PASSWORD, toldCode, type Account, type World } from '../../context'
import { demand, NotCheckable, same } from '../../failure'
import { newListingBody } from '../../fixtures'
import { lister, listingOf, phoneOf } from './listers'
import { picture } from '../../pictures'

/** A new account that signs in with a password. */
async function passworded(world: World, name: string): Promise<Account & { password: string }> {
  const account = await world.newcomer(name)
  if (account.password === null) throw new NotCheckable('needs a new account with a password (see --mailbox)')
  return { ...account, password: account.password }
}

async function flagsOf(world: World, { token }: Account) {
  return (await world.succeed(getOwnProfile, { token })).verification_status
}

export const sessionChecks: Check[] = [
  check('ends the other sessions when the password changes', [changePassword, getOwnProfile], async (world) => {
    const { email, password, token } = await passworded(world, 'rekeyed')
    const other = await world.succeed(login, { body: { email, password } })
    const next = 'Changed1word'
    const body = { current_password: password, password: next, password_confirmation: next }
    await world.succeed(changePassword, { token, body })
    await world.refuse(401, getOwnProfile, { token: other.token })
    // So that the account can be deleted in the end.
    const renewed = await world.succeed(login, { body: { email, password: next } })
    world.later(() => world.ask(deleteAccount, { token: renewed.token }))
  }),
  check('ends every session of an account that is closed', [deleteAccount, login], async (world) => {
    const { email, password, token } = await passworded(world, 'closed')
    const other = await world.succeed(login, { body: { email, password } })
    await world.succeed(deleteAccount, { token })
    await world.refuse(401, getOwnProfile, { token: other.token })
    await world.refuse(401, login, { body: { email, password } })
  }),
  check('takes an e-mail address in any case', [login, register], async (world) => {
    const { email, password } = world.options.people.regular
    const { id } = (await world.person('regular')).user
    const { user } = await world.succeed(login, { body: { email: email.toUpperCase(), password } })
    same({ on: login, field: 'data.user.id' }, user.id, id)
  }),
  check('registers no address again in another case', [register, verifyEmail], async (world) => {
    const { email: taken } = await passworded(world, 'Mixed-Case')
    const email = taken.toUpperCase()
    const sent = await world.ask(sendEmailVerification, { body: { email } })
    const code = toldCode(sent) ?? (await world.options.mailbox?.(email))
    if (code) await world.ask(verifyEmail, { body: { email, verification_code: code } })
    await world.refuse(422, register, { body: registrationBody(email, NEW_PASSWORD) }, ['email'])
    const low = await world.succeed(login, { body: { email: taken.toLowerCase(), password: NEW_PASSWORD } })
    demand(Boolean(low.token), { on: login, field: 'data.token' }, 'a token', low.token)
  }),
]

export const flagChecks: Check[] = [
  check(
    'takes back the verification of a phone number that changes',
    [updateOwnProfile, getOwnProfile, createProperty],
    async (world) => {
      const account = await lister(world, 'renumbered')
      const { token } = account
      const on = getOwnProfile
      const field = 'data.verification_status'
      same({ on, field: `${field}.can_list_properties` }, (await flagsOf(world, account))?.can_list_properties, true)
      await world.succeed(updateOwnProfile, { token, body: { phone_number: phoneOf(world, 'another') } })
      const after = await flagsOf(world, account)
      same({ on, field: `${field}.phone_verified` }, after?.phone_verified ?? false, false)
      same({ on, field: `${field}.can_list_properties` }, after?.can_list_properties ?? false, false)
      const body = { ...newListingBody(`Conform ${world.run} unverified`), photos: [picture('front.png')] }
      await world.refuse(403, createProperty, { token, body })
    },
  ),
  check(
    'lets a name change after an approved ID by request alone',
    [updateOwnProfile, getOwnProfile, listPendingVerifications, approveVerification, rejectVerification],
    async (world) => {
      const { token, email } = await lister(world, 'renamed')
      const admin = await world.admin()
      const own = () => world.succeed(getOwnProfile, { token })
      const name = (await own()).name ?? ''
      // As registered here, or as the local account chooser says.
      demand(['Ana Cruz', 'Conform Check'].includes(name), { on: getOwnProfile, field: 'data.name' }, 'Ana Cruz', name)
      const asked = name.replace(/\S+$/, 'Reyes')
      const ask = async () => {
        await world.succeed(updateOwnProfile, { token, body: { last_name: 'Reyes' } })
        const pending = await world.succeed(listPendingVerifications, { token: admin })
        const record = pending.find((one) => one.email === email)
        const on = listPendingVerifications
        demand(record !== undefined, { on, field: 'data' }, `the name that ${email} asks for`, pending)
        same({ on, field: 'data.*.requestedName' }, record.requestedName, asked)
        return { id: String(record.id) }
      }
      const on = getOwnProfile
      const first = await ask()
      const waiting = await own()
      same({ on, field: 'data.name, while a request waits' }, waiting.name, name)
      const { verification_status: flags } = waiting
      same({ on, field: 'data.verification_status.requested_name' }, flags?.requested_name, asked)
      same({ on, field: 'data.verification_status.id_verified, while a name waits' }, flags?.id_verified, true)
      await world.succeed(rejectVerification, { token: admin, params: first, body: { reason: 'Not on the ID.' } })
      same({ on, field: 'data.name, rejected' }, (await own()).name, name)
      await world.succeed(approveVerification, { token: admin, params: await ask() })
      const after = await own()
      same({ on, field: 'data.name, approved' }, after.name, asked)
      same(
        { on, field: 'data.verification_status.requested_name' },
        after.verification_status?.requested_name ?? '',
        '',
      )
    },
  ),
  check(
    'takes the listings of a closed account off the market',
    [deleteAccount, getProperty, listProperties],
    async (world) => {
      const account = await lister(world, 'retired')
      const { username } = await world.succeed(getOwnProfile, { token: account.token })
      const id = await listingOf(world, account, `Conform ${world.run} of a closed account`)
      await world.succeed(deleteAccount, { token: account.token })
      await world.refuse(404, getProperty, { params: { id } })
      const rows = await world.succeed(listProperties)
      const on = listProperties
      demand(!rows.some((row) => String(row.id) === id), { on, field: 'data' }, 'no listing of a closed account', id)
      if (username) await world.refuse(404, getPublicProfile, { params: { username } })
    },
  ),
]
