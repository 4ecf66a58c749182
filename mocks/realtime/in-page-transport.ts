import { WebSocket as WebSocketTransport } from 'engine.io-client'
import { WebSocket as PageSocket } from 'mock-socket'

/** A patched global would not do: the client takes the browser’s WebSocket when it is loaded. */
export function inPageTransport(url: string, isUp: () => boolean) {
  return class InPageTransport extends WebSocketTransport {
    override doOpen() {
      if (isUp()) return super.doOpen()
      setTimeout(() => this.onError('websocket error', null))
      return this
    }

    override createSocket(uri: string) {
      return new PageSocket(url + new URL(uri).search)
    }

    override doWrite(_packet: unknown, data: string | ArrayBuffer) {
      ;(this.ws as PageSocket).send(data)
    }
  }
}

export type InPageTransport = ReturnType<typeof inPageTransport>
