import { endpointById, type EndpointId } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../../backend'
import { handle } from '../../network/handle'
import { createRules } from '../../network/rules/rules'
import { openAdminSession, openUserSession } from '../../browser/sessions'

type Input = {
  params?: Record<string, string>
  path?: string
  body?: string | object | FormData
  token: string | null
}

export async function callEndpoint(backend: Backend, id: EndpointId, { params, path, body, token }: Input) {
  const endpoint = endpointById(id)
  const request = new Request(new URL(path ?? fill(endpoint.path, params), location.origin), {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const calm = { ...backend, rules: createRules() }
  return handle(calm, endpoint, request, params ?? read(endpoint, request))
}

/** The same, for buttons. Throws a refusal as an Error with its message. */
export async function act(backend: Backend, id: EndpointId, input: Input): Promise<void> {
  const response = await callEndpoint(backend, id, input)
  const answer = (await response.json()) as { success?: boolean; message?: string }
  if (!response.ok || answer.success === false) throw new Error(answer.message ?? `It was answered ${response.status}.`)
}

export async function tokenOf(backend: Backend, userId: string): Promise<string | null> {
  const open = backend.db.session.where(({ user_id }) => user_id === userId)[0]
  return open?.token ?? (await openUserSession(backend, userId))?.token ?? null
}

export async function adminToken(backend: Backend): Promise<string | null> {
  const open = backend.db.session.all().find(({ token }) => backend.isSuperAdmin(token))
  return open?.token ?? (await openAdminSession(backend))?.superAdminToken ?? null
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function read({ path }: AnyEndpoint, request: Request): Record<string, string> {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'path' ? '.+' : '[^/]+'})`)
  const found = new RegExp(`${pattern}$`).exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]))
}
