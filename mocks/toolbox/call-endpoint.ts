import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import { IMPLEMENTATIONS } from '../handlers/all'
import { handle } from '../network/handle'
import { createRules } from '../network/rules'
import { openAdminSession, openUserSession } from '../sessions'

type Input = { params?: Record<string, string>; path?: string; body?: string | object; token: string | null }

/** Answers a call of the contract without the network: no rule of the Network tab touches it, everything else holds. */
export async function callEndpoint(backend: Backend, id: string, { params, path, body, token }: Input) {
  const implementation = IMPLEMENTATIONS.find(({ endpoint }) => endpoint.id === id)
  if (!implementation) throw new Error(`No endpoint '${id}' has a behaviour here.`)
  const { endpoint } = implementation
  const request = new Request(new URL(path ?? fill(endpoint.path, params), location.origin), {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const calm = { ...backend, rules: createRules() }
  return handle(calm, implementation, request, params ?? read(endpoint, request))
}

/** The same, for buttons: a refusal is thrown with the message the caller would be told. */
export async function act(backend: Backend, id: string, input: Input): Promise<void> {
  const response = await callEndpoint(backend, id, input)
  const answer = (await response.json()) as { success?: boolean; message?: string }
  if (!response.ok || answer.success === false) throw new Error(answer.message ?? `It was answered ${response.status}.`)
}

/** A token of that user: the session that stands, or a new one. */
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

/** The reverse of `fill`, for a recorded address. */
function read({ path }: AnyEndpoint, request: Request): Record<string, string> {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'path' ? '.+' : '[^/]+'})`)
  const found = new RegExp(`${pattern}$`).exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]))
}
