import { expect, test } from 'vitest'
import { answerCalls } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import { sendVerificationCode, submitIdVerification, verifyPhone } from '@/contract/account/verification'
import { personaToken } from '../../accounts'
import { serveScenario } from '../../node'
import { scenarioById } from '../../scenarios/catalog'

answerCalls()

const OWN = '+63 917 155 0101'
const MINUTE = 60_000

async function open(scenario = 'unverified') {
  const backend = serveScenario(scenarioById(scenario))
  await backend.ready
  configureApi({ baseUrl: 'http://localhost', token: () => personaToken('regular'), onSessionEnded: () => {} })
  return backend
}

const outcome = (request: Promise<unknown>) =>
  request.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )
const send = async (phone_number = OWN) =>
  String((await call(sendVerificationCode, { body: { phone_number } })).debug_code)
const verify = (verification_code: string, phone_number = OWN) =>
  outcome(call(verifyPhone, { body: { phone_number, verification_code } }))
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code arrives in the outbox, works once, and verifies the number however that is written', async () => {
  const { db } = await open()
  const code = await send('0917 155 0101')
  expect(code).toMatch(/^\d{6}$/)
  expect(db.outbox.all().at(-1)).toMatchObject({ to: OWN, body: expect.stringContaining(code) })
  expect(await verify(code)).toBe(200)
  expect(db.user.find('101')).toMatchObject({ phone_verified: true, phone_number: OWN })
  expect(await verify(code)).toBe(422)
  expect(await outcome(send())).toBe(409)
})

test('a code dies of age, of a newer one, and of five wrong tries', async () => {
  const { db, clock } = await open()
  const late = await send()
  clock.advance(10 * MINUTE)
  expect(await verify(late)).toBe(422)
  const old = await send()
  const fresh = await send()
  expect(await verify(old)).toBe(422)
  // The wrong try with the old code counts too.
  for (let left = 3; left > 0; left -= 1) expect(await verify(other(fresh))).toBe(422)
  expect(await verify(other(fresh))).toBe(429)
  expect(await verify(fresh)).toBe(429)
  expect(db.user.find('101')?.phone_verified).toBe(false)
})

test('a code counts for its own number only', async () => {
  const { db } = await open('unverified-no-number')
  const code = await send('0917 155 0199')
  expect(await verify(code, '0917 155 0198')).toBe(422)
  expect(await verify(code, '+639171550199')).toBe(200)
  expect(db.user.find('101')?.phone_number).toBe('+63 917 155 0199')
})

test("five codes in ten minutes are the most, another account's number gets none, nor does half a number", async () => {
  const { clock, db } = await open()
  expect(await outcome(send('0920 455 0106'))).toBe(409)
  expect(await outcome(send('0917 155'))).toBe(422)
  expect(db.outbox.all()).toEqual([])
  for (let sent = 0; sent < 5; sent += 1) await send()
  expect(await outcome(send())).toBe(429)
  clock.advance(10 * MINUTE)
  expect(await outcome(send())).toBe(200)
})

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const file = (bytes: BlobPart, type = 'image/png') => new File([bytes], 'card', { type })
const submit = (id_front: File, id_back = file(Uint8Array.of(...PNG, 1))) =>
  outcome(call(submitIdVerification, { body: { id_type: 'passport', id_front, id_back } }))

test('an ID waits for its review, and no storage address leads to its pictures', async () => {
  const { db, files, file: served } = await open('id-rejected')
  expect(await submit(file(JPEG, 'image/jpeg'))).toBe(200)
  expect(db.user.find('101')).toMatchObject({ id_submitted: true, id_verified: false, rejection_reason: null })
  const handed = db.id_submission.where(({ user_id }) => user_id === '101').at(-1)!
  expect(handed).toMatchObject({ status: 'pending', id_type: 'passport', selfie: null })
  expect((await files.get(handed.front))?.size).toBe(4)
  const addresses = [handed.front, handed.back].flatMap((path) => [
    path,
    `./${path}`,
    `properties/../${path}`,
    `properties/..%2F${path}`,
    path.replace('private', 'PRIVATE'),
    path.replace('private', '%70rivate'),
    path.replaceAll('/', '%2F'),
  ])
  for (const path of [`/${handed.front}`, handed.front.replace('/', '//'), handed.front.replace('/', '\\')])
    expect((await served(path)).status).toBe(404)
  for (const root of ['/storage/', '/api/storage/'])
    for (const address of addresses)
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`http://localhost${root}${address}`, { method })
        const picture = answer.headers.get('Content-Type')?.startsWith('image/') ?? false
        expect([address, answer.status, picture]).toEqual([address, 404, false])
        expect((await answer.text()).includes('ÿØ')).toBe(false)
      }
})

test.each([
  ['a PDF that says so', () => submit(file('%PDF-1.7', 'application/pdf')), 422],
  ['a script that says it is a picture', () => submit(file('<script>alert(1)</script>')), 422],
  ['one picture for both sides', () => submit(file(PNG), file(PNG)), 422],
  ['an empty file', () => submit(file(''), file(JPEG, 'image/jpeg')), 422],
  ['a picture that is too large', () => submit(file(new Uint8Array(10 * 1024 * 1024 + 1))), 422],
  ['a second one while the first waits', async () => [await submit(file(PNG)), await submit(file(PNG))].at(-1), 409],
])('%s is not taken', async (_, request, status) => {
  const { db } = await open()
  expect(await request()).toBe(status)
  expect(db.id_submission.where(({ user_id }) => user_id === '101')).toHaveLength(status === 409 ? 1 : 0)
})

test.each(['id-pending', 'phone-is-last'])('with %s nothing more is taken', async (scenario) => {
  await open(scenario)
  expect(await submit(file(PNG))).toBe(409)
})
