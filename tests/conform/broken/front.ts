import { originHeaders } from '@mocks/serve/http'
import type { Instance } from '@mocks/serve/instance'
import { withIpLockout } from '@mocks/serve/ip-lockout'
import { ENDPOINTS } from '@/contract'
import type { Entrance } from '../talking/in-process'
import type { Fault, Reply, Scene } from './fault'
import { faultyHub } from './faulty-hub'

export type Front = Entrance & { plant: (fault: Fault | null) => void }

/** A front before a mocked backend, into which faults can be planted one after the other. */
export function createFront(world: Instance): Front {
  let fault: Fault | null = null
  return {
    answer: (request) => pass(world, request, fault ?? {}),
    hub: faultyHub(world.hub(), () => fault),
    plant: (next) => void (fault = next),
  }
}

async function pass(world: Instance, request: Request, fault: Partial<Fault>): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const endpoint = endpointOf(request.method, pathname)
  const token = request.headers.get('authorization')?.slice('Bearer '.length)
  const scene: Scene = { endpoint, path, token, backend: world.backend() }
  const open = originHeaders(request.headers)
  fault.headers?.(scene, open, request.method)
  if (request.method === 'OPTIONS') return new Response(null, { status: fault.preflight ?? 204, headers: open })
  if (fault.hangs === endpoint) throw new DOMException(`${endpoint} is never answered.`, 'TimeoutError')
  const instead = fault.instead?.(endpoint)
  if (instead) return withHeaders(toResponse(instead, new Headers()), open)
  if (fault.most !== undefined && (await request.clone().arrayBuffer()).byteLength > fault.most)
    return withHeaders(new Response('<h1>413</h1>', { status: 413, headers: { 'Content-Type': 'text/html' } }), open)
  const sent = await faultyRequest(request, scene, fault)
  const after = fault.around?.(scene)
  const answer = await withIpLockout(world.backend(), 'one address', sent, () => world.answer(sent))
  after?.()
  if (!answer) return undefined
  if (fault.silent) answer.headers.delete(fault.silent)
  return withHeaders(fault.answers ? await faultyAnswer(answer, scene, fault.answers) : answer, open)
}

async function faultyRequest(request: Request, scene: Scene, fault: Partial<Fault>): Promise<Request> {
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (fault.deaf) headers.delete(fault.deaf)
  let body: BodyInit | null = request.body
  if (body && headers.get('content-type') === 'application/json') {
    body = await request.text()
    scene.body = JSON.parse(body) as Record<string, unknown>
    if (fault.asks) body = JSON.stringify(fault.asks(scene.endpoint, scene.body))
  }
  const init = { method, headers, body, duplex: 'half' }
  return new Request(new URL(fault.travels?.(scene.path) ?? scene.path, url), init)
}

async function faultyAnswer(answer: Response, scene: Scene, change: NonNullable<Fault['answers']>): Promise<Response> {
  const { status, headers } = answer
  const type = headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const isJson = type.startsWith('application/json') && bytes.length > 0
  const reply: Reply = {
    status,
    type,
    // Read by few: a fault changes the answers of one call.
    get body(): unknown {
      return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes
    },
  }
  const changed = change(scene.endpoint, reply, scene)
  return toResponse(changed === reply ? { status, type, body: bytes } : changed, headers)
}

function toResponse({ status, type, body }: Reply, kept: Headers): Response {
  const headers = new Headers(kept)
  headers.set('Content-Type', type)
  const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : (sent as BodyInit), { status, headers })
}

function withHeaders(response: Response, more: Headers): Response {
  for (const [name, value] of more) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

const CALLS = ENDPOINTS.map(({ id, method, path }) => {
  const pattern = path.replace('{path}', '.+').replace(/\{\w+\}/g, '[^/]+')
  return { id, method, path: new RegExp(`^${pattern}$`) }
})

/** Which call of the contract a request is; its own path where it is none. */
function endpointOf(method: string, path: string): string {
  return CALLS.find((one) => one.method === method && one.path.test(path))?.id ?? path
}
