import { afterEach, expect, test, vi } from 'vitest'
import { listProperties } from '@/contract/listing/properties'
import { call, configureApi } from './call'

const BASE = 'https://api.example.com'

const listing = (): Promise<Response> => Promise.resolve(Response.json({ success: true, data: [] }))

afterEach(() => {
  globalThis.prefetchedResponse = undefined
  configureApi({ baseUrl: '', token: () => null })
  vi.unstubAllGlobals()
})

test.each<[string, number, { url?: string; token?: string; age?: number; response?: () => Promise<Response> }]>([
  ['a prefetched response serves the first call, and only that', 1, {}],
  ['one from another URL is left alone', 2, { url: `${BASE}/api/other` }],
  ['one for another account is not used', 2, { token: 'of-another-user' }],
  ['one that is too old is not used', 2, { age: 60_000 }],
  ['one that failed counts as none', 2, { response: () => Promise.reject(new TypeError('offline')) }],
])('%s', async (_, requests, { url = BASE + listProperties.path, token = null, age = 0, response = listing }) => {
  configureApi({ baseUrl: BASE })
  const fetched = vi.fn<typeof fetch>(listing)
  vi.stubGlobal('fetch', fetched)
  const prefetched = response()
  prefetched.catch(() => {})
  globalThis.prefetchedResponse = { url, token, at: performance.now() - age, response: prefetched }
  await expect(call(listProperties, {})).resolves.toMatchObject({ data: [] })
  await expect(call(listProperties, {})).resolves.toMatchObject({ data: [] })
  expect(fetched).toHaveBeenCalledTimes(requests)
})
