import { matchRequestUrl } from 'msw'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '@/contract'
import { pathPattern, urlPattern } from './url-pattern'

const URLS = ENDPOINTS.flatMap(({ path }) => {
  const filled = path.replaceAll(/\{\w+\}/g, 'a%2Fb 7')
  return [`https://api.example/v2${filled}`, `http://localhost${filled}/`, `http://localhost${filled}?page=2#end`]
})

test.each(ENDPOINTS.map(({ path }) => path))('%s fits by itself whatever it fits for msw', (path) => {
  const fits = URLS.filter((url) => matchRequestUrl(new URL(url), urlPattern(path)).matches)
  expect(fits.length).toBeGreaterThanOrEqual(3)
  for (const url of fits) expect(url).toMatch(pathPattern(path))
})

test('most paths do not fit a URL of another', () => {
  const fits = ENDPOINTS.filter(({ path }) => pathPattern(path).test('http://localhost/api/properties/7'))
  expect(fits.map(({ id }) => id)).toContain('getProperty')
  expect(fits.length).toBeLessThan(6)
})
