import { beforeEach, expect, test } from 'vitest'
import { createBackend, type Backend } from '@mocks/backend'
import { memoryPersistence } from '@mocks/store/memory-persistence.test-support'
import { toMswHandlers } from '@mocks/network/to-msw'
import { serveScenario, server } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { registrationBody } from '@tests/helpers/registration-body'
import { call, configureApi } from '@/api/call'
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  sendEmailVerification,
  signInWithGoogle,
  verifyEmail,
  type Registration,
} from '@/contract/account/auth'
import { CODE_VALID_MINUTES, MOST_CODES } from '@/contract/fields'

let backend: Backend

answerCalls()
beforeEach(async () => {
  configureApi({ baseUrl: 'http://localhost', token: () => null })
  backend = serveScenario(scenarioById('default'))
  await backend.ready
})

const EMAIL = 'ana.cruz@demo.test'
const WRONG = [422, 'That code is not right or has expired.']

const form = (changes: Partial<Registration> = {}) => ({
  ...registrationBody(EMAIL, 'Sampaguita7'),
  ...changes,
})
const latestCode = () => /\d{6}/.exec(backend.db.outbox.all().at(-1)?.body ?? '')?.[0] ?? ''
const send = (email = EMAIL) => call(sendEmailVerification, { body: { email } })
const verify = (code: string, email = EMAIL) => call(verifyEmail, { body: { email, verification_code: code } })
const registered = async (changes: Partial<Registration> = {}) => {
  const { email } = form(changes)
  await send(email)
  await verify(latestCode(), email)
  return call(register, { body: form(changes) })
}

test('a code arrives in the outbox and in no answer, the same one in every run', async () => {
  const answer = await send()
  expect(JSON.stringify(answer)).not.toMatch(/\d{6}/)
  expect(backend.db.outbox.all()).toMatchObject([
    {
      id: expect.any(String) as string,
      to: EMAIL,
      body: 'Your code is 861917. It is valid for 10 minutes and works once.',
    },
  ])
})

test('a code works for ten minutes, once, and until the next one is sent', async () => {
  await send()
  const first = latestCode()
  backend.clock.advance(10 * 60_000 - 1)
  await verify(first)
  expect(await verify(first).catch(refused)).toEqual(WRONG)
  await send()
  const second = latestCode()
  await send()
  expect(await verify(second).catch(refused)).toEqual(WRONG)
  backend.clock.advance(10 * 60_000)
  expect(await verify(latestCode()).catch(refused)).toEqual(WRONG)
})

test('five wrong tries are one too many for the right code, over a reload too', async () => {
  const { persistence } = memoryPersistence()
  const scenario = { ...scenarioById('default'), clock: TEST_TIME }
  const open = async () => {
    backend = createBackend({ scenario, frozen: true, persistence })
    server.resetHandlers(...toMswHandlers(backend))
    await backend.ready
  }
  await open()
  await send()
  for (let tries = 0; tries < 5; tries += 1) expect(await verify('000000').catch(refused)).toEqual(WRONG)
  await open()
  expect(await verify(latestCode()).catch(refused)).toEqual(WRONG)
  expect(backend.db.email_code.all()).toMatchObject([{ tries: 5, used: true, verified: false }])
})

const reset = (email: string) => call(requestPasswordReset, { body: { email } })

test.each([
  ['to register', EMAIL, send],
  ['to reset a password', 'regular@demo.test', reset],
  ['to reset the password of nobody', 'nobody@demo.test', reset],
])('an address gets five codes %s in ten minutes, and the sixth later', async (_, email, ask) => {
  for (let sent = 0; sent < MOST_CODES; sent += 1) await ask(email)
  const tooMany = [429, 'Too many codes. You can try again in 10 minutes.']
  expect(await ask(email).catch(refused)).toEqual(tooMany)
  await ask('somebody.else@demo.test')
  backend.clock.advance(CODE_VALID_MINUTES * 60_000)
  await ask(email)
})

test('nobody registers an address that is not verified, and one verification makes one account', async () => {
  const unverified = [422, 'Please verify your email first']
  expect(await call(register, { body: form() }).catch(refused)).toEqual(unverified)
  await registered()
  expect(await call(register, { body: form() }).catch(refused)).toEqual(unverified)
  await send('other@demo.test')
  await verify(latestCode(), 'other@demo.test')
  backend.clock.advance(60 * 60_000)
  expect(await call(register, { body: form({ email: 'other@demo.test' }) }).catch(refused)).toEqual(unverified)
})

test('an address has one account however it is written, usernames never clash', async () => {
  await registered()
  const again = registered({ email: 'Ana.Cruz@Demo.test' })
  expect(await again.catch(refused)).toEqual([422, 'The email has already been taken (unique).'])
  const { data } = await registered({ email: 'ana.cruz@elsewhere.test' })
  expect(data.user.username).toBe('ana.cruz2')
})

test('a new account signs in, and its password is nowhere to be read', async () => {
  const answer = await registered()
  expect(JSON.stringify(answer)).not.toMatch(/password|Sampaguita7/)
  expect(JSON.stringify(backend.db.dump())).not.toContain('Sampaguita7')
  const { data } = await call(login, { body: { email: EMAIL, password: 'Sampaguita7' } })
  expect(data.user).toMatchObject({ first_name: 'Ana', phone_verified: false, id_verified: false, premium_plan: null })
})

test.each(['Verified@demo.test', 'noel.sumagaysay', '0928 555 0102', '+639285550102'])(
  "one logs in as '%s'",
  async (identifier) => {
    const { data } = await call(login, { body: { email: identifier, password: 'Password1' } })
    expect(data.user).toMatchObject({ id: '102', email: 'verified@demo.test' })
    expect(backend.viewerOf(data.token)?.id).toBe('102')
  },
)

test('a reset code is not a registration code, works once and says nothing about who has an account', async () => {
  const asked = await call(requestPasswordReset, { body: { email: 'regular@demo.test' } })
  expect(await call(requestPasswordReset, { body: { email: 'nobody@demo.test' } })).toEqual(asked)
  const code = latestCode()
  const renew = (email: string) =>
    call(resetPassword, {
      body: { email, verification_code: code, password: 'Sampaguita7', password_confirmation: 'Sampaguita7' },
    })
  expect(await verify(code, 'regular@demo.test').catch(refused)).toEqual(WRONG)
  expect(await renew('nobody@demo.test').catch(refused)).toEqual(WRONG)
  await renew('regular@demo.test')
  expect(await renew('regular@demo.test').catch(refused)).toEqual(WRONG)
})

test('an account that is there already is signed in to with Google, not doubled', async () => {
  const before = backend.db.user.all().length
  const claims = { iss: 'demo-identity-provider', email: 'Professional@demo.test', given_name: 'M', family_name: 'P' }
  const credential = `demo.${btoa(JSON.stringify(claims))}.unsigned`
  const { data } = await call(signInWithGoogle, { body: { credential } })
  expect(data.user.id).toBe('103')
  expect(backend.db.user.all()).toHaveLength(before)
})

test.each(['', 'demo.x.unsigned', `demo.${btoa('{"email":"verified@demo.test"}')}.unsigned`, 'eyJhbGciOi.e30.sig'])(
  "a credential like '%s' signs nobody in",
  async (credential) => {
    const said = [401, 'The Google credential could not be verified.']
    expect(await call(signInWithGoogle, { body: { credential } }).catch(refused)).toEqual(said)
  },
)
