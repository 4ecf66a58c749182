import { superAdminLogin } from '@/contract/admin'
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  sendEmailVerification,
  verifyEmail,
} from '@/contract/account/auth'
import { changePassword, deleteAccount, uploadProfilePicture } from '@/contract/account/user'
import { sendVerificationCode, verifyPhone } from '@/contract/account/verification'
import type { EndpointId } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Limit } from '@/contract/rules/limits'
import { registrationBody } from '../../helpers/registration-body'
import { phoneOf } from '../checks/between-people/listers'
import { mailedCode, textedCode, wrongFor } from '../codes'
import type { World } from '../context'
import { NotCheckable } from '../failure'
import { picture } from '../pictures'
import type { Answer } from '../talking/http'
import { requireLimit, type Kept, type Trial } from './attempt'
import { LISTS } from './of-lists'
import { SEARCHES } from './of-searches'

const MINUTE = 60_000
/** Longer than any lock. */
const LOCKED = 11 * MINUTE

const addressOf = ({ run, options }: World, { call, limit }: Kept) =>
  `conform-${run}-limit-${call.toLowerCase()}-${limit.value}@${options.mailDomain}`

/** Makes a call as often as the limit allows, and once more. */
const often =
  (ask: (world: World, kept: Kept) => Promise<() => Promise<Answer>>): Trial =>
  async (world, kept) => {
    const once = await ask(world, kept)
    for (let time = 0; time < kept.limit.value; time += 1) requireLimit(kept, false, await once())
    requireLimit(kept, true, await once())
  }

/** Tries something wrong as often as the limit allows; then the right thing is refused too. */
const wrongly =
  (prepare: (world: World, kept: Kept) => Promise<(right: boolean) => Promise<Answer>>): Trial =>
  async (world, kept) => {
    const within = await prepare(world, kept)
    for (let time = 1; time < kept.limit.value; time += 1) await within(false)
    requireLimit(kept, false, await within(true))
    const beyond = await prepare(world, kept)
    for (let time = 0; time < kept.limit.value; time += 1) await beyond(false)
    requireLimit(kept, true, await beyond(true))
  }

async function withPassword(world: World, name: string) {
  const account = await world.newcomer(name)
  if (account.password === null) throw new NotCheckable('needs a new account with a password (see --mailbox)')
  return { ...account, password: account.password }
}

let made = 0
const fresh = (kept: Kept) => `limit-${kept.call.toLowerCase()}-${(made += 1)}`

const next = { password: 'Renewed1word', password_confirmation: 'Renewed1word' }

/** A new account that asked for another password, and what its code does. */
async function forgotten(world: World, kept: Kept) {
  const { mailbox } = world.options
  const { email } = await withPassword(world, fresh(kept))
  if (!mailbox) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
  await world.patiently(requestPasswordReset, { body: { email } })
  const code = (await mailbox(email)) ?? ''
  const enter = (verification_code: string, set = next) =>
    world.ask(resetPassword, { body: { email, verification_code, ...set } })
  world.later(() => closeBy(world, email, next.password))
  return { email, code, enter }
}

async function closeBy(world: World, email: string, password: string) {
  const { json } = await world.ask(login, { body: { email, password } })
  const { token } = Object((json as { data?: unknown } | undefined)?.data) as { token?: string }
  if (token) await world.ask(deleteAccount, { token })
}

/** The shortest password is taken, and one that is a letter shorter is not. */
const shortest =
  (enter: (world: World, kept: Kept) => Promise<(password: string) => Promise<Answer>>): Trial =>
  async (world, kept) => {
    const set = await enter(world, kept)
    const ofLength = (length: number) => `Aa1${'x'.repeat(length - 3)}`
    requireLimit(kept, true, await set(ofLength(kept.limit.value - 1)))
    requireLimit(kept, false, await set(ofLength(kept.limit.value)))
  }

const twice = (password: string) => ({ password, password_confirmation: password })

const codes = (on: AnyEndpoint) =>
  often(async (world, kept) => {
    if (on.id === sendVerificationCode.id) {
      const { token } = await world.newcomer(fresh(kept))
      return () => world.ask(on, { token, body: { phone_number: phoneOf(world, 'limit-of-codes') } })
    }
    const email = addressOf(world, kept)
    return () => world.ask(on, { body: { email } })
  })

