import { setupWorker } from 'msw/browser'
import { createBackend, type Backend } from './backend'
import { browserFiles } from './files'
import { toMswHandlers } from './network/to-msw'
import { browserPersistence } from './persistence'
import { DEFAULT_SCENARIO, scenarioById } from './scenarios/catalogue'
import { layOutStorage } from './scenarios/lay-out-storage'
import type { Scenario } from './scenarios/scenario'

const ACTIVE = 'proventous-mock:scenario'
/** What belongs to the device rather than to a state of the product: a scenario leaves it alone. */
const DEVICE_KEYS = ['currency', 'darkMode', 'unitSystem']

export type StartedMocks = {
  backend: Backend
  /** Settles when calls can be answered; rejects where service workers are not available. */
  ready: Promise<void>
  /** Something the user should know once `ready`: kept data that could not be used. */
  notice: () => string | null
}

/**
 * Starts the mocked server in this page. `?scenario=id` opens a scenario from its seed, once for a tab: a reload keeps what
 * was written since. `?reset` goes back to the seed.
 */
export async function startMocks(): Promise<StartedMocks> {
  const { scenario, opened } = chooseScenario()
  const backend = createBackend({
    scenario,
    persistence: browserPersistence(),
    files: browserFiles(scenario.id),
    fresh: takeReset() || (opened && scenario !== DEFAULT_SCENARIO),
    // The header is msw's own sign for a request that its worker lets pass.
    file: (path) => fetch(`${import.meta.env.BASE_URL}storage/${path}`, { headers: { accept: 'msw/passthrough' } }),
  })
  if (opened) {
    await backend.ready
    if (scenario !== DEFAULT_SCENARIO) layOutStorage(backend, {}, DEVICE_KEYS)
  }
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
  return { backend, ready, notice }
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

/** True once where the address asks for `?reset`, which then leaves it: a reload must not reset again. */
function takeReset(): boolean {
  const address = new URL(location.href)
  if (!address.searchParams.has('reset')) return false
  address.searchParams.delete('reset')
  history.replaceState(history.state, '', address)
  return true
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
