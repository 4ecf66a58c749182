import type { AnswerOf, AnyEndpoint, DataOf, InputFor } from '@/contract/endpoint'
import { isRecord } from '@/domain/wire-values'
import { readJson } from '@/lib/read-json'
import { yieldToMain } from '@/lib/yield-to-main'
import { t } from '@/words/words'
import { checkAnswer, rowSchema } from './check-answer'
import { fastValidate } from '@/contract/fast-validate'
import { takePrefetchedResponse } from './prefetched-response'
import { ApiError, ContractError, NetworkError, readRetryAfter } from './errors'
import { answersMayCome, backendReady } from './backend-ready'
import { toFormData } from './multipart'
import { CALL_TIMEOUT, requestHeaders } from './request'
import { learnServerTime, serverNow } from './server-clock'

type Settings = {
  /** Origin and prefix of the backend; empty: the page's own origin. */
  baseUrl: string
  token: () => string | null
  superAdminToken: () => string | null
  /** Runs when a call with the user's token is answered 401. */
  onSessionEnded: () => void
  /** Runs when a call with the user's token is answered 403: they may have been suspended. */
  onForbidden: () => unknown
  /** Milliseconds. */
  timeout: number
}

const settings: Settings = {
  baseUrl: '',
  token: () => null,
  superAdminToken: () => null,
  onSessionEnded: () => {},
  onForbidden: () => {},
  timeout: CALL_TIMEOUT,
}

