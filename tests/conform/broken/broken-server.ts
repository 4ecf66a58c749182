import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub, type Hub, type LiveSocket } from '@mocks/realtime/hub'
import type { Serving } from '@mocks/server'
import { serveSockets } from '@mocks/serve/sockets'
import { ENDPOINTS } from '@/contract'

/** An answer; a fault may change any part of it. */
export type Reply = { status: number; type: string; body: unknown }

/** A fault, planted between a sound server and its client. */
export type Fault = {
  /** What is wrong with the back end. */
  name: string
  /** The calls and events whose checks are to find it. */
  only: readonly string[]
  /** Words that the report has to contain. */
  says: RegExp
  /** Answers in the server's place; undefined lets the call through. */
  instead?: (endpoint: string) => Reply | undefined
  /** Changes what the call carries. */
  asks?: (endpoint: string, body: Record<string, unknown>) => Record<string, unknown>
  /** A header that the back end does not know. */
  deaf?: 'idempotency-key' | 'if-match'
  /** Changes what the server answered. */
  answers?: (endpoint: string, reply: Reply) => Reply
  /** Events that are never sent. */
  silent?: string
  /** An event that carries something else. */
  garbles?: { event: string; payload: (sent: Record<string, unknown>) => unknown }
  /** Accepts every socket, or every member of a room. */
  open?: 'socket' | 'room'
  /** A client's event that is sent to every client, under that name. */
  spreads?: { from: string; as: string; payload: (userId: string, said: Record<string, unknown>) => unknown }
}

export type Front = { url: string; plant: (fault: Fault | null) => void; stop: () => Promise<void> }

/** A proxy before the mocked server, at a path of its own, into which faults can be planted one after the other. */
export async function serveBroken(
  { url, backend }: Serving,
  { prefix = '', port = 0 }: { prefix?: string; port?: number } = {},
): Promise<Front> {
  let fault: Fault | null = null
  const http = createServer((request, response) => {
    pass(url, request, response, prefix, fault).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  const hub = faultyHub(createHub(backend), () => fault)
  const sockets = serveSockets(http, () => hub, `${prefix}/socket.io`)
  await new Promise<void>((resolve, reject) => void http.once('error', reject).listen(port, resolve))
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}${prefix}`,
    plant: (next) => void (fault = next),
    async stop() {
      hub.stop()
      await sockets.close()
    },
  }
}

async function pass(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string,
  fault: Fault | null,
) {
  const path = (request.url ?? '/').slice(prefix.length)
  const endpoint = endpointOf(request.method ?? 'GET', path)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const instead = fault?.instead?.(endpoint)
  if (instead) {
    finish(response, instead)
    return
  }
  const type = request.headers['content-type']
  const { authorization } = request.headers
  const heard = (['idempotency-key', 'if-match'] as const).filter((name) => name !== fault?.deaf)
  let body: BodyInit | null = parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : null
  if (fault?.asks && type === 'application/json')
    body = JSON.stringify(fault.asks(endpoint, JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>))
  const answer = await fetch(url + path, {
    method: request.method ?? 'GET',
    headers: {
      ...(type ? { 'Content-Type': type } : {}),
      ...(authorization ? { Authorization: authorization } : {}),
      ...Object.fromEntries(
        heard.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      ),
    },
    body,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const contentType = answer.headers.get('content-type') ?? ''
  const isJson = contentType.startsWith('application/json')
  const reply = {
    status: answer.status,
    type: contentType,
    body: isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : bytes,
  }
  finish(response, fault?.answers?.(endpoint, reply) ?? reply)
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

function faultyHub(hub: Hub, planted: () => Fault | null): Hub {
  const inner = new Map<LiveSocket, LiveSocket>()
  const within = (socket: LiveSocket) => inner.get(socket) ?? socket
  return {
    ...hub,
    async admit(auth) {
      const admitted = await hub.admit(auth)
      return 'refused' in admitted && planted()?.open === 'socket' ? { userId: '101' } : admitted
    },
    opened(socket) {
      const emit: LiveSocket['emit'] = (event, payload) => {
        const { silent, garbles } = planted() ?? {}
        const carried = garbles?.event === event ? garbles.payload(payload as Record<string, unknown>) : payload
        if (silent !== event) socket.emit(event, carried)
      }
      const live = { ...socket, emit }
      inner.set(socket, live)
      hub.opened(live)
    },
    closed(socket) {
      hub.closed(within(socket))
      inner.delete(socket)
    },
    async receive(socket, event, payload) {
      const { open, spreads } = planted() ?? {}
      if (open === 'room' && event === 'join_conversation') return { success: true }
      if (spreads?.from === event)
        for (const every of inner.keys())
          every.emit(spreads.as, spreads.payload(socket.userId, payload as Record<string, unknown>))
      return hub.receive(within(socket), event, payload)
    },
  }
}
