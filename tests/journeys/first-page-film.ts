import type { BrowserContext, Page } from '@playwright/test'

/** A frame that shows other text than the one before. `whole`: the browser had read the page's main part by then. */
type Frame = { at: number; text: string; whole: boolean }
type Film = { frames: Frame[]; shifts: number }

declare global {
  interface Window {
    film: Film
  }
}

/**
 * Films a page from its first frame on: the visible text of each frame that shows another one, and the sum of all layout shifts.
 * `stored` lies in local storage beforehand.
 */
export async function film(context: BrowserContext, stored: Record<string, string> = {}): Promise<void> {
  await context.addInitScript((texts) => {
    if (!sessionStorage.getItem('filmed'))
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    sessionStorage.setItem('filmed', '')
    const frames: Frame[] = []
    window.film = { frames, shifts: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.film.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const root = document.getElementById('root')
      // The content is hidden, not gone, until the whole page has been read.
      const text = root && getComputedStyle(root).visibility === 'visible' ? root.innerText : ''
      const whole = document.readyState !== 'loading' || document.querySelector('main')?.nextElementSibling != null
      const last = frames.at(-1)
      if (text !== (last?.text ?? '')) frames.push({ at: Math.round(performance.now()), text, whole })
      // The same text, of which the browser now knows that it is all.
      else if (last) last.whole ||= whole
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, stored)
}

/** A browser that reads a page slowly may present its header before the rest has come. */
export const firstWhole = ({ frames }: Film) => frames.find(({ whole }) => whole)?.text ?? ''

export const developed = (page: Page): Promise<Film> => page.evaluate(() => window.film)

/** Whatever the console says, and errors that nobody caught. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/** React has taken the page over: it answers presses. A file that is no page of the product, or a question asked before it starts, is left alone. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('root') || document.querySelector('body > dialog[open]')) return true
    const first = document.querySelector('#root > *')
    // It takes a rendered page over in slices, and says when it has done so.
    return !window.firstPage && first !== null && Object.keys(first).some((key) => key.startsWith('__react'))
  })
}
