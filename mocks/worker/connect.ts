import { expose, wrap, type Remote } from 'comlink'
import type { HostedBackend } from './hosted-backend'

/** The mocked backend in a thread of its own; where the browser starts none, the same object in the page. */
export async function connectBackend(): Promise<Remote<HostedBackend>> {
  try {
    const worker = new Worker(new URL('./backend-worker.ts', import.meta.url), { type: 'module' })
    // What is sent before the worker listens is lost.
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve, { once: true })
      worker.addEventListener('error', reject, { once: true })
    })
    return wrap<HostedBackend>(worker)
  } catch {
    const { hostBackend } = await import('./hosted-backend')
    const { port1, port2 } = new MessageChannel()
    expose(hostBackend(), port1)
    return wrap<HostedBackend>(port2)
  }
}
