import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdRequestsUntil } from '@/api/gate'
import { configureRealtime, realtimeUrl } from '@/api/realtime-settings'
import { storedTokens } from '@/session/session'
import { keepSessionInTab } from '@/session/tab-session'
import { App } from '@/shell/app'
import { firstScreenReady, prepareApp } from '@/shell/prepare-app'
import { notify } from '@/ui/toast/notify'
import '@/ui/theme/index.css'

let app: ReturnType<typeof prepareApp> | undefined

async function start() {
  configureRealtime({ url: realtimeUrl(import.meta.env.VITE_REALTIME_URL) })
  if (__MOCKED__) {
    // The one place where the app knows of its mocks. Painting goes ahead; calls wait until the mock answers.
    const askAgain = () => void app?.queryClient.invalidateQueries()
    const started = import('../mocks/browser').then(({ startMocks }) =>
      startMocks({ keepSessionInTab, tokens: storedTokens, askAgain }),
    )
    const ready = started.then((mocks) => mocks.ready)
    holdRequestsUntil(ready)
    configureRealtime({ transports: async () => (await started).transports() })
    ready.then(async () => {
      const notice = (await started).notice()
      if (notice) notify({ text: notice })
    }, ignore)
    const asked = new URLSearchParams(location.search)
    // What the address asks the mocks for they read first: the router drops what is not its own.
    const forMocks = ['mock', 'scenario', 'as', 'reset', 'toolbox'].some((name) => asked.has(name))
    if (forMocks || location.hash.startsWith('#mock=')) await started.catch(ignore)
  }
  app = prepareApp()
  await firstScreenReady(app)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  )
}

/** What the gate rejects with is shown by the shell: the page that says why the demo cannot start. */
function ignore() {}

void start()
