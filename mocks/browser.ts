import { setupWorker } from 'msw/browser'
import { createBackend, PERSONA_IDS, type Backend } from './backend'
import { browserFiles } from './files'
import { wireSessionUser } from './handlers/wire'
import { toMswHandlers } from './network/to-msw'
import { browserPersistence } from './persistence'
import type { PageTransport } from './realtime/page-transport'
import { DEFAULT_SCENARIO, scenarioById } from './scenarios/catalogue'
import { layOutStorage } from './scenarios/lay-out-storage'
import type { Scenario } from './scenarios/scenario'

const ACTIVE = 'proventous-mock:scenario'
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
type Seams = {
  /** Signs this tab alone in, by the documented keys; null returns to the session that all tabs share. */
  keepSessionInTab: (session: Record<string, string> | null) => void
}

/**
 * Starts the mocked server in this page. `?scenario=id` opens a scenario from its seed, once for a tab: a reload keeps what
 * was written since. `?reset` goes back to the seed. `?as=verified` (a demo account, or a user's id) signs this tab alone in.
 */
export async function startMocks({ keepSessionInTab }: Seams): Promise<StartedMocks> {
  const as = take('as')
  const { scenario, opened } = chooseScenario()
  const backend = createBackend({
    scenario,
    persistence: browserPersistence(),
    files: browserFiles(scenario.id),
    fresh: take('reset') !== null || (opened && scenario !== DEFAULT_SCENARIO),
    // The header is msw's own sign for a request that its worker lets pass.
    file: (path) => fetch(`${import.meta.env.BASE_URL}storage/${path}`, { headers: { accept: 'msw/passthrough' } }),
  })
  // For tests and for the console: what happens to the next calls, and the store itself.
  Object.assign(globalThis, { mock: { backend, rules: backend.rules } })
  if (opened) {
    await backend.ready
    if (scenario !== DEFAULT_SCENARIO) {
      keepSessionInTab(null)
      layOutStorage(backend, {}, DEVICE_KEYS)
    }
  }
  if (as) keepSessionInTab(await openSessionAs(backend, as))
  const worker = setupWorker(...toMswHandlers(backend))
  const ready = worker
    .start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: {
        url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
        options: { scope: import.meta.env.BASE_URL },
      },
    })
    .then(() => {})
  const notice = () => {
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
        return startRealtime(backend).transports
      })),
  }
}

/** A session of a demo account (`regular`, `verified`, `professional`) or of any user by id; null where there is no such user. */
async function openSessionAs(backend: Backend, as: string): Promise<Record<string, string> | null> {
  await backend.ready
  const { db, clock } = backend
  const user = db.user.find(PERSONA_IDS[as as keyof typeof PERSONA_IDS] ?? as)
  if (!user) return null
  const token = crypto.randomUUID()
  await backend.writing(async () => void db.session.insert({ token, user_id: user.id, created_at: clock.iso() }))
  return { token, user: JSON.stringify(wireSessionUser(user)) }
}

function chooseScenario(): { scenario: Scenario; opened: boolean } {
  const asked = new URLSearchParams(location.search).get('scenario')
  const active = readActive()
  const id = asked ?? active
  if (id === null) return { scenario: DEFAULT_SCENARIO, opened: false }
  try {
    const scenario = scenarioById(id)
    const opened = asked !== null && asked !== active
    writeActive(scenario.id)
    if (asked && location.pathname === import.meta.env.BASE_URL && scenario.start !== '/') {
      history.replaceState(null, '', import.meta.env.BASE_URL + scenario.start.slice(1))
    }
    return { scenario, opened }
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever mistyped a scenario's id looks here
    console.warn(error instanceof Error ? error.message : error)
    return { scenario: DEFAULT_SCENARIO, opened: false }
  }
}

/** What the address asks for by that name, once: it leaves the address, and a reload does not ask again. */
function take(name: string): string | null {
  const address = new URL(location.href)
  const asked = address.searchParams.get(name)
  if (asked === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return asked
}

function readActive(): string | null {
  try {
    return sessionStorage.getItem(ACTIVE)
  } catch {
    return null
  }
}

function writeActive(id: string) {
  try {
    sessionStorage.setItem(ACTIVE, id)
  } catch {
    // Without storage the scenario lasts until the next load, and its link opens it again.
  }
}
