import { toFormData } from '@/api/multipart'
import { successOf, type AnyEndpoint, type DataOf, type ProblemStatus } from '@/contract/endpoint'
import { problem } from '@/contract/problem'
import { Difference, inWords, NotImplemented } from '../failure'
import { curlOf, type Sent } from './curl'
import { documentDifference } from './document-difference'
import { reasonOf, send, type Answer } from './http'
import { schemaDifference } from './schema-difference'
import { network, type Transport } from './transport'

/** What a call carries. `token` is a session's; left out, the call is a visitor's. */
export type Ask = {
  token?: string | null | undefined
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** The header `Idempotency-Key`. */
  key?: string
  /** The header `If-Match`, without its quotes. */
  match?: string
  /** The header `If-None-Match`. */
  noneMatch?: string
  /** The header `Accept-Language`. */
  language?: string
}

/** An id that no backend has given out. */
export const UNKNOWN_ID = '987654321'

/** Longest wait for one answer, in milliseconds. */
export const PATIENCE = 20_000
/** After so many calls without an answer an endpoint is not asked again. */
const MOST_SILENCES = 2
/** Wait after a 429 without `Retry-After`, in seconds. */
const LIMIT_PASSES = 61
/** Longest wait after a 429 with one, in seconds. */
const LONGEST_LIMIT = 600

export type Client = {
  /** Calls and returns any answer; throws `NotImplemented` for a call that the backend does not have. */
  ask: (endpoint: AnyEndpoint, ask?: Ask) => Promise<Answer>
  /** Calls and returns any answer but 429: it calls again when the limit has passed. */
  patiently: (endpoint: AnyEndpoint, ask?: Ask) => Promise<Answer>
  /** Calls, checks status, content type and shape against the contract, and returns the answer's `data`. */
  succeed: <E extends AnyEndpoint>(endpoint: E, ask?: Ask) => Promise<DataOf<E>>
  /** Calls and checks that it is refused with that status, in the envelope, naming `fields` on 422. */
  refuse: (status: ProblemStatus, endpoint: AnyEndpoint, ask?: Ask, fields?: readonly string[]) => Promise<void>
  /** Fetches any URL of the backend, as a picture's. */
  fetch: (path: string, init?: RequestInit) => Promise<Answer>
  /** How far the server's clock is ahead, by the last answer's `Date`, in milliseconds. */
  ahead: () => number
  /** Whether the backend has answered that call with anything but 'there is no such call'. */
  has: (endpointId: string) => boolean
  /** Forgets the calls of the check before. */
  begin: () => void
  /** The command for the newest call of an endpoint since `begin`, or else for the newest call at all. */
  curl: (endpointId: string) => string | undefined
}

export type ClientOptions = {
  transport?: Transport | undefined
  limitPasses?: readonly ((seconds: number) => Promise<void>)[] | undefined
  /** Longest wait for one answer, in milliseconds. */
  patience?: number | undefined
  /** Is shown every answer. */
  look?: (endpoint: AnyEndpoint, ask: Ask, answer: Answer, curl: string) => void
}

