import { proxy, type Remote } from 'comlink'
import { failsAtFirst, servePage, type InPageServer } from '../realtime/in-page-server'
import type { HostedBackend, Opened } from './hosted-backend'

/** The page's end of the sockets, with the other end in the backend's thread. */
export function serveFromThread(backend: Remote<HostedBackend>, realtime: Opened['realtime']): InPageServer {
  return servePage((line) => {
    const answering = backend.answer(proxy(line))
    return {
      receive: (frame) => void answering.then(({ receive }) => receive(frame)),
      closed: () => void answering.then(({ closed }) => closed()),
    }
  }, failsAtFirst(realtime))
}
