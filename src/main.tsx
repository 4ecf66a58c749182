import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdRequestsUntil } from '@/api/gate'
import { App } from '@/shell/app'
import { prepareApp } from '@/shell/prepare-app'
import { notify } from '@/ui/toast/notify'
import '@/ui/theme/index.css'

async function start() {
  if (__MOCKED__) {
    // The one place where the app knows of its mocks. Painting goes ahead; calls wait until the mock answers.
    const started = import('../mocks/browser').then(({ startMocks }) => startMocks())
    const ready = started.then((mocks) => mocks.ready)
    holdRequestsUntil(ready)
    ready.then(async () => {
      const notice = (await started).notice()
      if (notice) notify({ text: notice })
    }, ignore)
    if (new URLSearchParams(location.search).has('scenario')) await started.catch(ignore)
  }
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App {...prepareApp()} />
    </StrictMode>,
  )
}

/** What the gate rejects with is shown by the shell: the page that says why the demo cannot start. */
function ignore() {}

void start()
