import type { Hub, LiveSocket } from '@mocks/realtime/hub'
import type { Fault } from './fault'

/** A hub whose sockets behave as the planted fault has it. */
export function faultyHub(hub: Hub, planted: () => Fault | null): Hub {
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
        const { events } = planted() ?? {}
        const payloads = events?.(event, payload as Record<string, unknown>, socket.userId) ?? [payload]
        for (const each of payloads) socket.emit(event, each)
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
