import { Server, type Client } from 'mock-socket'
import type { Scenario } from '../scenarios/scenario'
import { inPageTransport, type InPageTransport } from './in-page-transport'
import type { Answerer } from './answer-lines'

export type InPageServer = {
  transports: InPageTransport[]
  drop: () => void
  /** While false, connections are closed and refused. */
  setUp: (up: boolean) => void
  stop: () => void
}

let opened = 0

/** The page's end of the sockets. `isUp` is asked before each connection. */
export function servePage(answer: Answerer, isUp: () => boolean = () => true): InPageServer {
  const url = `ws://mock-${(opened += 1)}.invalid/socket.io/`
  // Without `mock: false` the library would replace the page's WebSocket.
  const server = new Server(url, { mock: false })
  const lines = new Set<Client>()
  let up = true

  server.on('connection', (line) => {
    lines.add(line)
    const { receive, closed } = answer({
      send: (frame) => line.send(frame),
      hangUp: () => line.close({ code: 1000, reason: '', wasClean: true }),
    })
    line.on('message', (frame) => receive(frame as string))
    line.on('close', () => {
      lines.delete(line)
      closed()
    })
  })
  const drop = () => {
    for (const line of lines) line.close({ code: 1012, reason: 'restart', wasClean: false })
  }
  return {
    transports: [inPageTransport(url, () => up && isUp())],
    drop,
    setUp(next) {
      up = next
      if (!up) drop()
    },
    stop() {
      drop()
      server.stop()
    },
  }
}

/** Whether the next connection succeeds: the first `unreachable` of a scenario fail. */
export function failsAtFirst(realtime: Scenario['realtime']): () => boolean {
  let refusals = realtime?.unreachable === 'always' ? Infinity : (realtime?.unreachable ?? 0)
  return () => (refusals -= 1) < 0
}
