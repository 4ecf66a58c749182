import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cutOff, type Plan } from './faults'

export type FaultyProxy = {
  /** For the `proxy` option of a browser context. */
  server: string
  /** Which answers suffer from now on. */
  plant: (plan: Plan) => void
  /** Resolves when an answer is held back. */
  held: () => Promise<void>
  /** Lets go of the held answers, each as the plan now says. */
  release: () => void
  /** The paths whose answers suffered, in order. */
  met: () => readonly string[]
  stop: () => Promise<void>
}

type Options = {
  /** Decides where a corrupt answer breaks off. */
  seed: number
  /** Where requests for a path go; null: to the host that they name. */
  route?: (path: string) => string | null
}

/**
 * An HTTP proxy between a browser and a host that loses, delays and corrupts answers as it is told, so the product runs as it is
 * built, service workers included. Lost: the host has answered, the browser learns nothing. Late: until `release`. Nothing is
 * random, and nothing waits by the clock.
 */
export async function startFaultyProxy({ seed, route = () => null }: Options): Promise<FaultyProxy> {
  let plan: Plan = () => null
  const met: string[] = []
  const waiting = new Set<() => void>()
  let noticed: (() => void)[] = []

  const turn = async (path: string, answer: Answer, response: ServerResponse): Promise<void> => {
    const fault = plan(path)
    if (fault) met.push(path)
    if (fault === 'late') {
      const released = new Promise<void>((resolve) => void waiting.add(resolve))
      for (const notice of noticed.splice(0)) notice()
      await released
      return turn(path, answer, response)
    }
    if (fault === 'lost') {
      response.destroy()
    } else if (fault === 'missing') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    } else {
      const body = fault === 'corrupt' ? cutOff(seed, path, answer.body) : answer.body
      response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length }).end(body)
    }
  }
  const server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://localhost')
    const path = wanted.pathname + wanted.search
    ask(new URL(path, route(path) ?? wanted), request)
      .then((answer) => turn(wanted.pathname, answer, response))
      .catch(() => response.destroy())
  })
  // A WebSocket asks for a tunnel. The product falls back to polling.
  server.on('connect', (_, socket) => void socket.destroy())
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))

  const release = () => {
    for (const go of waiting) go()
    waiting.clear()
  }
  return {
    server: `http://localhost:${(server.address() as AddressInfo).port}`,
    plant: (next) => void (plan = next),
    held: () =>
      waiting.size > 0 ? Promise.resolve() : new Promise<void>((resolve) => void (noticed = [...noticed, resolve])),
    release,
    met: () => met,
    stop: async () => {
      plan = () => null
      release()
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** The whole answer of the host, so that a lost answer is one whose call has had its effect. */
function ask(url: URL, request: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { 'proxy-connection': _, connection: __, ...headers } = request.headers
    const asked = send(url, { method: request.method, headers: { ...headers, host: url.host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { 'transfer-encoding': ___, connection: ____, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject)
    request.pipe(asked)
  })
}
