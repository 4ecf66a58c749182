import { http } from 'msw/core/http'
import { setupWorker } from 'msw/browser'
import { createBackend, PERSONA_IDS, type Backend } from './backend'
import { chooseScenario, take } from './chosen-scenario'
import { browserFiles } from './files'
import { giveState, takeGivenState } from './given-state'
import { keepRules } from './kept-rules'
import { toMswHandlers } from './network/to-msw'
import { browserPersistence } from './persistence'
import type { PageServer } from './realtime/page-server'
import type { PageTransport } from './realtime/page-transport'
import { DEFAULT_SCENARIO } from './scenarios/catalogue'
import { layOutStorage } from './scenarios/lay-out-storage'
import { accountKeys, openUserSession, writeSession, writeStorage } from './sessions'
import { openState, SHARED_KEYS, type MockState } from './state'
import { keepToolboxWish } from './toolbox-wish'
import { PING_PATH, pingBackend, watchWorker } from './worker-watch'

/** What belongs to the device rather than to a state of the product: a scenario leaves it alone. */
const DEVICE_KEYS = ['currency', 'darkMode', 'unitSystem', 'language', 'timezone']

export type StartedMocks = {
  backend: Backend
  /** Settles when calls can be answered; rejects where service workers are not available. */
  ready: Promise<void>
  /** The way to the realtime server inside this page, which starts when it is first asked for. */
  transports: () => Promise<PageTransport[]>
  /** Something the user should know once `ready`: kept data that could not be used. */
  notice: () => string | null
}

/** What the app lets its mocks reach, besides the network. */
export type Seams = {
  /** Signs this tab alone in, by the documented keys; null returns to the session that all tabs share. */
  keepSessionInTab: (session: Record<string, string> | null) => void
  /** The tokens that are stored at this moment. */
  tokens: { user: () => string | null; superAdmin: () => string | null }
  /** Has every screen ask the backend again. */
  askAgain: () => void
}

/**
 * Starts the mocked server in this page. `?scenario=id` opens a scenario from its seed, once for a tab: a reload keeps what
 * was written since. `?reset` goes back to the seed. `?as=verified` (a demo account, or a user's id) signs this tab alone in.
 * `#mock=…` opens a state that somebody shared.
 */
export async function startMocks(seams: Seams): Promise<StartedMocks> {
  const { keepSessionInTab } = seams
  keepToolboxWish()
  const as = take('as')
  const given = await takeGivenState()
  const state = given && 'state' in given ? given.state : null
  const { scenario, opened, afresh } = chooseScenario(state?.scenario)
  const backend = createBackend({
    scenario,
    persistence: browserPersistence(),
    files: browserFiles(scenario.id),
    fresh: afresh || state !== null,
    // The header is msw's own sign for a request that its worker lets pass.
    file: (path) => fetch(`${import.meta.env.BASE_URL}storage/${path}`, { headers: { accept: 'msw/passthrough' } }),
  })
  // For tests and for the console: what happens to the next calls, and the store itself.
  Object.assign(globalThis, { mock: { backend, rules: backend.rules } })
  if (opened || state) {
    await backend.ready
    if (scenario !== DEFAULT_SCENARIO || state) {
      keepSessionInTab(null)
      layOutStorage(backend, {}, DEVICE_KEYS)
    }
  }
  keepRules(backend, { afresh: afresh || state !== null })
  const unusable = given && 'problem' in given ? given.problem : state && (await open(backend, state))
  if (as) keepSessionInTab(await openUserSession(backend, PERSONA_IDS[as as keyof typeof PERSONA_IDS] ?? as))
  const pageMark = crypto.randomUUID()
  const worker = setupWorker(
    http.get(`*/${PING_PATH}`, () => new Response(pageMark)),
    ...toMswHandlers(backend),
  )
  // msw asks for a newer worker script and leaves a refusal unheard, as when the page is left meanwhile; the worker at hand serves on.
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = event.reason instanceof Error ? event.reason : { message: '' }
    if (message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })
  const start = () =>
    worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: {
        url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
        options: { scope: import.meta.env.BASE_URL },
      },
    })
  const ready = start().then(() => {})
  let realtime: PageServer | undefined
  const toolbox = import('./toolbox/mount').then(({ mountToolbox }) =>
    mountToolbox({ backend, realtime: () => realtime, giveState, ...seams }),
  )
  // Without the toolbox the product is whole.
  toolbox.catch(() => {})
  const restart = async () => {
    worker.stop()
    await Promise.race([start(), new Promise((resolve) => setTimeout(resolve, 8_000))])
  }
  ready.then(
    () =>
      watchWorker({
        ping: () => pingBackend(import.meta.env.BASE_URL, pageMark),
        restart,
        tell(connection) {
          if (connection === 'answering') seams.askAgain()
          toolbox.then(({ showConnection }) => showConnection(connection)).catch(() => {})
        },
      }),
    () => {},
  )
  const notice = () => {
    if (unusable) return `The shared state could not be opened: ${unusable}. You see the demo without it.`
    const reason = backend.setAside()
    return reason && `The demo data kept in this browser was set aside: ${reason}. You see the listings as they come.`
  }
  let transports: Promise<PageTransport[]> | undefined
  return {
    backend,
    ready,
    notice,
    transports: () =>
      (transports ??= ready.then(async () => {
        const { startRealtime } = await import('./realtime/start-realtime')
        realtime = startRealtime(backend)
        return realtime.transports
      })),
  }
}

/** Opens a shared state before the app starts; answers why not, when it does not fit. */
async function open(backend: Backend, state: MockState): Promise<string | null> {
  try {
    await openState(backend, state)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  writeSession(accountKeys(backend, state.account))
  if (state.storage) writeStorage(SHARED_KEYS, state.storage)
  return null
}
