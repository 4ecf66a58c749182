import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, configureApi } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { storedTokens } from '@/session/session'
import { TOKEN_KEY } from '@/session/token'
import { listingsPrefetch } from './listings-prefetch'

const BASE = 'https://api.example.com'

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true, data: [] })))

/** Runs the script as the page does: as text, with nothing but the page around it. */
function runInPage() {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the page's inline script is text too
  new Function(listingsPrefetch(BASE, '/'))()
}

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  configureApi({ baseUrl: BASE, token: storedTokens.user })
})

afterEach(() => {
  globalThis.prefetchedResponse = undefined
  history.replaceState(null, '', '/')
  configureApi({ baseUrl: '', token: () => null })
  vi.unstubAllGlobals()
})

test.each([
  ['a visitor', null],
  ['a signed-in user', 'token-of-user-101'],
  ['somebody whose stored token is damaged', 'two words'],
])("the page's request serves the first call of %s and equals it", async (_, token) => {
  if (token !== null) localStorage.setItem(TOKEN_KEY, token)
  runInPage()
  expect(fetched).toHaveBeenCalledOnce()
  await call(listProperties, {})
  expect(fetched).toHaveBeenCalledOnce()
  await call(listProperties, {})
  const [prefetch, own] = fetched.mock.calls.map(([url, init]) => ({
    url,
    method: init?.method,
    headers: [...new Headers(init?.headers)],
  }))
  expect(prefetch).toEqual(own)
})

test.each([
  ['the chosen language', '/map', 'hil', ['fil-PH'], 'hil-PH'],
  ['the language of the address', '/ceb/map', 'hil', ['fil-PH'], 'ceb-PH'],
  ['the language of the browser', '/map', null, ['de-DE', 'fil-PH'], 'fil-PH'],
  ['English', '/map', null, ['de-DE'], 'en-US'],
])("the page's request asks for %s", (_, path, chosen, languages, asked) => {
  history.replaceState(null, '', path)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  if (chosen !== null) localStorage.setItem('language', chosen)
  runInPage()
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('Accept-Language')).toBe(asked)
})

test('nothing is requested where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  runInPage()
  vi.unstubAllGlobals()
  expect(globalThis.prefetchedResponse).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})
