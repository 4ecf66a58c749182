import type { EndpointId } from '@/contract'
import type { AnyEndpoint, Endpoint } from '@/contract/endpoint'
import type { Translate } from '@/words/words'
import type { Backend } from '../backend'
import { IMPLEMENTATIONS } from '../handlers/all'
import { requireOwnership } from '../services/access/ownership'
import { requireAdmission } from '../services/access/admission'
import type { AnyImplementation, Context } from './implement'
import { problem, Refusal } from './problem'
import { readRequest, type Sent } from './read-request'
import { withCaching, withDeprecation } from './declared/answer-headers'
import { askedLanguage, translatorFor } from './language'
import { onceForKey } from './repeated'
import { LONGEST_ANSWER } from './log'
import type { CallFacts } from './rules/match-rule'
import { answerWith, json, refuse, scriptedAnswer, sentText } from './respond'
import type { Step } from './rules/rules'
import { keepAskedLanguage } from '../services/people/settings'

// Taken at load: a test's fake timers must not hang the mock.
const later = globalThis.setTimeout.bind(globalThis)

/** Thrown when a rule breaks the connection; the adapter turns it into a network error. */
export class ConnectionBroken extends Error {
  override name = 'ConnectionBroken'
}

/** Waits for the store, delays or fails as scripted, checks who calls, parses, resolves, checks the answer, logs. */
export async function handle(
  backend: Backend,
  endpoint: Endpoint<EndpointId>,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<Response> {
  const began = performance.now()
  const at = backend.clock.now()
  const sent = await sentBody(endpoint, request)
  // One that cannot be seeded is told below.
  await backend.ready.catch(() => {})
  const step = backend.rules.next(endpoint.id, factsOf(backend, request, pathParams, sent))
  let ids: readonly string[] = []
  const record = (
    status: number,
    verdict: string,
    { message, response }: { message?: string; response?: Response } = {},
  ) =>
    backend.log.add({
      endpoint: endpoint.id,
      method: request.method,
      url: request.url,
      params: pathParams as Record<string, string>,
      status,
      ms: Math.round(performance.now() - began),
      rule: step,
      verdict,
      message,
      at,
      token: bearerToken(request),
      ...sent,
      requestHeaders: Object.fromEntries(request.headers),
      ...(response ? { responseHeaders: Object.fromEntries(response.headers), answer: keptText(response) } : {}),
      ids,
    })
  try {
    await backend.ready
    const implementation: AnyImplementation = IMPLEMENTATIONS[endpoint.id]
    const { latency, resolve } = typeof implementation === 'function' ? { resolve: implementation } : implementation
    if (latency && backend.clock.offset() !== null) await applyDelay({ delay: latency })
    if (step) await applyDelay(step)
    const scripted = step && scriptedAnswer(backend, step)
    if (scripted) {
      record(scripted.status, 'scripted', { response: scripted })
      return scripted
    }
    const t = await translatorFor(askedLanguage(request))
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const run = async () => {
      const mark = backend.db.ids.mark()
      try {
        const context = contextOf(backend, endpoint, request, pathParams, sent, t)
        if (!reads && context.viewer) keepAskedLanguage(backend.db, context.viewer, request)
        // One cast: the endpoint's own schemas parsed the input, but their types do not survive the lookup by id.
        const answer = await onceForKey(backend, endpoint, context, () => resolve(context as never))
        return answerWith(backend, endpoint, answer, t)
      } catch (error) {
        // A refusal that is thrown is not saved; one that is returned is.
        if (error instanceof Refusal && error.options.keep) return error
        throw error
      } finally {
        ids = backend.db.ids.since(mark)
      }
    }
    const outcome = await (reads ? backend.reading(run) : backend.writing(run)).catch(refusalOnly)
    const response = outcome instanceof Refusal ? refuse(backend, endpoint, outcome, t) : outcome
    if (outcome instanceof Refusal) record(response.status, 'refused', { message: outcome.message, response })
    else record(response.status, 'ok', { response })
    return withDeprecation(endpoint, withCaching(endpoint, request, response))
  } catch (error) {
    if (error instanceof ConnectionBroken) {
      record(0, 'broken')
      throw error
    }
    // oxlint-disable-next-line no-console -- a mock that breaks its contract must fail loudly, tests included
    console.error(`The mock of ${endpoint.id} failed:`, error)
    const message = `The mock of ${endpoint.id} failed: ${String(error)}`
    const response = json(backend, 500, { success: false, message })
    record(500, String(error), { response })
    return response
  }
}

function refusalOnly(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

function contextOf(
  backend: Backend,
  endpoint: Endpoint<EndpointId>,
  request: Request,
  pathParams: Record<string, unknown>,
  sent: Sent,
  t: Translate,
): Context<AnyEndpoint> {
  const token = bearerToken(request)
  const viewer = token ? backend.viewerOf(token) : null
  requireAdmission(backend, endpoint, { viewer, token })
  const input = readRequest(endpoint, request, pathParams, sent)
  requireOwnership(backend, endpoint.id, input, viewer)
  const me = () => {
    if (!viewer) throw problem(401, 'Please sign in first.')
    return viewer
  }
  const { db, clock } = backend
  return { ...input, backend, db, clock, request, token, viewer, me, t }
}

function bearerToken(request: Request): string | null {
  return /^Bearer +(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** JSON as it was sent, or the fields of a form; nothing where there is no body, or one that is no form. */
async function sentBody(endpoint: AnyEndpoint, request: Request): Promise<Sent> {
  if (request.body === null || !endpoint.body) return {}
  if (endpoint.content !== 'multipart') return { body: await request.text() }
  const form = await request.formData().catch(() => null)
  return form ? { form: [...form.entries()] } : {}
}

function keptText(response: Response): string | undefined {
  const text = sentText(response)
  return text !== undefined && text.length <= LONGEST_ANSWER ? text : undefined
}

function factsOf(
  backend: Backend,
  request: Request,
  pathParams: Record<string, unknown>,
  { body, form }: Sent,
): CallFacts {
  const token = bearerToken(request) ?? ''
  const params = { ...Object.fromEntries(new URL(request.url).searchParams), ...(pathParams as Record<string, string>) }
  const caller = backend.isSuperAdmin(token) ? 'admin' : (backend.viewerOf(token)?.id ?? 'visitor')
  return { params, body: form ? Object.fromEntries(form) : parsed(body), caller }
}

function parsed(body: string | undefined): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(body)
  } catch {
    return body
  }
}

async function applyDelay({ delay, fail }: Step) {
  if (delay === 'forever') await new Promise(() => {})
  if (delay) await new Promise((resolve) => later(resolve, delay as number))
  if (fail === 'network') throw new ConnectionBroken('a rule broke the connection')
}
