import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { server, serveScenario, startRealtime } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { scenarioKeys } from '@mocks/browser/sessions'
import { seedBrowserStorage } from '@mocks/scenarios/seed-browser-storage'
import type { Scenario } from '@mocks/scenarios/scenario'
import type { StoredKey } from '@/domain/stored-keys'
import { configureRealtime } from '@/api/realtime/realtime-settings'
import { REALTIME_CONNECTION } from '@/contract/messages/realtime-connection'
import { App } from '@/app/app'
import { prepareApp } from '@/app/prepare-app'
import { forgetKeptInput } from '@/session/end/kept-input'
import { forgetLastUser, rememberUser } from '@/session/end/last-user'
import { useAuthDialog } from '@/session/auth-dialog'
import { useLanguage } from '@/session/regional'
import { useStoredUser } from '@/session/session'
import { questions } from '@/ui/confirm/confirm'
import { prepareSelect } from '@/ui/select/select'
import { dismissAllToasts } from '@/ui/toast/notify'
import { loadWords } from '@/words/load-words'
import { answerUntilEnd } from './mock-server'
import { afterThisTest } from '../setup/leftovers'

export { storeFromAnotherTab } from './storage'

/**
 * Opens the real router at `path` on a scenario (an id, or an object of one's own), signed in as its persona, the clock frozen.
 * Only the backend is mocked. `keep` names storage keys that the test has set itself. With `realtime`, or a scenario that
 * scripts it, the app connects to a realtime server in the page. Returns user-event, the mocked server, the router and the query cache.
 */
export async function openApp(
  path: string,
  options: { scenario?: string | Scenario; keep?: readonly StoredKey[]; realtime?: boolean } = {},
) {
  const { scenario = 'samples', keep = [] } = options
  answerUntilEnd()
  await prepareSelect()
  const backend = serveScenario(typeof scenario === 'string' ? scenarioById(scenario) : scenario)
  await backend.ready
  await seedBrowserStorage({ darkMode: 'false', ...scenarioKeys(backend) }, keep)
  const known = useStoredUser.getState().value
  if (known) rememberUser(known.id)
  else forgetLastUser()
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
  await loadWords(useLanguage.getState().value)
  const view = render(<App queryClient={queryClient} router={router} />)
  afterThisTest(() => {
    view.unmount()
    queryClient.clear()
    realtime?.stop()
    configureRealtime({ ...REALTIME_CONNECTION, url: null, transports: null })
    forgetKeptInput()
    server.resetHandlers()
    dismissAllToasts()
    for (const { answer } of questions.get()) answer(false)
    useAuthDialog.getState().close()
  })
  return { user: userEvent.setup(), backend, realtime, router, queryClient, container: view.container }
}
