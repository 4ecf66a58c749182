import { beforeEach, expect, test, vi } from 'vitest'
import type { Backend } from '@mocks/backend'
import { personaToken } from '@mocks/accounts'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { answerCalls } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { ApiError, ContractError, NetworkError } from '@/api/errors'
import { fastValidate } from '@/contract/fast-validate'
import { superAdminLogin } from '@/contract/admin'
import { login, logout } from '@/contract/account/auth'
import { listConversations } from '@/contract/messages/conversations'
import { deleteProperty, getProperty, listProperties } from '@/contract/listing/properties'
import { createTour } from '@/contract/tours/tours'
import { getOwnProfile } from '@/contract/account/user'
import { SAMPLE_LISTINGS } from '@/samples/listings'

let token: string | null = null
let ended = 0

answerCalls()
beforeEach(() => {
  token = null
  ended = 0
  configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => (ended += 1) })
})

async function open(scenario = 'samples'): Promise<Backend> {
  const backend = serveScenario(scenarioById(scenario))
  await backend.ready
  return backend
}

const refused = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  return [error.status, error.message, error.fields]
}

test('the list answers all seeded listings, and visitors may read it', async () => {
  await open()
  const { data } = await call(listProperties, {})
  expect(data).toHaveLength(SAMPLE_LISTINGS.length)
  expect(JSON.parse(data[0]?.features ?? '')).toBeInstanceOf(Array)
})

test('ten thousand generated listings hold what the contract has and nothing more, so their answer is taken unparsed', async () => {
  await open('ten-thousand')
  const body = (await (await fetch('http://localhost/api/properties')).json()) as { data: unknown[] }
  expect(body.data).toHaveLength(10_000)
  expect(fastValidate(listProperties.responses[200])(body)).toBe(true)
})

test('an unknown listing is a 404 with the documented text', async () => {
  await open()
  expect(await call(getProperty, { params: { id: 'nope' } }).catch(refused)).toEqual([404, 'Property not found', {}])
})

test.each(['verified@demo.test', 'noel.sumagaysay', '0917 155 0102'])('%s signs in with the password', async (name) => {
  const { db } = await open()
  const person = db.user.find('102')
  const known = name.startsWith('0') ? (person?.phone_number ?? '') : name
  const { data } = await call(login, { body: { email: known, password: 'Password1' } })
  expect(String(data.user.id)).toBe('102')
  expect(JSON.stringify(data)).not.toContain('password')
})

test('a wrong password and an unknown name get the same answer', async () => {
  await open()
  const said = 'That email, username or mobile and password do not match an account.'
  for (const email of ['verified@demo.test', 'nobody@demo.test']) {
    expect(await call(login, { body: { email, password: 'Password2' } }).catch(refused)).toEqual([401, said, {}])
  }
})

test('a token ends at logout', async () => {
  await open('signed-in-verified')
  token = personaToken('verified')
  expect((await call(getOwnProfile, {})).data.first_name).toBe('Noel')
  await call(logout, {})
  expect(await call(getOwnProfile, {}).catch(refused)).toEqual([
    401,
    'Your session has ended. Please sign in again.',
    {},
  ])
  expect(ended).toBe(1)
})

test('calls for members refuse visitors', async () => {
  await open()
  expect(await call(listConversations, {}).catch(refused)).toEqual([401, 'Please sign in first.', {}])
})

test('only the owner deletes a listing', async () => {
  const { db } = await open('signed-in-professional')
  token = personaToken('professional')
  const foreign = db.property.where((row) => row.user_id !== '103')[0]
  const own = db.property.where((row) => row.user_id === '103')[0]
  expect(await call(deleteProperty, { params: { id: foreign?.id ?? '' } }).catch(refused)).toMatchObject([
    403,
    'Only the owner can delete this listing.',
    {},
  ])
  await call(deleteProperty, { params: { id: own?.id ?? '' } })
  expect(db.property.find(own?.id ?? '')).toBeUndefined()
  expect(db.property.find(foreign?.id ?? '')).toBeDefined()
})

test('a tour is booked once for a time, and never in the past', async () => {
  const { db } = await open('signed-in-verified')
  token = personaToken('verified')
  const foreign = db.property.where((row) => row.user_id !== '102')[0]!.id
  const body = { property_id: foreign, date: '2026-06-20', time: '09:30' }
  await call(createTour, { body })
  expect(
    db.tour.where((row) => row.user_id === '102' && row.date === body.date && row.time === body.time),
  ).toMatchObject([{ property_id: foreign, status: 'pending', duration: 45 }])
  expect(await call(createTour, { body }).catch(refused)).toEqual([
    409,
    'That time is taken. Please choose another one.',
    {},
  ])
  const past = await call(createTour, { body: { ...body, date: '2026-06-14' } }).catch(refused)
  expect(past).toMatchObject([422, 'That time has passed.', { time: [expect.stringContaining('passed')] }])
})

test('input that breaks the contract is refused by field', async () => {
  await open('signed-in-verified')
  token = personaToken('verified')
  const body = { property_id: '1', date: 'soon', time: '09:30' }
  expect(await call(createTour, { body }).catch(refused)).toMatchObject([
    422,
    expect.any(String),
    { date: [expect.any(String)] },
  ])
})

test('an answer of a wrong shape names endpoint and field', async () => {
  await open('list-wrong-shape')
  const error = await call(listProperties, {}).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ContractError)
  expect(error).toMatchObject({ endpoint: 'listProperties', field: expect.stringMatching(/^data\.0\./) })
})

test('a body that is not JSON is a contract error too', async () => {
  await open('list-malformed')
  await expect(call(listProperties, {})).rejects.toMatchObject({ detail: 'the body is not JSON' })
})

test('a broken connection is a network error with a readable sentence', async () => {
  await open('offline')
  const error = await call(listProperties, {}).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ reason: 'unreachable' })
})

test('a call without an answer fails after the time limit', async () => {
  await open('list-loading')
  const error = await call(listProperties, {}, { timeout: 30 }).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' })
})

test('an aborted call reports no error', async () => {
  await open('list-loading')
  const leaving = new AbortController()
  const pending = call(listProperties, {}, { signal: leaving.signal }).catch((caught: unknown) => caught)
  leaving.abort()
  expect(await pending).toMatchObject({ name: 'AbortError' })
})

test('a list with success: false carries the server’s message', async () => {
  await open('list-refused')
  expect(await call(listProperties, {}).catch(refused)).toEqual([200, 'Listings are being updated.', {}])
})

test('a mock that breaks its own contract fails loudly', async () => {
  const { db } = await open()
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  db.property.update('1', { zip: 5000 as unknown as string })
  const [status, message] = (await call(getProperty, { params: { id: '1' } }).catch(refused)) as [number, string]
  expect(status).toBe(500)
  expect(message).toContain("breaks the contract at 'data.zip'")
  expect(loud).toHaveBeenCalledOnce()
  loud.mockClear()
})

test('the super administrator signs in with all three values, and the token is not a user’s', async () => {
  await open()
  const body = { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }
  const { data } = await call(superAdminLogin, { body })
  token = data.token
  expect(await call(getOwnProfile, {}).catch(refused)).toMatchObject([401, expect.any(String), {}])
  const wrong = await call(superAdminLogin, { body: { ...body, username: 'admin' } }).catch(refused)
  expect(wrong).toEqual([401, 'Invalid credentials. Only super admins can access this area.', {}])
})
