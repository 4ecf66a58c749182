import { decodePacket, encodePacket, type PacketType as FrameType } from 'engine.io-parser'
import { Server, type Client } from 'mock-socket'
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser'
import type { Hub, LiveSocket } from './hub'
import { pageTransport, type PageTransport } from './page-transport'

/** A Socket.IO server inside the page, for the real client over `transports`. */
export type PageServer = {
  transports: PageTransport[]
  /** Cuts every line, as a restart would: clients come back. */
  drop: () => void
  /** Out of reach, or back: what tries to connect meanwhile fails. */
  setUp: (up: boolean) => void
  stop: () => void
}

type Options = {
  pingInterval?: number
  pingTimeout?: number
  /** Runs when a client was let in. */
  onOpened?: () => void
  /** Whether the server can be reached at this moment. */
  isUp?: () => boolean
}

// Taken at load: a test's fake timers must not stop the pings.
const every = globalThis.setInterval.bind(globalThis)
let opened = 0

/**
 * Speaks the frames of Engine.IO 4 and Socket.IO 5, made and read by their own parsers, over a WebSocket that never leaves the
 * page. What the events mean is the hub's affair.
 */
export function servePage(
  hub: Hub,
  { pingInterval = 25_000, pingTimeout = 20_000, ...options }: Options = {},
): PageServer {
  const address = `ws://mock-${(opened += 1)}.invalid/socket.io/`
  // Without `mock: false` the library would put its own WebSocket in the place of the page's.
  const server = new Server(address, { mock: false })
  const lines = new Set<Client>()
  let up = true

  server.on('connection', (line) => {
    lines.add(line)
    const stopTalking = talk(hub, line, { pingInterval, pingTimeout }, options.onOpened)
    line.on('close', () => {
      lines.delete(line)
      stopTalking()
    })
  })
  const drop = () => {
    for (const line of lines) line.close({ code: 1012, reason: 'restart', wasClean: false })
  }
  return {
    transports: [pageTransport(address, () => up && (options.isUp?.() ?? true))],
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

type Pings = { pingInterval: number; pingTimeout: number }

/** One client's conversation with the server, from the first frame on. Returns what ends it. */
function talk(hub: Hub, line: Client, pings: Pings, onOpened?: () => void): () => void {
  const encoder = new Encoder()
  const decoder = new Decoder()
  const sid = crypto.randomUUID()
  let closed = false
  let socket: LiveSocket | undefined

  const frame = (type: FrameType, data?: string) =>
    encodePacket({ type, data }, true, (encoded: string) => {
      if (!closed) line.send(encoded)
    })
  const send = (packet: Omit<Packet, 'nsp'>) => {
    for (const encoded of encoder.encode({ nsp: '/', ...packet }) as string[]) frame('message', encoded)
  }
  const admit = async (auth: unknown) => {
    const admitted = await hub.admit(auth)
    if (closed) return
    if ('refused' in admitted) {
      send({ type: PacketType.CONNECT_ERROR, data: { message: admitted.refused } })
      return
    }
    socket = {
      userId: admitted.userId,
      rooms: new Set(),
      emit: (event, payload) => send({ type: PacketType.EVENT, data: [event, payload] }),
    }
    send({ type: PacketType.CONNECT, data: { sid } })
    hub.opened(socket)
    onOpened?.()
  }
  const hear = async ({ id, data }: Packet) => {
    if (!socket) return
    const [event, payload] = data as [string, unknown]
    const ack = await hub.heard(socket, event, payload)
    if (id !== undefined) send({ type: PacketType.ACK, id, data: [ack] })
  }

  decoder.on('decoded', (packet) => {
    if (packet.type === PacketType.CONNECT) void admit(packet.data)
    else if (packet.type === PacketType.EVENT) void hear(packet)
    else if (packet.type === PacketType.DISCONNECT) line.close({ code: 1000, reason: '', wasClean: true })
  })
  line.on('message', (received) => {
    const { type, data } = decodePacket(received)
    if (type === 'message') decoder.add(data)
  })
  frame('open', JSON.stringify({ sid, upgrades: [], ...pings, maxPayload: 1_000_000 }))
  const pinging = every(() => frame('ping'), pings.pingInterval)

  return () => {
    closed = true
    clearInterval(pinging)
    decoder.destroy()
    if (socket) hub.closed(socket)
  }
}
