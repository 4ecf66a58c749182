import { afterEach, expect, test, vi } from 'vitest'
import { backend } from './backend'

afterEach(() => vi.unstubAllEnvs())

const settled = () => backend('production', '/nowhere')

test('the build knows its commit, for reports; outside a repository it does not', () => {
  const build = backend('production', process.cwd()).define['__COMMIT__']
  expect(build).toMatch(/^"(\w{7,} of \d{4}-\d{2}-\d{2}T.*)?"$/)
  expect(settled().define['__COMMIT__']).toBe('""')
})

test('without a backend the build runs on its mocks', () => {
  vi.stubEnv('VITE_API_URL', '')
  expect(settled()).toMatchObject({ mocked: true, define: { __MOCKED__: 'true' } })
})

test("the realtime server is at port 3001 of the backend's host unless it is named", () => {
  vi.stubEnv('VITE_API_URL', 'https://api.test/v1/')
  vi.stubEnv('VITE_REALTIME_URL', '')
  const { mocked, env, define } = settled()
  expect(mocked).toBe(false)
  expect(env).toMatchObject({ VITE_API_URL: 'https://api.test/v1', VITE_REALTIME_URL: 'https://api.test:3001' })
  expect(define['import.meta.env.VITE_REALTIME_URL']).toBe('"https://api.test:3001"')
  vi.stubEnv('VITE_REALTIME_URL', 'https://live.test')
  expect(settled().env['VITE_REALTIME_URL']).toBe('https://live.test')
})

test("behind the dev server the page's own origin is the backend's", () => {
  vi.stubEnv('VITE_API_URL', '')
  vi.stubEnv('BACKEND_URL', 'http://localhost:8000')
  expect(settled()).toMatchObject({ mocked: false, env: { VITE_REALTIME_URL: '/' }, proxy: { '/api': {} } })
})
