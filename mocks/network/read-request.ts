import type { AnyEndpoint } from '@/contract/endpoint'
import { problem } from './problem'

/** Reads what a request carries, parses it with the endpoint's schemas, and refuses with 422 what does not fit. */
export async function readRequest(endpoint: AnyEndpoint, request: Request, pathParams: Record<string, unknown>) {
  const url = new URL(request.url)
  return {
    params: endpoint.params ? check(endpoint.params, pathParams) : undefined,
    query: endpoint.query ? check(endpoint.query, Object.fromEntries(url.searchParams)) : undefined,
    body: endpoint.body ? check(endpoint.body, await readBody(endpoint, request)) : undefined,
  }
}

async function readBody(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  try {
    return endpoint.content === 'multipart'
      ? fromFormData(await request.formData(), listNames(endpoint))
      : await request.json()
  } catch {
    throw problem(400, `The body of ${endpoint.id} could not be read as ${endpoint.content ?? 'json'}.`)
  }
}

type Definition = { type: string; shape?: Record<string, Schema>; innerType?: Schema }
type Schema = { def: unknown }

/** The names in a body's schema that hold lists, however optional. */
function listNames(endpoint: AnyEndpoint): Set<string> {
  const isList = (schema: Schema): boolean => {
    const { type, innerType } = schema.def as Definition
    return type === 'array' || (innerType !== undefined && isList(innerType))
  }
  const shape = (endpoint.body?.def as Definition | undefined)?.shape ?? {}
  return new Set(Object.keys(shape).filter((name) => isList(shape[name]!)))
}

/** The reverse of the client's multipart encoding: `name[0]`, `name[1]` become a list, so does JSON text where one is due. */
function fromFormData(form: FormData, lists: Set<string>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of form.entries()) {
    const list = /^(.+)\[\d*\]$/.exec(name)?.[1]
    if (list) body[list] = [...((body[list] as unknown[] | undefined) ?? []), value]
    else body[name] = typeof value === 'string' && lists.has(name) ? parseList(value) : value
  }
  return body
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function check(schema: NonNullable<AnyEndpoint['body']>, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  for (const issue of result.error.issues)
    (errors[issue.path.map(String).join('.') || 'body'] ??= []).push(issue.message)
  throw problem(422, 'The given data was invalid.', errors)
}
