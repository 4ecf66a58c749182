import { getResponse } from 'msw'
import { endpointById, ENDPOINTS, type EndpointId } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { createBackend, type Backend } from '../backend'
import { PERSONA_IDS, sessionOfAdmin } from '../accounts'
import { toMswHandlers } from '../network/to-msw'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { onePixel } from './one-pixel'
import { once } from './rules/once'
import { EXAMPLE_REQUESTS, type Caller, type ExampleRequest } from './requests'

const MOST_ROWS = 2

/** Has an open offer in the samples. */
const EXAMPLE_BUYER = '113'
const ADMIN_TOKEN = 'example-admin'

export type Example = { request?: Record<string, unknown>; answer: unknown }

export const seedExamples = once(async (): Promise<Map<string, Example>> => {
  const examples = new Map<string, Example>()
  for (const { id } of ENDPOINTS) {
    const given: ExampleRequest = EXAMPLE_REQUESTS[id]
    const { answer } = await askForExample(id)
    const request = given.body || given.files ? { request: { ...given.body, ...given.files } } : {}
    if (answer !== undefined) examples.set(id, { ...request, answer: settle(shorten(answer)) })
  }
  return examples
})

type Handlers = ReturnType<typeof toMswHandlers>

/** Of each backend: to make them takes longer than a call. */
const made = new WeakMap<Backend, Handlers>()

export function handlersOf(backend: Backend): Handlers {
  const handlers = made.get(backend) ?? toMswHandlers(backend)
  made.set(backend, handlers)
  return handlers
}

export async function exampleBackend(): Promise<Backend> {
  const backend = createBackend({
    scenario: { ...scenarioById('samples'), clock: TEST_TIME },
    frozen: true,
    file: async (path) =>
      path.includes('unknown') ? new Response(null, { status: 404 }) : new Response(onePixel('house.png')),
  })
  await backend.ready
  return backend
}

export async function askForExample(
  id: EndpointId,
): Promise<{ endpoint: AnyEndpoint; status: number; answer: unknown }> {
  const backend = await exampleBackend()
  for (const before of EXAMPLE_REQUESTS[id].after ?? []) await succeed(backend, before)
  return succeed(backend, id)
}

async function succeed(backend: Backend, id: EndpointId) {
  const asked = await askFor(backend, id, EXAMPLE_REQUESTS[id])
  if (asked.status >= 300) throw new Error(`the example of ${id} was refused: ${JSON.stringify(asked.answer)}`)
  return asked
}

export async function askFor(backend: Backend, id: EndpointId, given: ExampleRequest) {
  const endpoint: AnyEndpoint = endpointById(id)
  const token = signIn(backend, given.as)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? '')
  const multipart = endpoint.content === 'multipart'
  const search = given.query ? `?${String(new URLSearchParams(given.query))}` : ''
  const request = new Request(`http://localhost${path}${search}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(given.ifMatch ? { 'If-Match': given.ifMatch } : {}),
      ...(given.body && !multipart ? { 'Content-Type': 'application/json' } : {}),
    },
    ...bodyOf(given, multipart),
  })
  backend.db.ids.feed(given.makes && !backend.db.message.find(given.makes) ? [given.makes] : [])
  const response = await getResponse(handlersOf(backend), request)
  if (!response) throw new Error(`nothing answered ${id}`)
  const answer: unknown =
    response.headers.get('content-type') === 'application/json' ? await response.json() : undefined
  return { endpoint, status: response.status, answer }
}

function bodyOf(given: ExampleRequest, multipart: boolean): { body?: BodyInit } {
  if (given.unreadable !== undefined) return { body: given.unreadable }
  if (multipart) return { body: formOf(given) }
  return given.body ? { body: JSON.stringify(given.body) } : {}
}

/** A body with its pictures as the client sends them (A 7). */
function formOf({ body = {}, files = {} }: ExampleRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, file] of Object.entries(files)) {
    if (typeof file === 'string') form.append(name, onePixel(file, file.length))
    else file.forEach((each, index) => form.append(`${name}[${index}]`, onePixel(each)))
  }
  return form
}

/** The user's id; empty for who is none. */
export function idOf(as: Caller): string {
  if (as === 'visitor' || as === 'admin') return ''
  return as === 'buyer' ? EXAMPLE_BUYER : PERSONA_IDS[as]
}

function signIn({ db, clock }: Backend, as: Caller): string | null {
  if (as === 'visitor') return null
  const admin = as === 'admin'
  const person = idOf(as)
  const token = admin ? ADMIN_TOKEN : `scenario-${person}`
  const user_id = admin ? sessionOfAdmin(db.admin.all()[0]?.id ?? '') : person
  if (!db.session.find(token)) db.session.insert({ token, user_id, created_at: clock.iso() })
  return token
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}

const RANDOM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const LONGEST = 240

/** Makes the text the same each time: replaces fresh ids and tokens with fixed ones, and cuts inlined pictures. */
export function settle(value: unknown): unknown {
  const photos: string[] = []
  const text = (said: string, key: string) => {
    if (key === 'token') return 'example-token'
    if (said.length > LONGEST && said.startsWith('data:')) return said.slice(0, 40)
    const fixed = said.replace(RANDOM_ID, '3f2c1f0e-8a57-4a4e-9d4b-6f0f7f4f0a11')
    return fixed.replace(/(?<=^|\/)[0-9a-f]{8}(?=$|\.\w+$)/, (id) => {
      if (!photos.includes(id)) photos.push(id)
      return `photo${photos.indexOf(id) + 1}`
    })
  }
  const walk = (each: unknown, key = ''): unknown => {
    if (typeof each === 'string') return text(each, key)
    if (Array.isArray(each)) return each.map((one: unknown) => walk(one))
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, walk(one, name)]))
  }
  return walk(value)
}
