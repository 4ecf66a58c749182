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
  const handlers = toMswHandlers(backend)
  const ask = async (method: string, path: string, body?: string) => {
    const headers = { Authorization: 'Bearer scenario-admin', 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    const response = await getResponse(handlers, new Request(`http://localhost${path}`, init))
    const { message } = (await response!.json()) as { message: string }
    return [response!.status, message]
  }
  return { ...backend, handlers, ask }
}

afterEach(() => {
  IMPLEMENTATIONS.getProperty = sound
})

test.each<ProblemStatus>([401, 403, 409, 422, 429])(
  'a refusal with a status that is not in the contract fails loudly: %d',
  async (status) => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
    IMPLEMENTATIONS.getProperty = () => {
      throw problem(status, 'Not yours.')
    }
    const { ask, log } = await open()
    const said = `status ${status} is not in the contract of getProperty`
    expect(await ask('GET', '/api/properties/1')).toEqual([500, `The mock of getProperty failed: Error: ${said}`])
    expect(log.calls().at(-1)).toMatchObject({ status: 500, verdict: `Error: ${said}` })
    expect(loud).toHaveBeenCalledOnce()
    loud.mockClear()
  },
)

test('a refusal whose errors are no messages fails loudly', async () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  IMPLEMENTATIONS.getProperty = () => {
    throw problem(404, 'Not yours.', { errors: { id: [() => 404 as unknown as string] } })
  }
  const { ask } = await open()
  const [status, message] = await ask('GET', '/api/properties/1')
  expect([status, message]).toEqual([500, expect.stringContaining("breaks the contract at 'errors.id.0'")])
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

const IN_FILIPINO = 'Gamitin ang 1 hanggang 100.'

test.each([
  ['fil-PH', 'fil', IN_FILIPINO],
  ['tl', 'fil', IN_FILIPINO],
  ['de, hil;q=0.2, FIL-ph;q=0.9', 'fil', IN_FILIPINO],
  ['hil-PH', 'hil', 'Gamita ang 1 tubtob 100.'],
  ['ceb', 'ceb', 'Gamita ang 1 hangtod 100.'],
  ['de-DE, fil;q=0', 'en', 'Please use 1 to 100.'],
  ['', 'en', 'Please use 1 to 100.'],
])('a refusal speaks the first language of %j that the product has', async (asked, language, sentence) => {
  const { handlers, log } = await open()
  const headers = { 'Accept-Language': asked }
  const request = new Request('http://localhost/api/properties/search?limit=0', { headers })
  const response = await getResponse(handlers, request)
  expect(response?.headers.get('Content-Language')).toBe(language)
  expect(await response?.json()).toEqual({ success: false, message: sentence, errors: { limit: [sentence] } })
  expect(log.calls().at(-1)).toMatchObject({ message: 'Please use 1 to 100.' })
})
