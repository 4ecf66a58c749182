import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { serveScenario, server, startRealtime } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { layOutStorage } from '@mocks/scenarios/lay-out-storage'
import type { Scenario } from '@mocks/scenarios/scenario'
import { configureRealtime } from '@/api/realtime-settings'
import { REALTIME_CONNECTION } from '@/contract/realtime-connection'
import { App } from '@/shell/app'
import { prepareApp } from '@/shell/prepare-app'
import { useAuthDialog } from '@/session/auth-dialog'
import { prepareSelect } from '@/ui/select/select'
import { dismissAllToasts } from '@/ui/toast/notify'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeAll(async () => {
  await prepareSelect()
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  server.resetHandlers()
  dismissAllToasts()
  useAuthDialog.getState().close()
})
afterAll(() => server.close())

const leaving: (() => void)[] = []

export { storeFromAnotherTab } from './storage'

/**
 * Opens the real router at `path` on a scenario (an id, or an object of one's own), signed in as its persona, the clock frozen.
 * Everything is real but the network's far end. `keep` names storage keys that the test has set itself. With `realtime`, or a scenario that scripts
 * it, the app connects to a realtime server in the page. Returns user-event, the mocked server, the router and the query cache.
 */
export async function openApp(
  path: string,
  options: { scenario?: string | Scenario; keep?: readonly string[]; realtime?: boolean } = {},
) {
  const { scenario = 'default', keep = [] } = options
  const backend = serveScenario(typeof scenario === 'string' ? scenarioById(scenario) : scenario)
  await backend.ready
  layOutStorage(backend, { darkMode: 'false' }, keep)
  const realtime = (options.realtime ?? backend.scenario.realtime) ? startRealtime(backend) : undefined
  if (realtime)
    configureRealtime({
      url: location.origin,
      transports: async () => realtime.transports,
      reconnectionDelay: 20,
      reconnectionDelayMax: 50,
    })
  const { queryClient, router } = prepareApp({ path })
  await router.load()
  const view = render(<App queryClient={queryClient} router={router} />)
  leaving.push(() => {
    view.unmount()
    queryClient.clear()
    realtime?.stop()
    configureRealtime({ ...REALTIME_CONNECTION, url: null, transports: null })
  })
  return { user: userEvent.setup(), backend, realtime, router, queryClient, container: view.container }
}
