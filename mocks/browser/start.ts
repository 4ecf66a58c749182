import { proxy } from 'comlink'
import { http } from 'msw/core/http'
import { setupWorker } from 'msw/browser'
import { keysOfScope } from '@/domain/stored-keys'
import type { AppHooks } from '../app-hooks'
import { forwardCalls } from '../worker/forward'
import { connectBackend } from '../worker/connect'
import type { MockState } from '../state/state'
import type { PageSide } from '../worker/hosted-backend'
import type { InPageServer } from '../realtime/in-page-server'
import type { InPageTransport } from '../realtime/in-page-transport'
import type { Connection } from '../realtime/timeline'
import { followPage } from '../realtime/tabs'
import { deliverHere } from '../services/codes/deliver'
import { ACTIVE, asksToOpen, take } from './asked'
import type { Opening } from './choose-opening'
import { pageMock } from './page-mock'
import { PING_PATH, pingBackend, watchServiceWorker } from './service-worker-health'
import { readTab, writeTab } from './tab-storage'
import { rememberToolboxVisibility } from './toolbox-visibility'
import { workerInControl } from './worker-in-control'
import { markChanged, writeSession, writeStorage } from './write-storage'

export type StartedMocks = {
  /** Settles when calls can be answered; rejects where service workers are not available. */
  ready: Promise<void>
  transports: () => Promise<InPageTransport[]>
  /** A sentence for the user, where kept data or a link could not be used. */
  notice: () => Promise<string | null>
}

/**
 * `?scenario=id` opens a scenario from its seed, a reload keeps later changes, `?reset` returns to the seed, `#mock=…`
 * opens a shared state. Each asks before it replaces what somebody kept. `?as=verified` signs in this tab only.
 */
export async function startMocks(hooks: AppHooks): Promise<StartedMocks> {
  const { keepSessionInTab, askAgain, tokens } = hooks
  const connecting = connectBackend()
  // A link that is pasted into an open tab at the same path does not load the page.
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#mock=')) location.reload()
  })
  rememberToolboxVisibility()
  const as = take('as')
  const { scenario: chosen, afresh, seeded, state, problem } = await openingOf()
  const tab = crypto.randomUUID()
  const rules = rulesKey(chosen ?? 'default')
  if (afresh || state) writeTab(rules, null)
  let realtime: InPageServer | undefined
  const page: PageSide = {
    openScenario: async (id) => loadWith(id),
    async openState(next) {
      await handOver(next)
      loadWith(next.scenario)
    },
    enter: writeSession,
    account: () => ({ token: tokens.user(), superAdminToken: tokens.superAdmin() }),
    changed: askAgain,
    keepRules: (scenario, text) => writeTab(rulesKey(scenario), text),
    markChanged,
    deliver: deliverHere,
  }
  const backend = await connecting
  const opened = await backend.start(
    {
      scenario: chosen,
      afresh,
      seeds: seeded || state !== null,
      state,
      rules: readTab(rules),
      tab,
      as,
    },
    proxy(page),
    proxy<Connection>({ drop: () => realtime?.drop(), setUp: (up) => realtime?.setUp(up) }),
  )
  const { storage, unknown } = opened
  const mock = pageMock(backend, opened.controls)
  if (storage.scenario) {
    const { seedBrowserStorage } = await import('../scenarios/seed-browser-storage')
    await seedBrowserStorage(storage.scenario, keysOfScope('device'))
  }
  // Without an account the scenario's own, which is signed in already.
  if (storage.account) writeSession(storage.account)
  if (state?.storage) writeStorage(['favorites', 'compareList'], state.storage)
  if (storage.tab) keepSessionInTab(storage.tab)
  // Not before: opening a state would undo a command.
  window.mock = mock
  followPage(opened.scenario, tab)
  const pageId = crypto.randomUUID()
  const scope = import.meta.env.BASE_URL
  const worker = setupWorker(
    http.get(`*/${PING_PATH}`, () => new Response(pageId)),
    forwardCalls(backend),
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
      serviceWorker: { url: `${scope}mock-worker.js`, options: { scope } },
    })
  }
  const ready = start().then(() => {})
  const toolbox = import('../toolbox/mount').then(({ mountToolbox }) =>
    mountToolbox({
      async openBackend() {
        const { mirrorBackend } = await import('../worker/mirrored-backend')
        return mirrorBackend(backend, opened.scenario)
      },
      mock,
      realtime: () => realtime,
      handOverState: handOver,
      ...hooks,
    }),
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
          if (connection === 'answering') askAgain()
          toolbox.then(({ showConnection }) => showConnection(connection)).catch(() => {})
        },
      }),
    () => {},
  )
  const notice = async () => {
    if (problem !== null) return `The shared state could not be opened: ${problem}. Nothing was changed.`
    if (unknown !== null) return `There is no scenario '${unknown}'. You see the demo.`
    const reason = await backend.setAside()
    return reason && `The demo data kept in this browser was set aside: ${reason}. You see the listings as they come.`
  }
  // In every tab, also where nobody connects: what this tab's calls push has to reach the sockets of the others.
  const transports = ready.then(async () => {
    const { serveFromThread } = await import('../worker/serve-from-thread')
    realtime = serveFromThread(backend, opened.realtime)
    return realtime.transports
  })
  // Without a service worker there is no realtime side either; the app hears of it from `ready`.
  transports.catch(() => {})
  return { ready, notice, transports: () => transports }
}

const rulesKey = (scenario: string) => `proventous-mock:rules:${scenario}`

/** Most pages ask for nothing, and need not load what reads and checks states. */
async function openingOf(): Promise<Opening> {
  if (!asksToOpen()) return { scenario: readTab(ACTIVE), seeded: false, afresh: false, state: null, problem: null }
  const { chooseOpening } = await import('./choose-opening')
  return chooseOpening()
}

async function handOver(state: MockState): Promise<void> {
  const { handOverState } = await import('../state/handed-over-state')
  await handOverState(state)
}

function loadWith(scenario: string): void {
  const url = new URL(location.href)
  url.searchParams.set('scenario', scenario)
  setTimeout(() => location.assign(url))
}
