import type { Decorator } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { Suspense, use, useEffect, useState } from 'react'
import { App } from '@/app/app'
import { SETTLED } from '@tests/storybook/screen-story'
import { FlowBar } from '../flows/flow-bar'
import type { FlowStep } from '../flows/flow-story'
import { openProduct, type Globals, type OpenedApp, type ScreenParameters } from './product'

/** Renders the whole product for a story with `parameters.screen`, and the story itself otherwise. */
export const withScreen: Decorator = (Story, { parameters, loaded, globals, id }) => {
  const screen = parameters.screen as ScreenParameters | undefined
  if (!screen) return <Story />
  const { account, currency, language, theme } = globals as Globals
  return (
    <Product
      key={[id, account, currency, language].join()}
      worker={loaded.worker as SetupWorker}
      screen={screen}
      globals={{ account, currency, language, theme }}
      steps={parameters.flow as readonly FlowStep[] | undefined}
    />
  )
}

type ProductProps = {
  worker: SetupWorker
  screen: ScreenParameters
  globals: Globals
  steps: readonly FlowStep[] | undefined
}

function Product({ worker, screen, globals, steps }: ProductProps) {
  const open = (from: number) => ({ opening: openProduct(worker, screen, globals), from })
  const [begun, setBegun] = useState(() => open(0))
  return (
    <Suspense
      fallback={
        <p role="status" data-opening>
          Opening…
        </p>
      }
    >
      <Opened key={keyOf(begun)} {...begun} steps={steps} onRestart={(from) => setBegun(open(from))} />
    </Suspense>
  )
}

type OpenedProps = Pick<ProductProps, 'steps'> & {
  opening: ReturnType<typeof openProduct>
  /** How many steps of the flow are taken at once. */
  from: number
  onRestart: (from: number) => void
}

function Opened({ opening, steps, ...flow }: OpenedProps) {
  const { app, backend } = use(opening)
  // Another person of a flow has a session of their own: the product opens anew, on the same backend.
  const [shown, setShown] = useState<OpenedApp | null>(app)
  useSettledMark(shown)
  return (
    <>
      {shown ? <App key={keyOf(shown)} {...shown} /> : null}
      {steps ? <FlowBar {...flow} steps={steps} backend={backend} onOpen={setShown} /> : null}
    </>
  )
}

const keys = new WeakMap<object, number>()
let keyed = 0

/** A number for each object, so that React mounts what shows it anew. */
function keyOf(thing: object): number {
  const key = keys.get(thing) ?? (keyed += 1)
  keys.set(thing, key)
  return key
}

/** Marks the page while no query or navigation is pending, so that a story is checked when it has settled. */
function useSettledMark(app: OpenedApp | null) {
  useEffect(() => {
    if (!app) return
    const { queryClient, router } = app
    const mark = () => {
      const settled = queryClient.isFetching() + queryClient.isMutating() === 0 && router.state.status === 'idle'
      document.body.toggleAttribute(SETTLED, settled)
    }
    const leave = [
      queryClient.getQueryCache().subscribe(mark),
      queryClient.getMutationCache().subscribe(mark),
      router.subscribe('onResolved', mark),
    ]
    mark()
    return () => {
      for (const stop of leave) stop()
      document.body.removeAttribute(SETTLED)
    }
  }, [app])
}
