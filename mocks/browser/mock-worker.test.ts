import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** The worker's script, with a listener of msw's behind its own. Says whether msw hears of a request. */
function reachesMsw(url: string): boolean {
  const worker = new EventTarget()
  let heard = false
  runInNewContext(readFileSync('public/mock-worker.js', 'utf8'), {
    URL,
    self: worker,
    location: { href: 'http://host/base/mock-worker.js' },
    addEventListener: worker.addEventListener.bind(worker),
    importScripts: () => worker.addEventListener('fetch', () => (heard = true)),
  })
  worker.dispatchEvent(Object.assign(new Event('fetch'), { request: { url } }))
  return heard
}

test.each([
  'http://host/base/assets/property-page-a1.js',
  'http://host/base/src/session/storage/stored-database.ts',
  'http://host/base/mocks/browser/start.ts',
])("the app's own file %s does not travel through the page", (url) => {
  expect(reachesMsw(url)).toBe(false)
})

test.each([
  'http://host/base/api/properties',
  'http://host/base/api/storage/assets/1.png',
  'http://host/base/properties/iloilo1/exterior-960.webp',
  'http://host/assets/of-another-product.js',
])('%s reaches the mocked backend', (url) => {
  expect(reachesMsw(url)).toBe(true)
})
