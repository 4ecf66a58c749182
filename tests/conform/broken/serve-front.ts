import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { send, toRequest } from '@mocks/serve/http'
import { serveSockets } from '@mocks/serve/sockets'
import type { Front } from './front'

/** Serves a front over HTTP and socket.io, at a path of its own as behind a proxy. */
export async function serveFront(
  { answer, hub }: Front,
  { prefix = '', port = 0 }: { prefix?: string; port?: number } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const http = createServer((message, response) => {
    answer(toRequest(message, (message.url ?? '/').slice(prefix.length))).then(
      (answered) => {
        if (answered) send(answered, response)
        else message.socket.destroy()
      },
      (error: Error) => {
        // One that is never answered stays open.
        if (error.name !== 'TimeoutError') response.writeHead(502).end(String(error))
      },
    )
  })
  const sockets = serveSockets(http, () => hub, `${prefix}/socket.io`)
  await new Promise<void>((resolve, reject) => void http.once('error', reject).listen(port, resolve))
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}${prefix}`,
    async stop() {
      sockets.close()
      await new Promise((resolve) => {
        http.close(resolve)
        http.closeAllConnections()
      })
    },
  }
}
