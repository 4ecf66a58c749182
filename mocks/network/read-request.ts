import type { AnyEndpoint } from '@/contract/endpoint'
import { partsOf } from '@/contract/sentence'
import type { CallRecord } from './log'
import { invalidFields, problem, type Errors, type Said } from './problem'
import { limitErrors } from './declared/value-limits'

type Schema = NonNullable<AnyEndpoint['body']>
type Fields = Record<string, unknown>

export type Sent = Pick<CallRecord, 'body' | 'form'>

/** Refuses an unknown path with 404, a wrong query with 400, a wrong body with 422. */
export function readRequest(endpoint: AnyEndpoint, request: Request, pathParams: Fields, sent: Sent) {
  const { params, query, body } = endpoint
  const url = new URL(request.url)
  return {
    params: params && parsePath(params, pathParams),
    query: query && read(query, Object.fromEntries(url.searchParams), { status: 400, limits: true }),
    body: body && read(body, readBody(endpoint, sent), { limits: true }),
  }
}

function readBody(endpoint: AnyEndpoint, { body, form }: Sent): unknown {
  try {
    if (form) return fromFormData(form, structureNames(endpoint))
    if (body !== undefined) return JSON.parse(body)
  } catch {
    // What is no JSON is refused as what is no form.
  }
  const { id: call, content: kind = 'json' } = endpoint
  throw problem(400, (t) => t('The body of {call} could not be read as {kind}.', { call, kind }))
}

type Definition = { type: string; shape?: Record<string, { def: unknown }>; innerType?: { def: unknown } }

function structureNames(endpoint: AnyEndpoint): Set<string> {
  const isStructure = (schema: { def: unknown }): boolean => {
    const { type, innerType } = schema.def as Definition
    return type === 'array' || type === 'object' || (innerType !== undefined && isStructure(innerType))
  }
  const shape = (endpoint.body?.def as Definition | undefined)?.shape ?? {}
  return new Set(Object.keys(shape).filter((name) => isStructure(shape[name]!)))
}

/** `name[0]`, `name[1]` become a list; JSON text becomes the list or object of its field. */
function fromFormData(form: NonNullable<Sent['form']>, structures: Set<string>): Fields {
  const body: Fields = {}
  for (const [name, value] of form) {
    const list = /^(.+)\[\d*\]$/.exec(name)?.[1]
    if (list) body[list] = [...((body[list] as unknown[] | undefined) ?? []), value]
    else body[name] = typeof value === 'string' && structures.has(name) ? parseJson(value) : value
  }
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function parsePath(schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) throw problem(404, 'There is no such path.')
  return result.data
}

type Parsing = {
  status?: 400 | 422
  /** Whether texts have the limits that the contract says of their kind, besides those that it checks. */
  limits?: boolean
}

/** Everything that is wrong is told at once. */
function read(schema: Schema, value: unknown, { status = 422, limits = false }: Parsing = {}): unknown {
  const result = schema.safeParse(value)
  const errors: Errors = limits ? limitErrors(schema, result.success ? result.data : value) : {}
  if (result.success && Object.keys(errors).length === 0) return result.data
  const own: Errors = {}
  for (const issue of result.error?.issues ?? [])
    (own[issue.path.map(String).join('.') || 'body'] ??= []).push(wordsOf(issue))
  throw invalidFields({ ...errors, ...own }, status)
}

type Issue = { code: string | undefined; message: string; path: readonly PropertyKey[]; values?: readonly unknown[] }

/** What is wrong, in the contract's words where it has some. Zod's own differ by what else the process has loaded. */
function wordsOf({ code, message, values }: Issue): Said {
  if (!message.startsWith('Invalid')) return byContract(message)
  if (code === 'invalid_value' && values) return (t) => t('Please use one of: {values}.', { values: values.join(', ') })
  return 'This is missing or of the wrong type.'
}

function byContract(message: string): Said {
  const { text, values } = partsOf(message)
  // The contract knows no dictionaries; a test asks whether they have its texts (`tests/words`).
  return (t) => t(text as 'At most {n} entries', values as { n: string })
}
