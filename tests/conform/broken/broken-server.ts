import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub } from '@mocks/realtime/hub'
import type { Serving } from '@mocks/server'
import { allowOrigins } from '@mocks/serve/http'
import { serveSockets } from '@mocks/serve/sockets'
import { ENDPOINTS } from '@/contract'
import type { Fault, Reply, Scene } from './fault'
import { faultyHub } from './faulty-hub'

export type Front = { url: string; plant: (fault: Fault | null) => void; stop: () => Promise<void> }

/** A front before the mocked backend, at a path of its own as behind a proxy, into which faults can be planted one after the other. */
export async function serveBroken(
  { backend, answer }: Serving,
  { prefix = '', port = 0 }: { prefix?: string; port?: number } = {},
): Promise<Front> {
  let fault: Fault | null = null
  const http = createServer((request, response) => {
    const path = (request.url ?? '/').slice(prefix.length)
    const { authorization } = request.headers
    const method = request.method ?? 'GET'
    const scene: Scene = { endpoint: endpointOf(method, path), path, token: authorization?.slice(7), backend }
    pass(answer, request, response, scene, fault).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  const hub = faultyHub(createHub(backend), () => fault)
  const sockets = serveSockets(http, () => hub, `${prefix}/socket.io`)
  await new Promise<void>((resolve, reject) => void http.once('error', reject).listen(port, resolve))
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}${prefix}`,
    plant: (next) => void (fault = next),
    async stop() {
      hub.stop()
      http.closeAllConnections()
      await sockets.close()
    },
  }
}

async function pass(
  ask: Serving['answer'],
  request: IncomingMessage,
  response: ServerResponse,
  scene: Scene,
  fault: Fault | null,
) {
  const { endpoint, path, token } = scene
  allowOrigins(request, response)
  fault?.headers?.(scene, response, request)
  if (request.method === 'OPTIONS') {
    response.writeHead(fault?.preflight ?? 204).end()
    return
  }
  if (fault?.hangs === endpoint) return
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const instead = fault?.instead?.(endpoint)
  if (instead) {
    finish(response, instead)
    return
  }
  const type = request.headers['content-type']
  const heard = (['idempotency-key', 'if-match', 'if-none-match'] as const).filter((name) => name !== fault?.deaf)
  let body: BodyInit | null = parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : null
  if (type === 'application/json') {
    scene.body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
    if (fault?.asks) body = JSON.stringify(fault.asks(endpoint, scene.body))
  }
  const after = fault?.around?.(scene)
  const sent = new Request(`http://localhost${fault?.travels?.(path) ?? path}`, {
    method: request.method ?? 'GET',
    headers: {
      ...(type ? { 'Content-Type': type } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...Object.fromEntries(
        heard.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      ),
    },
    body,
  })
  const answer = await ask(sent)
  after?.()
  if (!answer) {
    response.destroy()
    return
  }
  for (const name of ['Retry-After', 'ETag', 'Cache-Control']) {
    const value = answer.headers.get(name)
    if (value && fault?.silent !== name.toLowerCase()) response.setHeader(name, value)
  }
  const bytes = Buffer.from(await answer.arrayBuffer())
  const contentType = answer.headers.get('content-type') ?? ''
  const isJson = contentType.startsWith('application/json')
  const reply = {
    status: answer.status,
    type: contentType,
    body: isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : bytes,
  }
  finish(response, fault?.answers?.(endpoint, reply, scene) ?? reply)
}

function finish(response: ServerResponse, { status, type, body }: Reply) {
  response.writeHead(status, type ? { 'Content-Type': type } : {})
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
}

/** Which call of the contract a request is; its own path where it is none. */
function endpointOf(method: string, path: string): string {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace('{path}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?', 1)[0] ?? '')
  return ENDPOINTS.find((one) => one.method === method && fits(one.path))?.id ?? path
}
