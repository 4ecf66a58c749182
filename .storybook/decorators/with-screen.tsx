import type { Decorator } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { Suspense, use, useEffect, useState } from 'react'
import { createBackend, type Backend } from '@mocks/backend'
import { toMswHandlers } from '@mocks/network/to-msw'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { layOutStorage } from '@mocks/scenarios/lay-out-storage'
import { startRealtime } from '@mocks/realtime/start-realtime'
import { TEST_TIME, type Persona } from '@mocks/scenarios/scenario'
import { configureRealtime } from '@/api/realtime-settings'
import { App } from '@/shell/app'
import { prepareApp } from '@/shell/prepare-app'
import { useAuthDialog } from '@/session/auth-dialog'
import { SETTLED } from '@tests/storybook/screen-story'

/** Ends the realtime server of the story before. */
let stopRealtime = () => {}

type Globals = { account?: string; currency?: string; theme?: string }

/** Opens the product on the story's scenario: a store of its own, the clock frozen, signed in as the toolbar says. */
async function open(worker: SetupWorker, { scenario: id, path }: ScreenParameters, globals: Globals) {
  const given = scenarioById(id)
  const persona = asPersona(globals.account) ?? given.persona
  const scenario = { clock: TEST_TIME, ...given, persona }
  // What the other side does by itself happens as the clock runs.
  const backend = createBackend({ scenario, frozen: !scenario.realtime?.timeline, file: storyFile })
  worker.resetHandlers(...toMswHandlers(backend))
  await backend.ready
  stopRealtime()
  const realtime = scenario.realtime && startRealtime(backend)
  stopRealtime = () => realtime?.stop()
  configureRealtime({ url: realtime ? location.origin : null, transports: async () => realtime?.transports })
  layOutStorage(backend, { currency: globals.currency ?? 'PHP', darkMode: String(globals.theme === 'dark') })
  useAuthDialog.getState().close()
  const app = prepareApp({ path: path ?? given.start })
  void app.router.load()
  return app
}

/** A story with `parameters.screen` shows the whole product there; every other story shows itself. */
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

type ScreenParameters = { scenario: string; path?: string }
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

/** Marks the page while the screen stands and no call is under way, so that a story is checked when it is what it shows. */
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