/** Talks HTTP to one backend, at a base that may have a path of its own. */
export function createClient(
  base: string,
  { transport = network, limitPasses = [wait], patience = PATIENCE, look = () => {} }: ClientOptions = {},
): Client {
  const root = base.replace(/\/+$/, '')
  const answered = new Set<string>()
  const silences = new Map<string, number>()
  const routeless = new Map<string, Promise<string>>()
  const owners = new Map<string, string>()
  let trail: Sent[] = []
  let ahead = 0

  const fetchIt = async (url: string, init: RequestInit): Promise<Answer> => {
    const answer = await send(transport, url, init, patience)
    if (answer.date) ahead = Date.parse(answer.date) - Date.now()
    return answer
  }

  /** The backend's answers to an unknown path, and to one that takes the fixed word of an addition for an id. */
  const strangers = ({ addition, method, path }: AnyEndpoint) => {
    const word = 'conform-no-such-call'
    const hidden = addition && !path.endsWith('}') ? [path.replace(/[^/]+$/, word)] : []
    return Promise.all([`/api/${word}`, ...hidden].map((unknown) => strange(method, unknown)))
  }
  const strange = (method: string, path: string) => {
    const call = `${method} ${path}`
    const known = routeless.get(call) ?? fetchIt(root + path, { method }).then((answer) => print(answer, path))
    routeless.set(call, known)
    return known
  }

  const command = (sent: Sent) => curlOf(sent, sent.token === undefined ? undefined : owners.get(sent.token))

  const ask: Client['ask'] = async (endpoint, given = {}) => {
    const { token, params = {}, query, body, key, match, noneMatch, language } = given
    const { id, method } = endpoint
    const named = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePath(String(params[name] ?? '')))
    const path = query ? `${named}?${String(new URLSearchParams(query))}` : named
    const multipart = endpoint.content === 'multipart'
    const headers = {
      Accept: 'application/json',
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(match ? { 'If-Match': `"${match}"` } : {}),
      ...(noneMatch ? { 'If-None-Match': noneMatch } : {}),
      ...(language ? { 'Accept-Language': language } : {}),
    }
    const sent: Sent = { on: id, method, url: root + path, token: token ?? undefined, headers, body, multipart }
    trail.push(sent)
    const silent = (reason: string) => withCurl(new Difference(id, 'answer', 'an answer', reason), command(sent))
    if ((silences.get(id) ?? 0) >= MOST_SILENCES) throw silent(`none within ${patience / 1_000} s`)
    const answer = await fetchIt(root + path, {
      method,
      headers: {
        ...headers,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body && !multipart ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: multipart ? toFormData(body) : JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      silences.set(id, (silences.get(id) ?? 0) + 1)
      throw silent(reasonOf(error, patience))
    })
    silences.delete(id)
    if (!answered.has(id) && (await isMissing(answer, named, () => strangers(endpoint)))) throw new NotImplemented(id)
    answered.add(id)
    learnOwner(owners, answer)
    look(endpoint, given, answer, command(sent))
    return answer
  }

  /** A limit that an earlier run has used up is no fault: the call is made again when it has passed. */
  const askWithinLimits = async (endpoint: AnyEndpoint, given: Ask | undefined, expected: number) => {
    let answer = await ask(endpoint, given)
    for (const passes of limitPasses) {
      if (answer.status !== 429 || expected === 429) break
      await passes(Math.min(answer.retryAfter ?? LIMIT_PASSES, LONGEST_LIMIT))
      answer = await ask(endpoint, given)
    }
    return answer
  }

  /** Adds the newest call of the endpoint to what differs in its answer. */
  const telling = <T>(id: string, judge: () => T): T => {
    try {
      return judge()
    } catch (error) {
      const newest = trail.findLast(({ on }) => on === id)
      throw error instanceof Difference && newest ? withCurl(error, command(newest)) : error
    }
  }

  return {
    ask,
    patiently: (endpoint, given) => askWithinLimits(endpoint, given, 0),
    async succeed<E extends AnyEndpoint>(endpoint: E, given?: Ask) {
      const { status, schema } = successOf(endpoint)
      const answer = await askWithinLimits(endpoint, given, status)
      return telling(endpoint.id, () => {
        if (answer.status !== status) throw statusDifference(endpoint, status, answer)
        if (endpoint.answers) return undefined as DataOf<E>
        requireJson(endpoint, answer)
        const differs =
          schemaDifference(schema, answer.json) ?? documentDifference(endpoint, answer.status, answer.json)
        if (differs) throw new Difference(endpoint.id, differs.field, differs.expected, differs.got)
        return (answer.json as { data?: unknown }).data as DataOf<E>
      })
    },
    async refuse(status, endpoint, given, fields = []) {
      const answer = await askWithinLimits(endpoint, given, status)
      telling(endpoint.id, () => requireRefusal(endpoint, status, answer, fields))
    },
    fetch: (path, init = { method: 'GET' }) => fetchIt(/^https?:/.test(path) ? path : root + path, init),
    ahead: () => ahead,
    has: (id) => answered.has(id),
    begin: () => void (trail = []),
    curl(id) {
      const newest = trail.findLast(({ on }) => on === id) ?? trail.at(-1)
      return newest && command(newest)
    },
  }
}

/**
 * 405 and 501 say that there is no such call; 404 does where it has the words that an unknown path gets. Anything else is an
 * answer of the call.
 */
async function isMissing(answer: Answer, path: string, strangers: () => Promise<string[]>): Promise<boolean> {
  if (answer.status === 405 || answer.status === 501) return true
  return answer.status === 404 && (await strangers()).includes(print(answer, path))
}

/** Remembers whose session a token is that signing in answers. */
function learnOwner(owners: Map<string, string>, { json }: Answer): void {
  const { token, user } = ((json as { data?: unknown } | undefined)?.data ?? {}) as {
    token?: string
    user?: { email?: string | null }
  }
  if (token && user?.email) owners.set(token, user.email)
}

function withCurl(error: Difference, curl: string): Difference {
  error.curl ??= curl
  return error
}

function requireRefusal(endpoint: AnyEndpoint, status: number, answer: Answer, fields: readonly string[]): void {
  if (answer.status !== status) throw statusDifference(endpoint, status, answer)
  // A HEAD answer has no body, refused or not.
  if (endpoint.method === 'HEAD') return
  requireJson(endpoint, answer)
  const differs = schemaDifference(problem, answer.json)
  if (differs) throw new Difference(endpoint.id, `${status} envelope, ${differs.field}`, differs.expected, differs.got)
  const { errors } = answer.json as { errors?: Record<string, string[]> }
  for (const field of fields) {
    // A field within an object or a list is named with its place: `privacy.showEmail`, `photos[0]`.
    const named = Object.entries(errors ?? {}).find(
      ([name]) => name === field || (/^[.[]/.test(name.slice(field.length)) && name.startsWith(field)),
    )
    if (!named?.[1].length)
      throw new Difference(endpoint.id, `errors.${field}`, 'a list of messages', inWords(named?.[1]))
  }
}

function statusDifference(endpoint: AnyEndpoint, status: number, answer: Answer): Difference {
  const said = (answer.json as { message?: unknown } | null | undefined)?.message
  const got = `${answer.status}${said ? ` (${inWords(said)})` : ''}`
  return Object.assign(new Difference(endpoint.id, 'status', String(status), got), { status: answer.status })
}

function requireJson({ id }: AnyEndpoint, { type, json, text }: Answer): void {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    throw new Difference(id, 'Content-Type', 'application/json', type || 'none')
  if (json === undefined) throw new Difference(id, 'body', 'JSON', inWords(text))
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

/** One segment, but `{path}` of a stored file keeps its slashes. */
function encodePath(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/')
}
