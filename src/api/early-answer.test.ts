import { afterEach, expect, test, vi } from 'vitest'
import { listProperties } from '@/contract/properties'
import { call, configureApi } from './call'

const ADDRESS = 'https://api.example.com/api/properties'

const listing = (): Promise<Response> =>
  Promise.resolve(
    new Response(JSON.stringify({ success: true, data: [] }), { headers: { 'Content-Type': 'application/json' } }),
  )

afterEach(() => {
  globalThis.earlyAnswer = undefined
  configureApi({ baseUrl: '', token: () => null })
  vi.unstubAllGlobals()
})

test.each<[string, number, { address?: string; token?: string; age?: number; answer?: () => Promise<Response> }]>([
  ['an answer that the page asked for ahead serves the first call, and only that', 1, {}],
  ['one for another address is left alone', 2, { address: 'https://api.example.com/api/other' }],
  ['one for another account is not used', 2, { token: 'of-somebody-else' }],
  ['one that grew old is not used', 2, { age: 60_000 }],
  ['one that failed counts as none', 2, { answer: () => Promise.reject(new TypeError('offline')) }],
])('%s', async (_, asked, { address = ADDRESS, token = null, age = 0, answer = listing }) => {
  configureApi({ baseUrl: 'https://api.example.com' })
  const fetched = vi.fn<typeof fetch>(listing)
  vi.stubGlobal('fetch', fetched)
  globalThis.earlyAnswer = { address, token, at: performance.now() - age, answer: answer() }
  globalThis.earlyAnswer.answer.catch(() => {})
  await expect(call(listProperties, {})).resolves.toMatchObject({ data: [] })
  await expect(call(listProperties, {})).resolves.toMatchObject({ data: [] })
  expect(fetched).toHaveBeenCalledTimes(asked)
})