export function configureApi(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
type CallOptions = {
  signal?: AbortSignal
  timeout?: number
  keepalive?: boolean
  idempotencyKey?: string
  /** The `updated_at` that the user started from, if the endpoint declares it; undefined: the last change wins. */
  ifMatch?: string | undefined
}

/** Throws ApiError (refused), NetworkError (no answer), ContractError (unreadable answer), or the abort's reason. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputFor<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { schema, body } = await accepted(endpoint, input, options)
  return checkAnswer(endpoint.id, schema, body) as AnswerOf<E>
}

type RowOf<E> = DataOf<E> extends readonly (infer Row)[] ? Row : never

/** Milliseconds of work on rows before the main thread gets a turn. */
const WORK_AT_ONCE = 10

/** Returns rows, mapped by `toRow`. Yields between rows, so that ten thousand do not block. Throws as `call` does. */
export async function callRows<E extends AnyEndpoint, Row>(
  endpoint: E,
  input: InputFor<E>,
  toRow: (row: RowOf<E>) => Row,
  options: CallOptions = {},
): Promise<Row[]> {
  const { schema, body } = await accepted(endpoint, input, options)
  const data = isRecord(body) && Array.isArray(body.data) ? (body.data as unknown[]) : undefined
  checkAnswer(endpoint.id, schema, data ? { ...(body as object), data: [] } : body)
  const each = rowSchema(schema)
  const fits = fastValidate(each)
  const rows: Row[] = []
  let since = performance.now()
  for (const row of data ?? []) {
    const checked = fits(row) ? row : checkAnswer(endpoint.id, each, row, ['data', rows.length])
    rows.push(toRow(checked as RowOf<E>))
    if (performance.now() - since < WORK_AT_ONCE) continue
    await yieldToMain()
    since = performance.now()
  }
  return rows
}

async function accepted(endpoint: AnyEndpoint, input: Loose, options: CallOptions) {
  const { response, userToken } = await send(endpoint, input, options)
  learnServerTime(response)
  const body = await readBody(endpoint, response).catch((cause: unknown) => {
    if (!response.ok) return null
    throw unread(endpoint, cause, options.signal)
  })
  const refused = !response.ok || (isRecord(body) && body.success === false)
  if (refused) {
    // A late answer to a session that has ended must not end the next one.
    const isOwn = userToken !== null && userToken === settings.token()
    if (isOwn && response.status === 401) settings.onSessionEnded()
    if (isOwn && response.status === 403) settings.onForbidden()
    throw toApiError(endpoint.id, response, body)
  }
  const schema = endpoint.responses[response.status as 200] ?? endpoint.responses[200] ?? endpoint.responses[201]
  if (!schema) throw new ContractError(endpoint.id, '', `status ${response.status} is not in the contract`)
  return { schema, body }
}

async function send(endpoint: AnyEndpoint, input: Loose, options: CallOptions) {
  const to = address(endpoint, input)
  if (leavesItsPlace(endpoint, input)) throw new ApiError(endpoint.id, 404, 'There is nothing at this address.')
  const token = tokenFor(endpoint)
  const body =
    input.body === undefined
      ? undefined
      : endpoint.content === 'multipart'
        ? toFormData(input.body)
        : JSON.stringify(input.body)
  const timeout = AbortSignal.timeout(options.timeout ?? settings.timeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    await backendReady()
    const prefetched = endpoint.method === 'GET' ? await takePrefetchedResponse(to, token) : null
    const response =
      prefetched ??
      (await fetch(to, {
        method: endpoint.method,
        headers: {
          ...requestHeaders(endpoint, token, t.locale),
          ...(endpoint.idempotencyKey && options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
          ...(endpoint.ifMatch && options.ifMatch ? { 'If-Match': `"${options.ifMatch}"` } : {}),
        },
        signal,
        ...(body === undefined ? {} : { body }),
        ...(options.keepalive ? { keepalive: true } : {}),
      }))
    await answersMayCome()
    return { response, userToken: endpoint.auth === 'super-admin' ? null : token }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new NetworkError(endpoint.id, timeout.aborted ? 'timeout' : 'unreachable', { cause })
  }
}

function tokenFor(endpoint: AnyEndpoint): string | null {
  if (endpoint.auth === 'none') return null
  return endpoint.auth === 'super-admin' ? settings.superAdminToken() : settings.token()
}

/** Whether a parameter is `.` or `..`, encoded or not: a browser would resolve it to another address. */
function leavesItsPlace({ path }: Pick<AnyEndpoint, 'path'>, { params = {} }: Loose): boolean {
  return [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) =>
    String(params[name])
      .split(name === 'path' ? '/' : /(?!)/)
      .some((part) => /^(?:\.|%2e){1,2}$/i.test(part)),
  )
}

export function address(endpoint: Pick<AnyEndpoint, 'path'>, input: Loose): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    // A lone surrogate makes encodeURIComponent throw.
    const value = encodeURIComponent(String(input.params?.[name]).replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    // `{path}` is the rest of the URL and keeps its folders.
    return name === 'path' ? value.replaceAll('%2F', '/') : value
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const search = query.toString()
  return `${settings.baseUrl}${path}${search && `?${search}`}`
}

async function readBody(endpoint: AnyEndpoint, response: Response): Promise<unknown> {
  if (response.ok && endpoint.answers === 'file') return response.blob()
  if (response.ok && endpoint.answers === 'nothing') return null
  return readJson(await response.text())
}

/** The error for a body that could not be read: no JSON, aborted, too late, or cut off. */
function unread(endpoint: AnyEndpoint, cause: unknown, signal: AbortSignal | undefined): unknown {
  if (cause instanceof SyntaxError) return new ContractError(endpoint.id, '', 'the body is not JSON')
  if (signal?.aborted) return cause
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new NetworkError(endpoint.id, late ? 'timeout' : 'unreachable', { cause })
}

function toApiError(endpoint: string, response: Response, body: unknown): ApiError {
  const said = isRecord(body) && typeof body.message === 'string' && body.message.trim() !== '' ? body.message : null
  const fields: Record<string, string[]> = {}
  if (isRecord(body) && isRecord(body.errors))
    for (const [field, messages] of Object.entries(body.errors))
      fields[field] = (Array.isArray(messages) ? messages : [messages]).map(String)
  return new ApiError(
    endpoint,
    response.status,
    said,
    fields,
    readRetryAfter(response.headers.get('retry-after'), serverNow()),
    body,
  )
}