const SHORTEST: { readonly [Id in EndpointId]?: Trial } = {
  register: shortest(async (world, kept) => {
    const email = addressOf(world, kept)
    await world.ask(verifyEmail, { body: { email, verification_code: await mailedCode(world, email) } })
    return async (password) => {
      world.later(() => closeBy(world, email, password))
      return world.ask(register, { body: registrationBody(email, password) })
    }
  }),
  resetPassword: shortest(async (world, kept) => {
    const { email, code, enter } = await forgotten(world, kept)
    return (password) => {
      world.later(() => closeBy(world, email, password))
      return enter(code, twice(password))
    }
  }),
  changePassword: shortest(async (world, kept) => {
    const { token, password: current_password } = await withPassword(world, fresh(kept))
    return (password) => world.ask(changePassword, { token, body: { current_password, ...twice(password) } })
  }),
}

const TRIES: { readonly [Id in EndpointId]?: Trial } = {
  verifyEmail: wrongly(async (world, kept) => {
    const email = addressOf(world, { ...kept, limit: { ...kept.limit, value: (made += 1) } })
    const code = await mailedCode(world, email)
    return (right) => world.ask(verifyEmail, { body: { email, verification_code: right ? code : wrongFor(code) } })
  }),
  verifyPhone: wrongly(async (world, kept) => {
    const name = fresh(kept)
    const { token } = await world.newcomer(name)
    const phone_number = phoneOf(world, name)
    const code = await textedCode(world, token, phone_number)
    return (right) =>
      world.ask(verifyPhone, { token, body: { phone_number, verification_code: right ? code : wrongFor(code) } })
  }),
  resetPassword: wrongly(async (world, kept) => {
    const { code, enter } = await forgotten(world, kept)
    return (right) => enter(right ? code : wrongFor(code))
  }),
  login: wrongly(async (world, kept) => {
    const { email, password } = await withPassword(world, fresh(kept))
    return (right) => world.ask(login, { body: { email, password: right ? password : `${password}x` } })
  }),
  changePassword: wrongly(async (world, kept) => {
    const { token, password } = await withPassword(world, fresh(kept))
    return (right) =>
      world.ask(changePassword, {
        token,
        body: { current_password: right ? password : `${password}x`, ...twice(`${password}2`) },
      })
  }),
}

/** Guesses until nobody is let in, from this address or as an administrator, and waits until they are again. */
const lockout: Trial = async (world, kept) => {
  await world.passTime(LOCKED)
  const on = kept.call === 'login' ? login : superAdminLogin
  const guess = (place: number) => {
    const email = `conform-${world.run}-${kept.call}-${place}@${world.options.mailDomain}`
    return world.ask(on, { body: { email, username: 'nobody', password: 'Wrong1pass' } })
  }
  for (let place = 0; place < kept.limit.value; place += 1) await guess(place)
  const last = await guess(kept.limit.value)
  await world.passTime(LOCKED)
  requireLimit(kept, true, last)
}

const isShortest = ({ words }: Limit) => words.startsWith('Shortest')
/** A backend may lock the door of the administrators for all of them. */
const isOfAdministrators = ({ limit, call }: Kept) => limit.unit === 'tries' && call === 'superAdminLogin'
const isOfAddress = ({ words }: Limit) => words.includes('network address')

const portrait: Trial = async (world, kept) => {
  const { token } = await world.newcomer(fresh(kept))
  const put = (bytes: number) =>
    world.ask(uploadProfilePicture, { token, body: { profile_picture: picture('large.png', bytes - picture().size) } })
  requireLimit(kept, false, await put(kept.limit.value))
  requireLimit(kept, true, await put(kept.limit.value + 1))
}

const resetLate: Trial = async (world, kept) => {
  for (const beyond of [false, true]) {
    const { code, enter } = await forgotten(world, kept)
    await world.passTime(kept.limit.value * MINUTE + (beyond ? MINUTE : -MINUTE))
    requireLimit(kept, beyond, await enter(code))
  }
}

/** The trials of limits that no arrow of a machine leads to. */
export function trialByHand(kept: Kept): { trial: Trial; late?: true } | undefined {
  const { limit, call } = kept
  if (isOfAddress(limit) || isOfAdministrators(kept)) return { trial: lockout, late: true }
  const trial = LISTS[call]?.(limit) ?? SEARCHES[limit.unit]
  if (trial) return { trial }
  if (limit.unit === 'codes') return { trial: codes(CODES[call]!) }
  if (isShortest(limit)) return SHORTEST[call] && { trial: SHORTEST[call] }
  if (limit.unit === 'tries') return TRIES[call] && { trial: TRIES[call] }
  if (call === 'uploadProfilePicture') return { trial: portrait }
  if (call === 'resetPassword') return { trial: resetLate, late: true }
  return undefined
}

const CODES: Record<string, AnyEndpoint> = { sendEmailVerification, requestPasswordReset, sendVerificationCode }
