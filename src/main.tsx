import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdRequestsUntil } from '@/api/backend-ready'
import { yieldToMain } from '@/lib/yield-to-main'
import { configureRealtime, realtimeUrl } from '@/api/realtime/realtime-settings'
import { askAgainAfterReload } from '@/session/auth-dialog'
import { useLanguage } from '@/session/regional'
import { storedTokens } from '@/session/session'
import { keepSessionInTab } from '@/session/storage/tab-session'
import { App } from '@/app/app'
import { renderedRows, takeOver } from '@/app/first-page/take-over'
import { forgetOldWorker } from '@/app/forget-old-worker'
import { firstScreenReady, prepareApp } from '@/app/prepare-app'
import { notify } from '@/ui/toast/notify'
import { loadWords } from '@/words/load-words'
import '@/ui/theme/index.css'

let app: ReturnType<typeof prepareApp> | undefined

/** The URL parameters that the mocks read. The router removes what is not its own, so the mocks read them first. */
const MOCK_PARAMS = ['mock', 'scenario', 'as', 'reset', 'toolbox']

async function start() {
  // The page says what is missing (index.html).
  if (document.documentElement.classList.contains('outdated')) return
  const rendered = __RENDERED__ ? await renderedRows() : null
  // Before it there is style for what stands in the page, and for nothing else.
  if (__RENDERED__) await globalThis.wholeSheet
  // A page that can be read answers the finger between the steps of its take-over.
  if (rendered) await yieldToMain()
  configureRealtime({ url: realtimeUrl(import.meta.env.VITE_REALTIME_URL) })
  if (__MOCKED__) {
    // The app's only import of its mocks. It renders meanwhile; calls wait until the mocks answer.
    const askAgain = () => void app?.queryClient.invalidateQueries()
    const started = import('../mocks/browser/start').then(({ startMocks }) =>
      startMocks({ keepSessionInTab, tokens: storedTokens, askAgain, urlParams: MOCK_PARAMS }),
    )
    const ready = started.then((mocks) => mocks.ready)
    holdRequestsUntil(ready, { files: rendered === null })
    configureRealtime({ transports: async () => (await started).transports() })
    ready.then(async () => {
      const notice = await (await started).notice()
      if (notice) notify({ text: notice })
    }, ignore)
    const asked = new URLSearchParams(location.search)
    const forMocks = MOCK_PARAMS.some((name) => asked.has(name))
    if (forMocks || location.hash.startsWith('#mock=')) await started.catch(ignore)
  } else void forgetOldWorker(import.meta.env.BASE_URL)
  askAgainAfterReload()
  app = prepareApp()
  const root = document.getElementById('root')!
  if (__RENDERED__ && rendered) {
    await yieldToMain()
    return takeOver(root, app, rendered)
  }
  await Promise.all([firstScreenReady(app), loadWords(useLanguage.getState().value).catch(ignore)])
  createRoot(root).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  )
}

/** The shell shows a failed start as a page that says why; the words stay English until they can be loaded. */
function ignore() {}

void start()
