import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { Reply, type Context, type Implementation } from './implement'
import { problem, Refusal } from './problem'
import { readRequest } from './read-request'
import type { Step } from './rules'

// Taken at load: a test's fake timers must not hang the mock.
const later = globalThis.setTimeout.bind(globalThis)

/** Thrown when a rule breaks the connection; the adapter turns it into a network error. */
export class ConnectionBroken extends Error {
  override name = 'ConnectionBroken'
}

/**
 * The one wrapper around every endpoint: wait for the store -> scripted delay or failure -> session and rights -> parse the
 * request -> resolve -> check the answer against the contract -> log. Returns the answer; throws ConnectionBroken.
 */
export async function handle(
  backend: Backend,
  implementation: Implementation,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<Response> {
  const { endpoint } = implementation
  const began = performance.now()
  const step = backend.rules.next(endpoint.id)
  const at = backend.clock.now()
  const sent = await sentBody(endpoint, request)
  let ids: readonly string[] = []
  const record = (status: number, verdict: string, message?: string) =>
    backend.log.add({
      endpoint: endpoint.id,
      method: request.method,
      url: request.url,
      status,
      ms: Math.round(performance.now() - began),
      rule: step,
      verdict,
      message,
      at,
      token: bearerToken(request),
      ...sent,
      ids,
    })
  try {
    await backend.ready
    if (implementation.latency && backend.clock.offset() !== null) await applyDelay({ delay: implementation.latency })
    if (step) await applyDelay(step)
    const scripted = step && scriptedAnswer(backend, step)
    if (scripted) {
      record(scripted.status, 'scripted')
      return scripted
    }
    const run = async () => {
      const mark = backend.db.ids.mark()
      try {
        return await resolve(backend, implementation, request, pathParams)
      } finally {
        ids = backend.db.ids.since(mark)
      }
    }
    const response = await (request.method === 'GET' || request.method === 'HEAD'
      ? backend.reading(run)
      : backend.writing(run))
    record(response.status, 'ok')
    return response
  } catch (error) {
    if (error instanceof Refusal) {
      record(error.status, 'refused', error.message)
      return json(backend, error.status, {
        success: false,
        message: error.message,
        ...(error.errors ? { errors: error.errors } : {}),
      })
    }
    if (error instanceof ConnectionBroken) {
      record(0, 'broken')
      throw error
    }
    record(500, String(error))
    // oxlint-disable-next-line no-console -- a mock that breaks its contract must fail loudly, tests included
    console.error(`The mock of ${endpoint.id} failed:`, error)
    return json(backend, 500, { success: false, message: `The mock of ${endpoint.id} failed: ${String(error)}` })
  }
}

async function resolve(
  backend: Backend,
  { endpoint, resolve }: Implementation,
  request: Request,
  pathParams: Record<string, unknown>,
) {
  const token = bearerToken(request)
  const viewer = token ? backend.viewerOf(token) : null
  authorise(endpoint, viewer, token, backend)
  const input = await readRequest(endpoint, request, pathParams)
  const me = () => {
    if (!viewer) throw problem(401, 'Please sign in first.')
    return viewer
  }
  const context = { ...input, backend, db: backend.db, clock: backend.clock, request, token, viewer, me }
  const result: unknown = await resolve(context as unknown as Context<never>)
  if (result instanceof Response) return result
  const { data, extra } = result instanceof Reply ? result : { data: result, extra: {} as Reply<unknown>['extra'] }
  const body = {
    success: true,
    ...(data === undefined ? {} : { data }),
    ...(extra.message ? { message: extra.message } : {}),
  }
  const status = extra.status ?? (endpoint.responses[200] ? 200 : 201)
  checkOwnAnswer(endpoint, status, body)
  return json(backend, status, body)
}

function bearerToken(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** What the log keeps of a body: JSON as it came; of a form only that it was one. */
async function sentBody(endpoint: AnyEndpoint, request: Request): Promise<{ body?: string; form?: boolean }> {
  if (request.body === null || !endpoint.body) return {}
  if (endpoint.content === 'multipart') return { form: true }
  return { body: await request.clone().text() }
}

function authorise(endpoint: AnyEndpoint, viewer: Row<'user'> | null, token: string | null, backend: Backend) {
  if (endpoint.auth === 'bearer' && !viewer)
    throw problem(401, token ? 'Your session has ended. Please sign in again.' : 'Please sign in first.')
  if (endpoint.auth !== 'super-admin') return
  if (!token) throw problem(401, 'Please sign in as a super administrator.')
  if (!backend.isSuperAdmin(token)) throw problem(viewer ? 403 : 401, 'Only super admins can access this area.')
}

/** A mock that lies fails loudly: the answer is parsed like the app will parse it. */
function checkOwnAnswer(endpoint: AnyEndpoint, status: 200 | 201, body: { data?: unknown }) {
  const schema = endpoint.responses[status]
  if (!schema) throw new Error(`status ${status} is not in the contract of ${endpoint.id}`)
  const result = schema.safeParse(body)
  if (result.success) return
  const issue = result.error.issues[0]
  throw new Error(`its answer breaks the contract at '${issue?.path.map(String).join('.')}': ${issue?.message}`)
}

async function applyDelay({ delay, fail }: Step) {
  if (delay === 'forever') await new Promise(() => {})
  if (delay) await new Promise((resolve) => later(resolve, delay as number))
  if (fail === 'network') throw new ConnectionBroken('a rule broke the connection')
}

function scriptedAnswer(backend: Backend, { fail, refuse }: Step): Response | undefined {
  if (refuse !== undefined) return json(backend, 200, { success: false, message: refuse })
  if (fail === 'malformed') return new Response('{"success": true, "data": [', { headers: headers(backend) })
  if (fail === 'wrong-shape') return json(backend, 200, { success: true, data: [{ id: true }] })
  if (fail === 'empty') return json(backend, 200, { success: true, data: [] })
  if (typeof fail !== 'object') return undefined
  return json(backend, fail.status, {
    success: false,
    message: fail.message,
    ...(fail.errors ? { errors: fail.errors } : {}),
  })
}

function headers(backend: Backend) {
  return { 'Content-Type': 'application/json', Date: new Date(backend.clock.now()).toUTCString() }
}

export function json(backend: Backend, status: number, body: unknown): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: headers(backend) })
}
