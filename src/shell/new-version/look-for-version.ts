import { observable } from '@/lib/observable'

/** The host serves this page's build; another one, not said yet; said; the user goes on with the old one. */
type State = 'current' | 'found' | 'offered' | 'declined'

export const newVersion = observable<State>('current')

/** Milliseconds between two looks at the host. */
export const EVERY_MS = 15 * 60_000
const PATIENCE = 10_000

let lookedAt = 0

/** At most every quarter of an hour unless `now`; compares the page's entry script with this page's. */
export async function lookForVersion({ now = false } = {}): Promise<void> {
  // The script that the page started with; its name changes with every build.
  const own =
    document.documentElement.dataset['entry'] ?? document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own || newVersion.get() !== 'current' || (!now && performance.now() - lookedAt < EVERY_MS)) return
  lookedAt = performance.now()
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache', signal })
    const served = response.ok ? entryOf(await response.text()) : null
    if (served !== null && served !== own) newVersion.set('found')
  } catch {
    // Without a connection there is nothing to compare.
  }
}

/** Null for a page that is not the app's, such as a login to the network. */
function entryOf(html: string): string | null {
  // A page rendered at build time names it, and loads it later.
  const named = /<html\b[^>]*\bdata-entry="([^"]+)"/.exec(html)?.[1]
  if (named) return named
  const tag = /<script\b[^>]*\btype="module"[^>]*>/.exec(html)?.[0] ?? ''
  return /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? null
}
