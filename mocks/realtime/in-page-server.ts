import { decodePacket, encodePacket, type PacketType as FrameType } from 'engine.io-parser'
import { Server, type Client } from 'mock-socket'
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser'
import type { Hub, LiveSocket } from './hub'
import { inPageTransport, type InPageTransport } from './in-page-transport'

export type InPageServer = {
  transports: InPageTransport[]
  drop: () => void
  /** While false, connections are closed and refused. */
  setUp: (up: boolean) => void
  stop: () => void
}

type Options = {
  pingInterval?: number
  pingTimeout?: number
  onOpened?: () => void
  isUp?: () => boolean
}

// Taken at load: a test's fake timers must not stop the pings.
const every = globalThis.setInterval.bind(globalThis)
let opened = 0

/** Engine.IO 4 and Socket.IO 5 frames, by their own parsers. */
export function servePage(
  hub: Hub,
  { pingInterval = 25_000, pingTimeout = 20_000, ...options }: Options = {},
): InPageServer {
  const url = `ws://mock-${(opened += 1)}.invalid/socket.io/`
  // Without `mock: false` the library would replace the page's WebSocket.
  const server = new Server(url, { mock: false })
  const lines = new Set<Client>()
  let up = true

  server.on('connection', (line) => {
    lines.add(line)
    const stopTalking = serveLine(hub, line, { pingInterval, pingTimeout }, options.onOpened)
    line.on('close', () => {
      lines.delete(line)
      stopTalking()
    })
  })
  const drop = () => {
    for (const line of lines) line.close({ code: 1012, reason: 'restart', wasClean: false })
  }
  return {
    transports: [inPageTransport(url, () => up && (options.isUp?.() ?? true))],
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

function serveLine(hub: Hub, line: Client, pings: Pings, onOpened?: () => void): () => void {
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
  const receive = async ({ id, data }: Packet) => {
    if (!socket) return
    const [event, payload] = data as [string, unknown]
    const ack = await hub.receive(socket, event, payload)
    if (id !== undefined) send({ type: PacketType.ACK, id, data: [ack] })
  }

  decoder.on('decoded', (packet) => {
    if (packet.type === PacketType.CONNECT) void admit(packet.data)
    else if (packet.type === PacketType.EVENT) void receive(packet)
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
