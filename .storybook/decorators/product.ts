import type { SetupWorker } from 'msw/browser'
import { http, passthrough } from 'msw'
import { configureRealtime } from '@/api/realtime/realtime-settings'
import { prepareApp } from '@/app/prepare-app'
import { useAuthDialog } from '@/session/auth-dialog'
import { createBackend, type Backend } from '@mocks/backend'
import { toMswHandlers } from '@mocks/network/to-msw'
import { startRealtime } from '@mocks/realtime/start-realtime'
import { scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME, type Persona } from '@mocks/scenarios/scenario'
import { scenarioKeys } from '@mocks/browser/sessions'
import { seedBrowserStorage } from '@mocks/scenarios/seed-browser-storage'
import { PSEUDO } from './in-words'

export type Globals = { account?: string; currency?: string; language?: string; theme?: string }
export type ScreenParameters = {
  scenario: string
  path?: string
  prepare?: () => Promise<void>
  /** The clock goes on, so that what happens later has a later time. */
  clockRuns?: boolean
}
export type OpenedApp = ReturnType<typeof prepareApp>

/** The development server's own files: `src/session/storage/…` looks like a stored picture to the mocked backend. */
const SOURCES = http.get('*/src/*', () => passthrough())

/** Stops the realtime server of the previous story. */
let stopRealtime = () => {}

/** Opens the product on the story's scenario: a store of its own, the clock frozen, signed in as the toolbar says. */
export async function openProduct(
  worker: SetupWorker,
  { scenario: id, path, prepare, clockRuns = false }: ScreenParameters,
  globals: Globals,
): Promise<{ app: OpenedApp; backend: Backend }> {
  const given = scenarioById(id)
  const persona = asPersona(globals.account) ?? given.persona
  const scenario = { clock: TEST_TIME, ...given, persona }
  // A scripted timeline needs a running clock.
  const frozen = !clockRuns && !scenario.realtime?.timeline
  const backend = createBackend({ scenario, frozen, file: storyFile })
  worker.resetHandlers(SOURCES, ...toMswHandlers(backend))
  await backend.ready
  stopRealtime()
  const realtime = scenario.realtime && startRealtime(backend)
  stopRealtime = () => realtime?.stop()
  configureRealtime({ url: realtime ? location.origin : null, transports: async () => realtime?.transports })
  await seedBrowserStorage({
    currency: globals.currency ?? 'PHP',
    darkMode: String(globals.theme === 'dark'),
    language: globals.language === PSEUDO ? 'en' : (globals.language ?? 'en'),
    ...scenarioKeys(backend),
  })
  await prepare?.()
  return { app: openApp(path ?? given.start), backend }
}

/** The product at a path, for whoever is signed in. */
export function openApp(path: string): OpenedApp {
  useAuthDialog.getState().close()
  const app = prepareApp({ path })
  void app.router.load()
  return app
}

function asPersona(account: string | undefined): Persona | undefined {
  return account && account !== 'of the scenario' ? (account as Persona) : undefined
}

const storyFile: Backend['file'] = (path) =>
  fetch(new Request(`./storage/${path}`, { headers: { accept: 'msw/passthrough' } }))
