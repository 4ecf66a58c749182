import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { holdAnswersUntil } from '@/api/backend-ready'
import { readJson } from '@/lib/read-json'
import { firstScreen } from '@/lib/screen-there'
import { yieldToMain } from '@/lib/yield-to-main'
import { isRecord } from '@/domain/wire-values'
import { useLanguage } from '@/session/regional'
import { renderInUnits } from '@/session/units'
import { loadWords } from '@/words/load-words'
import { App } from '../app'
import type { prepareApp } from '../prepare-app'
import { fillCache, ROWS_ID, type PageRows } from './page-rows'
import { replay, typedTexts } from './replay'

/** Null where the rendered page is not true for this visitor. A missing file starts the app as usual. */
export async function renderedRows(): Promise<PageRows | null> {
  const { page, rows: file } = document.documentElement.dataset
  if (page === undefined) return null
  try {
    const words = loadWords(useLanguage.getInitialState().value)
    const rows: unknown = file
      ? readJson(await (await (globalThis.firstPage?.rows ?? fetch(file))).text())
      : readJson(document.getElementById(ROWS_ID)?.textContent ?? '')
    await words
    // Written by the very build that reads them.
    return isRecord(rows) ? (rows as PageRows) : null
  } catch {
    globalThis.firstPage?.stop()
    globalThis.firstPage = undefined
    return null
  }
}

/** Longest wait of answers for the screen to be taken over, in milliseconds: one that fails never is. */
const PATIENCE = 10_000

/** React takes the rendered page over; then what was pressed and typed meanwhile happens. */
export async function takeOver(root: HTMLElement, app: ReturnType<typeof prepareApp>, rows: PageRows): Promise<void> {
  fillCache(app.queryClient, rows)
  // The router has boundaries around the screen: React takes it over after the frame.
  holdAnswersUntil(firstScreen(PATIENCE))
  // The router renders as it did in Node, without a boundary of its own around the frame.
  app.router.ssr = { manifest: undefined }
  await app.router.load()
  await yieldToMain()
  const typed = typedTexts(root)
  renderInUnits(document.documentElement.dataset['units'] === 'imperial' ? 'imperial' : 'metric')
  // From here on React answers, if need be by taking over what is pressed at once.
  const pressed = globalThis.firstPage?.stop() ?? []
  // In slices, so that no frame waits for the whole page; a press takes it over at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOver then={() => replay(pressed, typed)}>
          <App {...app} />
        </TakenOver>
      </StrictMode>,
    )
  })
}

/** Around the app, not beside it: a sibling would change the ids that React gives. */
function TakenOver({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    globalThis.firstPage = undefined
    // Outside of React's own work, or it could not answer at once.
    const timer = setTimeout(then)
    return () => clearTimeout(timer)
  }, [then])
  return children
}
