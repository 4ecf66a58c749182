import { successOf, type AnyEndpoint, type ProblemStatus, type SuccessStatus } from '@/contract/endpoint'
import { responsesOf, type EndpointId } from '@/contract'
import { fastValidate } from '@/contract/fast-validate'
import { saysWhen } from '@/contract/rules/limits'
import type { Backend } from '../backend'
import { joinBytes } from '../state/bytes'
import { languageTag } from '@/words/locales'
import type { Translate } from '@/words/words'
import { Reply, WholeBody } from './implement'
import { say, type Refusal } from './problem'
import type { Step } from './rules/rules'

export function answerWith(backend: Backend, endpoint: AnyEndpoint, result: unknown, t: Translate): Response {
  if (result instanceof Response) {
    requireDeclared(endpoint, result.status)
    return result
  }
  const { status } = successOf(endpoint)
  if (result instanceof WholeBody) return checkedJson(backend, endpoint, status, result.body)
  const { data, extra } = result instanceof Reply ? result : new Reply(result)
  const { message, language = message && t.locale, moreRows } = extra
  const body = { success: true, ...(data === undefined ? {} : { data }), ...(message ? { message: t(message) } : {}) }
  const response = checkedJson(backend, endpoint, status, body)
  if (language) response.headers.set('Content-Language', languageTag(language))
  // Parsing thousands of generated rows for each call would take too long; a test checks them instead.
  return moreRows ? new Response(withRows(data as unknown[], moreRows), response) : response
}

/** In the language that the caller asks for. */
export function refuse(
  backend: Backend,
  endpoint: AnyEndpoint,
  { status, said, options }: Refusal,
  t: Translate,
): Response {
  const { errors, more, retryIn } = options
  const fields = Object.entries(errors ?? {}).map(([field, all]) => [field, all.map((each) => say(each, t))])
  const body = {
    success: false,
    message: say(said, t),
    ...(errors ? { errors: Object.fromEntries(fields) } : {}),
    ...more,
  }
  const response = checkedJson(backend, endpoint, status, body)
  response.headers.set('Content-Language', languageTag(t.locale))
  if (retryIn !== undefined) response.headers.set('Retry-After', String(Math.ceil(retryIn / 1_000)))
  else if (status === 429 && saysWhen(endpoint.id as EndpointId))
    throw new Error('its 429 has no Retry-After, which the contract promises')
  return response
}

/** It may break the contract: that is what rules are for. */
export function scriptedAnswer(backend: Backend, { fail, refuse, answer }: Step): Response | undefined {
  if (answer?.body === undefined && answer)
    return new Response(null, { status: answer.status, headers: headers(backend) })
  if (answer) return json(backend, answer.status, answer.body)
  if (refuse !== undefined) return json(backend, 200, { success: false, message: refuse })
  if (fail === 'malformed') return new Response('{"success": true, "data": [', { headers: headers(backend) })
  if (fail === 'wrong-shape') return json(backend, 200, { success: true, data: [{ id: true }] })
  if (fail === 'empty') return json(backend, 200, { success: true, data: [] })
  if (typeof fail !== 'object') return undefined
  const { status, message, errors } = fail
  return json(backend, status, { success: false, message, ...(errors ? { errors } : {}) })
}

export function json(backend: Backend, status: number, body: unknown): Response {
  const text = JSON.stringify(body)
  const response = new Response(text, { status, headers: headers(backend) })
  sentTexts.set(response, text)
  return response
}

/** The JSON of answers, so that the log need not read their bodies. */
const sentTexts = new WeakMap<Response, string>()

/** The JSON of an answer; undefined for a file, an empty answer, and a list of generated rows. */
export function sentText(response: Response): string | undefined {
  return sentTexts.get(response)
}

/** Throws where the mock itself breaks the contract: by an undeclared status or a body of another shape. */
function checkedJson(
  backend: Backend,
  endpoint: AnyEndpoint,
  status: SuccessStatus | ProblemStatus,
  body: unknown,
): Response {
  const schema = requireDeclared(endpoint, status)
  if (fastValidate(schema)(body)) return json(backend, status, body)
  const result = schema.safeParse(body)
  if (result.success) return json(backend, status, body)
  const issue = result.error.issues[0]
  throw new Error(`its answer breaks the contract at '${issue?.path.map(String).join('.')}': ${issue?.message}`)
}

function requireDeclared(endpoint: AnyEndpoint, status: number) {
  const responses = responsesOf(endpoint)
  const schema = responses[status as keyof typeof responses]
  if (!schema) throw new Error(`status ${status} is not in the contract of ${endpoint.id}`)
  return schema
}

function withRows(rows: readonly unknown[], more: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder()
  const before = JSON.stringify({ success: true, data: rows }).slice(0, -']}'.length)
  return joinBytes([text.encode(rows.length > 0 ? `${before},` : before), more, text.encode(']}')])
}

function headers(backend: Backend) {
  return { 'Content-Type': 'application/json', Date: new Date(backend.clock.now()).toUTCString() }
}
