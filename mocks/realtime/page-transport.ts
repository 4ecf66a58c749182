import { WebSocket as WebSocketTransport } from 'engine.io-client'
import { WebSocket as PageSocket } from 'mock-socket'

/**
 * A transport for the real socket.io client that stays inside this page and leads to the server at `address`. The client took
 * hold of the browser's own WebSocket when it was loaded, so it is handed a transport class instead of a patched global.
 */
export function pageTransport(address: string, isUp: () => boolean) {
  return class PageTransport extends WebSocketTransport {
    override doOpen() {
      if (isUp()) return super.doOpen()
      setTimeout(() => this.onError('websocket error', null))
      return this
    }

    override createSocket(uri: string) {
      return new PageSocket(address + new URL(uri).search)
    }

    override doWrite(_packet: unknown, data: string | ArrayBuffer) {
      ;(this.ws as PageSocket).send(data)
    }
  }
}

export type PageTransport = ReturnType<typeof pageTransport>
