import { decodePacket, encodePacket, type PacketType as FrameType } from 'engine.io-parser'
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser'
import type { Hub, LiveSocket } from './hub'

/** A client's connection, as the backend sees it. */
export type Line = { send: (frame: string) => void; hangUp: () => void }

export type Answerer = (line: Line) => { receive: (frame: string) => void; closed: () => void }

type Options = { pingInterval?: number; pingTimeout?: number; onOpened?: () => void }

// Taken at load: a test's fake timers must not stop the pings.
const every = globalThis.setInterval.bind(globalThis)

/** Engine.IO 4 and Socket.IO 5 frames, by their own parsers. */
export function answerLines(
  hub: Hub,
  { pingInterval = 25_000, pingTimeout = 20_000, onOpened }: Options = {},
): Answerer {
  return (line) => {
    const encoder = new Encoder()
    const decoder = new Decoder()
    const sid = crypto.randomUUID()
    let isClosed = false
    let socket: LiveSocket | undefined

    const frame = (type: FrameType, data?: string) =>
      encodePacket({ type, data }, true, (encoded: string) => {
        if (!isClosed) line.send(encoded)
      })
    const send = (packet: Omit<Packet, 'nsp'>) => {
      for (const encoded of encoder.encode({ nsp: '/', ...packet }) as string[]) frame('message', encoded)
    }
    const admit = async (auth: unknown) => {
      const admitted = await hub.admit(auth)
      if (isClosed) return
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
      const ack = await hub.receive(socket, event, payload)
      if (id !== undefined) send({ type: PacketType.ACK, id, data: [ack] })
    }

    decoder.on('decoded', (packet) => {
      if (packet.type === PacketType.CONNECT) void admit(packet.data)
      else if (packet.type === PacketType.EVENT) void hear(packet)
      else if (packet.type === PacketType.DISCONNECT) line.hangUp()
    })
    frame('open', JSON.stringify({ sid, upgrades: [], pingInterval, pingTimeout, maxPayload: 1_000_000 }))
    const pinging = every(() => frame('ping'), pingInterval)

    return {
      receive(received) {
        const { type, data } = decodePacket(received)
        if (type === 'message') decoder.add(data)
      },
      closed() {
        isClosed = true
        clearInterval(pinging)
        decoder.destroy()
        if (socket) hub.closed(socket)
      },
    }
  }
}
