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

const BARE = /(?<!\b(?:loadCode|lazyModule|lazyPart)\(\(\) => )\bimport\(/

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
