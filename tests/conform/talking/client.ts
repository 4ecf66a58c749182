import { toFormData } from '@/api/multipart'
import { successOf, type AnyEndpoint, type DataOf, type ProblemStatus } from '@/contract/endpoint'
import { problem } from '@/contract/problem'
import { Difference, inWords, NotImplemented } from '../failure'
import { schemaDifference } from './schema-difference'

/** What a call carries. `token` is a session's; left out, the call is a visitor's. */
export type Ask = {
  token?: string | null | undefined
  params?: Record<string, string | number>
  body?: Record<string, unknown>
  /** The header `Idempotency-Key`. */
  key?: string
  /** The header `If-Match`, without its quotes. */
  match?: string
}

export type Answer = {
  status: number
  type: string
  bytes: Uint8Array
  text: string
  json: unknown
  date: string | null
  /** Seconds of `Retry-After`; null without one. */
  retryAfter: number | null
}

/** An id that no back end has given out. */
export const UNKNOWN_ID = '987654321'

/** Longest wait for one answer, in milliseconds. */
const PATIENCE = 20_000
/** Wait after a 429 without `Retry-After`, and the longest wait with one, in seconds. */
const LIMIT_PASSES = 61

export type Client = {
  /** Calls and returns any answer; throws `NotImplemented` for a call that the back end does not have. */
  ask: (endpoint: AnyEndpoint, ask?: Ask) => Promise<Answer>
  /** Calls, checks status, content type and shape against the contract, and returns the answer's `data`. */
  succeed: <E extends AnyEndpoint>(endpoint: E, ask?: Ask) => Promise<DataOf<E>>
  /** Calls and checks that it is refused with that status, in the envelope, naming `fields` on 422. */
  refuse: (status: ProblemStatus, endpoint: AnyEndpoint, ask?: Ask, fields?: readonly string[]) => Promise<void>
  /** Fetches any address of the back end, as a picture's. */
  fetch: (path: string) => Promise<Answer>
  /** How far the server's clock is ahead, by the last answer's `Date`, in milliseconds. */
  ahead: () => number
}

/** Talks HTTP to one back end, at a base that may have a path of its own. */
export function createClient(base: string, limitPasses: (seconds: number) => Promise<void> = wait): Client {
  const root = base.replace(/\/+$/, '')
  const answered = new Set<string>()
  const routeless = new Map<string, Promise<string>>()
  let ahead = 0

  const send = async (address: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const date = response.headers.get('date')
    if (date) ahead = Date.parse(date) - Date.now()
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      bytes,
      text,
      json: read(text),
      date,
      retryAfter: secondsOf(response.headers.get('retry-after')),
    }
  }

  /** The back end's answer to an unknown path. */
  const strange = (method: string) => {
    const path = '/api/conform-no-such-call'
    const known = routeless.get(method) ?? send(root + path, { method }).then((answer) => print(answer, path))
    routeless.set(method, known)
    return known
  }

  const ask: Client['ask'] = async (endpoint, { token, params = {}, body, key, match } = {}) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePath(String(params[name] ?? '')))
    const multipart = endpoint.content === 'multipart'
    const init: RequestInit = {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(match ? { 'If-Match': `"${match}"` } : {}),
        ...(body && !multipart ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: multipart ? toFormData(body) : JSON.stringify(body) } : {}),
    }
    const answer = await send(root + path, init).catch((error: unknown) => {
      throw new Difference(endpoint.id, 'answer', 'an answer', `none: ${reasonOf(error)}`)
    })
    const unknown = answer.status === 404 || answer.status === 405
    const missing =
      answer.status === 501 ||
      (unknown && !answered.has(endpoint.id) && print(answer, path) === (await strange(endpoint.method)))
    if (missing) throw new NotImplemented(endpoint.id)
    answered.add(endpoint.id)
    return answer
  }

  return {
    ask,
    async succeed<E extends AnyEndpoint>(endpoint: E, given?: Ask) {
      let answer = await ask(endpoint, given)
      // A limit that an earlier run has used up is no fault: the call is made again when it has passed.
      if (answer.status === 429) {
        await limitPasses(Math.min(answer.retryAfter ?? LIMIT_PASSES, LIMIT_PASSES))
        answer = await ask(endpoint, given)
      }
      const { status, schema } = successOf(endpoint)
      if (answer.status !== status) throw statusDifference(endpoint, status, answer)
      if (endpoint.answers) return undefined as DataOf<E>
      demandJson(endpoint, answer)
      const differs = schemaDifference(schema, answer.json)
      if (differs) throw new Difference(endpoint.id, differs.field, differs.expected, differs.got)
      return (answer.json as { data?: unknown }).data as DataOf<E>
    },
    async refuse(status, endpoint, given, fields) {
      const answer = await ask(endpoint, given)
      if (answer.status !== status) throw statusDifference(endpoint, status, answer)
      // A HEAD answer has no body, refused or not.
      if (endpoint.method === 'HEAD') return
      demandJson(endpoint, answer)
      const differs = schemaDifference(problem, answer.json)
      if (differs)
        throw new Difference(endpoint.id, `${status} envelope, ${differs.field}`, differs.expected, differs.got)
      const { errors } = answer.json as { errors?: Record<string, string[]> }
      for (const field of fields ?? [])
        if (!errors?.[field]?.length)
          throw new Difference(endpoint.id, `errors.${field}`, 'a list of messages', inWords(errors?.[field]))
    },
    fetch: (path) => send(/^https?:/.test(path) ? path : root + path, { method: 'GET' }),
    ahead: () => ahead,
  }
}

function statusDifference(endpoint: AnyEndpoint, status: number, answer: Answer): Difference {
  const said = (answer.json as { message?: unknown } | null | undefined)?.message
  return new Difference(endpoint.id, 'status', String(status), `${answer.status}${said ? ` (${inWords(said)})` : ''}`)
}

function demandJson({ id }: AnyEndpoint, { type, json, text }: Answer): void {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    throw new Difference(id, 'Content-Type', 'application/json', type || 'none')
  if (json === undefined) throw new Difference(id, 'body', 'JSON', inWords(text))
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal without the words that differ from path to path. */
function print({ status, json, text }: Answer, path: string): string {
  const { message } = (json ?? {}) as { message?: unknown }
  const said = typeof message === 'string' ? message : text
  return `${status} ${said.slice(0, 500).replaceAll(path, '').replaceAll(path.slice(1), '')}`
}

async function wait(seconds: number) {
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000))
}

/** `Retry-After` in seconds; a date is not read. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}

/** One segment, but `{path}` of a stored file keeps its slashes. */
function encodePath(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
