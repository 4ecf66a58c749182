import { getResponse } from 'msw'
import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { createBackend, personaToken, sessionOfAdmin } from '../backend'
import { toMswHandlers } from '../network/to-msw'
import { scenarioById } from '../scenarios/catalogue'
import { TEST_TIME } from '../scenarios/scenario'
import { EXAMPLE_REQUESTS, type Caller, type ExampleRequest } from './requests'

/** Longest list in an example; the rest says nothing new. */
const MOST_ROWS = 2

const ADMIN_TOKEN = 'example-admin'

export type Example = { request?: Record<string, unknown>; answer: unknown }

/** What the seed answers to one call of each endpoint, at the tests' time: every example is a true answer. */
export async function seedExamples(): Promise<Map<string, Example>> {
  const examples = new Map<string, Example>()
  for (const endpoint of ENDPOINTS as readonly AnyEndpoint[]) {
    const given = EXAMPLE_REQUESTS[endpoint.id]
    if (given) examples.set(endpoint.id, await ask(endpoint, given))
  }
  return examples
}

async function ask(endpoint: AnyEndpoint, { as, params = {}, body }: ExampleRequest): Promise<Example> {
  const backend = createBackend({ scenario: { ...scenarioById('default'), clock: TEST_TIME }, frozen: true })
  await backend.ready
  const token = signIn(backend, as)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const request = new Request(`http://localhost${path}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await getResponse(toMswHandlers(backend), request)
  const answer: unknown = await response?.json()
  if (!response?.ok) throw new Error(`the example of ${endpoint.id} was refused: ${JSON.stringify(answer)}`)
  return { ...(body ? { request: body } : {}), answer: settle(shorten(answer)) }
}

function signIn(backend: ReturnType<typeof createBackend>, as: Caller): string | null {
  const { db, clock } = backend
  if (as === 'visitor') return null
  if (as === 'admin') {
    const admin = db.admin.all()[0]
    db.session.insert({ token: ADMIN_TOKEN, user_id: sessionOfAdmin(admin?.id ?? ''), created_at: clock.iso() })
    return ADMIN_TOKEN
  }
  const ids = { regular: '101', verified: '102', professional: '103' }
  db.session.insert({ token: personaToken(as), user_id: ids[as], created_at: clock.iso() })
  return personaToken(as)
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}

const RANDOM_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const LONGEST = 240

/** The same text each time: fresh ids and tokens become fixed ones, inlined stand-in pictures are cut. */
function settle(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'token') return 'example-token'
    if (RANDOM_ID.test(value)) return '3f2c1f0e-8a57-4a4e-9d4b-6f0f7f4f0a11'
    return value.length > LONGEST && value.startsWith('data:') ? `${value.slice(0, 40)}…` : value
  }
  if (Array.isArray(value)) return value.map((each) => settle(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settle(each, name)]))
}
