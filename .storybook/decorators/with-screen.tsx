import type { Decorator } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { Suspense, use, useEffect, useState } from 'react'
import { createBackend, type Backend } from '@mocks/backend'
import { toMswHandlers } from '@mocks/network/to-msw'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { seedBrowserStorage } from '@mocks/scenarios/seed-browser-storage'
import { startRealtime } from '@mocks/realtime/start-realtime'
import { TEST_TIME, type Persona } from '@mocks/scenarios/scenario'
import { configureRealtime } from '@/api/realtime/realtime-settings'
import { App } from '@/app/app'
import { prepareApp } from '@/app/prepare-app'
import { useAuthDialog } from '@/session/auth-dialog'
import { SETTLED } from '@tests/storybook/screen-story'

/** Stops the realtime server of the previous story. */
let stopRealtime = () => {}

type Globals = { account?: string; currency?: string; theme?: string }

/** Opens the product on the story's scenario: a store of its own, the clock frozen, signed in as the toolbar says. */
async function open(worker: SetupWorker, { scenario: id, path, prepare }: ScreenParameters, globals: Globals) {
  const given = scenarioById(id)
  const persona = asPersona(globals.account) ?? given.persona
  const scenario = { clock: TEST_TIME, ...given, persona }
  // A scripted timeline needs a running clock.
  const backend = createBackend({ scenario, frozen: !scenario.realtime?.timeline, file: storyFile })
  worker.resetHandlers(...toMswHandlers(backend))
  await backend.ready
  stopRealtime()
  const realtime = scenario.realtime && startRealtime(backend)
  stopRealtime = () => realtime?.stop()
  configureRealtime({ url: realtime ? location.origin : null, transports: async () => realtime?.transports })
  await seedBrowserStorage(backend, { currency: globals.currency ?? 'PHP', darkMode: String(globals.theme === 'dark') })
  await prepare?.()
  useAuthDialog.getState().close()
  const app = prepareApp({ path: path ?? given.start })
  void app.router.load()
  return app
}

/** Renders the whole product for a story with `parameters.screen`, and the story itself otherwise. */
export const withScreen: Decorator = (Story, { parameters, loaded, globals, id }) => {
  const screen = parameters.screen as ScreenParameters | undefined
  if (!screen) return <Story />
  const { account, currency, theme } = globals as Globals
  return (
    <Product
      key={[id, account, currency].join()}
      worker={loaded.worker as SetupWorker}
      screen={screen}
      globals={{ account, currency, theme }}
    />
  )
}

type ScreenParameters = { scenario: string; path?: string; prepare?: () => Promise<void> }
type ProductProps = { worker: SetupWorker; screen: ScreenParameters; globals: Globals }

function Product({ worker, screen, globals }: ProductProps) {
  const [opening] = useState(() => open(worker, screen, globals))
  return (
    <Suspense
      fallback={
        <p role="status" data-opening>
          Opening…
        </p>
      }
    >
      <Opened opening={opening} />
    </Suspense>
  )
}

function Opened({ opening }: { opening: ReturnType<typeof open> }) {
  const app = use(opening)
  useSettledMark(app)
  return <App {...app} />
}

/** Marks the page while no query or navigation is pending, so that a story is checked when it has settled. */
function useSettledMark({ queryClient, router }: Awaited<ReturnType<typeof open>>) {
  useEffect(() => {
    const mark = () => {
      const settled = queryClient.isFetching() === 0 && router.state.status === 'idle'
      document.body.toggleAttribute(SETTLED, settled)
    }
    const leave = [queryClient.getQueryCache().subscribe(mark), router.subscribe('onResolved', mark)]
    mark()
    return () => {
      for (const stop of leave) stop()
      document.body.removeAttribute(SETTLED)
    }
  }, [queryClient, router])
}

function asPersona(account: string | undefined): Persona | undefined {
  return account && account !== 'of the scenario' ? (account as Persona) : undefined
}

const storyFile: Backend['file'] = (path) =>
  fetch(new Request(`./storage/${path}`, { headers: { accept: 'msw/passthrough' } }))
