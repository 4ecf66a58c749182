import { minifySync } from 'vite'
import { PREFIXES } from '../words/locales.ts'
import { filesOf } from './manifest.mjs'
import type { ScreenTable } from './renderer/own-screen.ts'

type Manifest = Parameters<typeof filesOf>[0]

export const RESULTS_ROUTE = 'src/routes/properties.index.tsx'

/** By the first segment of the path (after `/dashboard`). `listings`: it shows some at once. */
const SCREENS: Record<string, { route: string; listings?: true }> = {
  '': { route: 'src/routes/index.tsx' },
  properties: { route: RESULTS_ROUTE, listings: true },
  property: { route: 'src/routes/property.$id.tsx' },
  map: { route: 'src/routes/map.tsx', listings: true },
  favorites: { route: 'src/routes/favorites.tsx', listings: true },
  compare: { route: 'src/routes/compare.tsx' },
}

/** It comes before the style sheet, because a script behind one waits for it. */
export function withScreenHints(
  html: string,
  manifest: Manifest,
  { base, prefetch }: { base: string; prefetch: string },
): string {
  const always = filesOf(manifest, 'index.html')
  const files = Object.entries(SCREENS).map(([name, { route }]): [name: string, files: string[]] => {
    const entry = Object.keys(manifest).find((key) => key.startsWith(`${route}?`))
    if (!entry) throw new Error(`the build has no chunk for ${route}`)
    return [name, [...filesOf(manifest, entry)].filter((file) => !always.has(file))]
  })
  const typeface = manifest['src/ui/theme/fonts/pjs.woff2']
  if (!typeface) throw new Error('the build has no typeface')
  const words = Object.entries(PREFIXES).map(([prefix, language]) => {
    const chunk = manifest[`virtual:words/${language}`]
    if (!chunk) throw new Error(`the build has no words for ${prefix}`)
    return [prefix, chunk.file]
  })
  const table: ScreenTable = {
    base,
    files: Object.fromEntries(files),
    words: Object.fromEntries(words),
    withListings: Object.keys(SCREENS).filter((name) => SCREENS[name]?.listings),
  }
  const { code } = minifySync('screen-hints.js', `(${String(startScreen)})(()=>{${prefetch}})`)
  const typefaceLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${typeface.file}" />`
  const data = `<script type="application/json" id="screens">${JSON.stringify(table)}</script>`
  return html.replace('</title>', () => ['</title>', data, `<script>${code}</script>`, typefaceLink].join('\n    '))
}

/** Runs in the page as text, so it uses nothing from outside itself. */
function startScreen(prefetch: () => void): void {
  const { classList, dataset } = document.documentElement
  const { base, files, words, withListings } = JSON.parse(
    document.getElementById('screens')?.textContent ?? '',
  ) as ScreenTable
  // A page rendered at build time needs its pictures first (`first-page/take-over.ts`).
  const isRendered = dataset['page'] !== undefined && !classList.contains('outlined')
  if (isRendered) (globalThis.beforeCode ??= []).push(start)
  else start()

  function start() {
    const path = location.pathname.slice(base.length).split('/')
    const spoken = Object.hasOwn(words, path[0] ?? '') ? [words[path.shift() ?? ''] ?? ''] : []
    if (path[0] === 'dashboard') path.shift()
    const screen = path[0] ?? ''
    for (const file of [...spoken, ...(Object.hasOwn(files, screen) ? (files[screen] ?? []) : [])]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = base + file
      document.head.append(link)
    }
    // A rendered page asks for new rows once it answers the user: before, they would delay its code.
    if (!isRendered && withListings.includes(screen)) prefetch()
  }
}

declare global {
  /** What a rendered page runs when its code begins to load. */
  var beforeCode: (() => void)[] | undefined
}
