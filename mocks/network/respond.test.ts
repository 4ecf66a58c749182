import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProblemStatus } from '@/contract/endpoint'
import { createBackend } from '../backend'
import { IMPLEMENTATIONS } from '../handlers/all'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { memoryPersistence } from '../store/memory-persistence.test-support'
import { problem } from './problem'
import { toMswHandlers } from './to-msw'

const { persistence } = memoryPersistence()
const sound = IMPLEMENTATIONS.getProperty

async function open() {
  const backend = createBackend({
    scenario: { ...scenarioById('admin'), clock: TEST_TIME },
    frozen: true,
    persistence,
  })
  await backend.ready
  const ask = async (method: string, path: string, body?: string) => {
    const headers = { Authorization: 'Bearer scenario-admin', 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    const response = await getResponse(toMswHandlers(backend), new Request(`http://localhost${path}`, init))
    const { message } = (await response!.json()) as { message: string }
    return [response!.status, message]
  }
  return { ...backend, ask }
}

afterEach(() => {
  IMPLEMENTATIONS.getProperty = sound
})

test.each<ProblemStatus>([401, 403, 409, 422, 429])(
  'a refusal with a status that is not in the contract fails loudly: %d',
  async (status) => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
    IMPLEMENTATIONS.getProperty = () => {
      throw problem(status, 'No.')
    }
    const { ask, log } = await open()
    const said = `status ${status} is not in the contract of getProperty`
    expect(await ask('GET', '/api/properties/1')).toEqual([500, `The mock of getProperty failed: Error: ${said}`])
    expect(log.calls().at(-1)).toMatchObject({ status: 500, verdict: `Error: ${said}` })
    expect(loud).toHaveBeenCalledOnce()
    loud.mockClear()
  },
)

test('a refusal whose errors are no lists of messages fails loudly', async () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  IMPLEMENTATIONS.getProperty = () => {
    throw problem(404, 'No.', { errors: { id: 'unknown' as unknown as string[] } })
  }
  const { ask } = await open()
  const [status, message] = await ask('GET', '/api/properties/1')
  expect([status, message]).toEqual([500, expect.stringContaining("breaks the contract at 'errors.id'")])
  expect(loud).toHaveBeenCalledOnce()
  loud.mockClear()
})

test('a declared refusal is logged as one, with its message', async () => {
  const { ask, log } = await open()
  expect(await ask('GET', '/api/properties/nope')).toEqual([404, 'Property not found'])
  expect(log.calls().at(-1)).toMatchObject({ status: 404, verdict: 'refused', message: 'Property not found' })
})

test('a wrong code is refused, and counted after a reload', async () => {
  const before = await open()
  await before.ask('POST', '/api/user/send-email-verification', '{"email":"new@demo.test"}')
  const wrong = '{"email":"new@demo.test","verification_code":"000000"}'
  expect((await before.ask('POST', '/api/user/verify-email', wrong))[0]).toBe(422)
  expect((await open()).db.email_code.all().map(({ tries }) => tries)).toEqual([1])
})

test('a body that is no JSON is a 400, a path that no listing can have a 404', async () => {
  const { ask } = await open()
  expect((await ask('POST', '/api/login', '{"email":'))[0]).toBe(400)
  expect(await ask('GET', '/api/admin/verifications/305/pictures/left')).toEqual([404, 'There is no such path.'])
})
