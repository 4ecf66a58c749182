import { http } from 'msw/core/http'
import { setupWorker } from 'msw/browser'
import { yieldToMain } from '@/lib/yield-to-main'
import { keysOfScope } from '@/domain/stored-keys'
import { createBackend, type Backend } from '../backend'
import type { AppHooks } from '../app-hooks'
import { chooseOpening } from './choose-opening'
import { take } from './chosen-scenario'
import { browserFiles } from '../store/files'
import { handOverState } from '../state/handed-over-state'
import { openPageMock } from './page-mock'
import { persistRules } from './persisted-rules'
import { ownFiles } from '../network/own-files'
import { toMswHandlers } from '../network/to-msw'
import { browserPersistence } from '../store/persistence'
import { followTabs } from '../realtime/follow-tabs'
import type { InPageServer } from '../realtime/in-page-server'
import type { InPageTransport } from '../realtime/in-page-transport'
import { seedBrowserStorage } from '../scenarios/seed-browser-storage'
import { accountKeys, openUserSession, writeSession, writeStorage } from './sessions'
import { openState, SHARED_KEYS, type CheckedState } from '../state/state'
import { rememberToolboxVisibility } from './toolbox-visibility'
import { workerInControl } from './worker-in-control'
import { PING_PATH, pingBackend, watchServiceWorker } from './service-worker-health'

export type StartedMocks = {
  backend: Backend
  /** Settles when calls can be answered; rejects where service workers are not available. */
  ready: Promise<void>
  transports: () => Promise<InPageTransport[]>
  /** A sentence for the user once `ready`, where kept data could not be used. */
  notice: () => string | null
}

/**
 * `?scenario=id` opens a scenario from its seed, a reload keeps later changes, `?reset` returns to the seed, `#mock=…`
 * opens a shared state. Each asks before it replaces what somebody kept. `?as=verified` signs in this tab only.
 */
export async function startMocks(hooks: AppHooks): Promise<StartedMocks> {
  // Starting this code has taken a frame already.
  await yieldToMain()
  const { keepSessionInTab } = hooks
  rememberToolboxVisibility()
  const as = take('as')
  const persistence = browserPersistence()
  const { scenario, seeded, afresh, state, problem, unknown } = await chooseOpening(persistence)
  const backend = createBackend({
    scenario,
    persistence,
    files: browserFiles(scenario.id),
    fresh: afresh || state !== null,
    file: pictureOfSeed,
    pause: yieldToMain,
  })
  window.mock = openPageMock(backend, hooks)
  if (seeded || state) {
    await backend.ready
    await seedBrowserStorage(backend, {}, keysOfScope('device'))
  }
  persistRules(backend, { afresh: afresh || state !== null })
  if (state) await open(backend, state)
  if (as) keepSessionInTab(await openUserSession(backend, as))
  const pageId = crypto.randomUUID()
  const scope = import.meta.env.BASE_URL
  const worker = setupWorker(
    ...ownFiles(scope),
    http.get(`*/${PING_PATH}`, () => new Response(pageId)),
    ...toMswHandlers(backend),
  )
  // msw does not catch a failed update of its worker script, as when the user leaves. The old worker still serves.
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = event.reason instanceof Error ? event.reason : { message: '' }
    if (message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })
  const start = async () => {
    if ('serviceWorker' in navigator) await workerInControl(navigator.serviceWorker, scope)
    return worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${scope}mockServiceWorker.js`, options: { scope } },
    })
  }
  // A link that is pasted into an open tab at the same path does not load the page.
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#mock=')) location.reload()
  })
  const ready = start().then(() => {})
  void backend.ready.then(() => followTabs(backend, hooks.askAgain))
  let realtime: InPageServer | undefined
  const toolbox = import('../toolbox/mount').then(({ mountToolbox }) =>
    mountToolbox({ backend, realtime: () => realtime, handOverState, ...hooks }),
  )
  toolbox.catch(() => {})
  const restart = async () => {
    worker.stop()
    await Promise.race([start(), new Promise((resolve) => setTimeout(resolve, 8_000))])
  }
  ready.then(
    () =>
      watchServiceWorker({
        ping: () => pingBackend(import.meta.env.BASE_URL, pageId),
        restart,
        tell(connection) {
          if (connection === 'answering') hooks.askAgain()
          toolbox.then(({ showConnection }) => showConnection(connection)).catch(() => {})
        },
      }),
    () => {},
  )
  const notice = () => {
    if (problem !== null) return `The shared state could not be opened: ${problem}. Nothing was changed.`
    if (unknown !== undefined) return `There is no scenario '${unknown}'. You see the demo.`
    const reason = backend.setAside()
    return reason && `The demo data kept in this browser was set aside: ${reason}. You see the listings as they come.`
  }
  // In every tab, also where nobody connects: what this tab's calls push has to reach the sockets of the others.
  const transports = ready.then(async () => {
    const { startRealtime } = await import('../realtime/start-realtime')
    realtime = startRealtime(backend)
    return realtime.transports
  })
  // Without a service worker there is no realtime side either; the app hears of it from `ready`.
  transports.catch(() => {})
  return { backend, ready, notice, transports: () => transports }
}

/** A built demo has the pictures at their documented URL (`src/build/finish-output.ts`), the dev server elsewhere. */
async function pictureOfSeed(path: string): Promise<Response> {
  // With this header msw's worker lets a request pass.
  const at = (folder: string) =>
    fetch(`${import.meta.env.BASE_URL}${folder}/${path}`, { headers: { accept: 'msw/passthrough' } }).catch(
      // Offline, a picture that was not loaded yet is as good as missing.
      () => new Response(null, { status: 404 }),
    )
  if (!import.meta.env.PROD || !path.startsWith('properties/')) return at('storage')
  const built = await at('api/storage')
  return built.headers.get('content-type')?.startsWith('image/') ? built : at('storage')
}

async function open(backend: Backend, checked: CheckedState): Promise<void> {
  await openState(backend, checked)
  const { account, storage } = checked.state
  // Without an account the scenario's own, which is signed in already.
  if (account) writeSession(accountKeys(backend, account))
  if (storage) writeStorage(SHARED_KEYS, storage)
}
