import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The app's own start, which shows a page of its own when the mocks are missing. */
const EXCEPT = ['src/main.tsx']
/** Runs in Node at build time, where a failed import ends the build. */
const AT_BUILD_TIME = 'src/build/'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.(test|stories|test-support)\.tsx?$/.test(name) &&
      !EXCEPT.includes(name) &&
      !name.startsWith(AT_BUILD_TIME),
  )

const BARE = /(?<!\b(?:loadCode|loadFile|lazyModule|lazyPart)\(\(\) => )\bimport\(/

/** Dynamic imports outside our helpers, and React's own, which keeps a failure. */
const bypasses = (text: string) =>
  BARE.test(text.replaceAll(/\s+/g, ' ').replaceAll('( ()', '(()')) || /\blazy\(/.test(text)

test('all late code goes through the helper that can fail', () => {
  expect(files.filter((name) => bypasses(readFileSync(name, 'utf8')))).toEqual([])
})

test('a bare import, and one in React.lazy, are found', () => {
  expect(bypasses("const load = () => import('./part')")).toBe(true)
  expect(bypasses("const Part = lazy(() => loadCode(() => import('./part')))")).toBe(true)
  expect(bypasses("const part = lazyModule(\n  () => import('./part'),\n)")).toBe(false)
})

/** Parts that leave nothing in their place when their code is missing: what stands beside them says enough. */
const QUIET = [
  '@/account/welcome/welcome-panel',
  '@/features/costs/listing/monthly-headline',
  '@/features/map/location-map',
  '@/features/messages/incoming-toast',
  './meant-offer',
  './message-menu',
  './messages-count',
  './near-distance',
  './own-tips-list',
  './price-hint',
  './slow-note',
  './suggestions',
]

/** The module and the text of each call of `lazyPart` in a source. */
function lateParts(text: string): { module: string; call: string }[] {
  return [...text.matchAll(/\blazyPart(?:<[^(]*>)?\(/g)].flatMap(({ index }) => {
    const call = callAt(text, text.indexOf('(', index))
    const module = /import\('([^']+)'\)/.exec(call)?.[1]
    return module === undefined ? [] : [{ module, call }]
  })
}

/** From an opening bracket to the one that closes it. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    depth += Number(text[at] === '(') - Number(text[at] === ')')
    if (depth === 0) return text.slice(start, at + 1)
  }
  return ''
}

const isQuiet = ({ call }: { call: string }) => /\bfailed: \([^)]*\) => null\b/.test(call)

test('each part says in its place that its code is missing, but those that others speak for', () => {
  const parts = files.flatMap((name) => lateParts(readFileSync(name, 'utf8')))
  expect(parts.length).toBeGreaterThan(35)
  const quiet = parts.filter(isQuiet).map(({ module }) => module)
  expect(quiet.toSorted()).toEqual(QUIET.toSorted())
  const [silent] = lateParts(
    "const Part = lazyPart(() => import('./part').then((m) => m.default), { failed: () => null })",
  )
  expect(silent && isQuiet(silent)).toBe(true)
})
