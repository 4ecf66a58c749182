import { setupWorker, type SetupWorker } from 'msw/browser'

type Kept = { worker: SetupWorker; started: Promise<unknown> }

const KEPT = Symbol.for('proventous:worker')
const page = globalThis as { [KEPT]?: Kept }

function start(): Kept {
  const worker = setupWorker()
  const started = worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  })
  return { worker, started }
}

/**
 * The worker that answers the stories' calls. The preview may be evaluated more than once in a page; with two workers each call
 * would be handled twice.
 */
export const { worker, started } = (page[KEPT] ??= start())
