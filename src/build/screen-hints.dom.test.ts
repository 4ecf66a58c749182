import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withScreenHints } from './screen-hints'

const MANIFEST = {
  'index.html': { file: 'assets/index.js' },
  'src/ui/theme/fonts/pjs.woff2': { file: 'assets/pjs.woff2' },
  ...Object.fromEntries(['tl', 'hil', 'ceb'].map((name) => [`virtual:words/${name}`, { file: `assets/${name}.js` }])),
  ...Object.fromEntries(
    ['index', 'properties.index', 'property.$id', 'map', 'favorites', 'compare'].map((name) => [
      `src/routes/${name}.tsx?tsr-split=component`,
      { file: `assets/${name}.js` },
    ]),
  ),
}

const page = withScreenHints('<title>Proventous</title>', MANIFEST, {
  base: '/',
  prefetch: 'document.title = "requested"',
})
const script = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? ''
const table = /<script type=.*?<\/script>/.exec(page)?.[0] ?? ''

beforeEach(() => {
  document.head.innerHTML = table
})

/** Runs the page's first script at an address; returns the files that it preloads. */
function preloadedAt(path: string): string[] {
  history.replaceState(null, '', path)
  // eslint-disable-next-line no-implied-eval -- the script is text in the page
  new Function(script)()
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '')
}

afterEach(() => {
  document.head.replaceChildren()
  document.documentElement.className = ''
  delete document.documentElement.dataset['page']
  globalThis.beforeCode = undefined
  history.replaceState(null, '', '/')
})

it.each([
  ['/map', ['/assets/map.js']],
  ['/dashboard/properties?mode=rent', ['/assets/properties.index.js']],
  ['/fil/map', ['/assets/tl.js', '/assets/map.js']],
  // The landing page's own file has the name of the entry here.
  ['/ceb', ['/assets/ceb.js']],
  ['/hil/dashboard/map', ['/assets/hil.js', '/assets/map.js']],
  ['/legal', []],
  ['/__proto__', []],
  ['/constructor', []],
  ['/dashboard/toString', []],
])('%s preloads %j', (path, files) => {
  expect(preloadedAt(path)).toEqual(files)
})

describe('a page that shows listings', () => {
  beforeEach(() => {
    document.title = 'nothing requested'
  })

  it('requests them at once where outlines stand', () => {
    preloadedAt('/properties')
    expect(document.title).toBe('requested')
  })

  it('leaves the request to the app where it shows rows of its own', () => {
    document.documentElement.dataset['page'] = '/properties'
    expect(preloadedAt('/properties')).toEqual([])
    for (const run of globalThis.beforeCode ?? []) run()
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/assets/properties.index.js')
    expect(document.title).toBe('nothing requested')
  })
})
