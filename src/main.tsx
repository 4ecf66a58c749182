import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdRequestsUntil } from '@/api/gate'
import { App } from '@/shell/app'
import { prepareApp } from '@/shell/prepare-app'
import '@/ui/theme/index.css'

async function start() {
  if (__MOCKED__) {
    // The one place where the app knows of its mocks. Painting goes ahead; calls wait until the mock answers.
    const mocks = import('../mocks/browser').then(({ startMocks }) => startMocks())
    holdRequestsUntil(mocks.then(({ ready }) => ready))
    if (new URLSearchParams(location.search).has('scenario')) await mocks
  }
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App {...prepareApp()} />
    </StrictMode>,
  )
}

void start()
