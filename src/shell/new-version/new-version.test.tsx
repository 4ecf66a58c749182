import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { EVERY_MS, lookForVersion, newVersion } from './look-for-version'

const page = (entry: string) => `<script>0</script><script type="module" crossorigin src="/assets/${entry}"></script>`

function serve(html: string) {
  const usual = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) =>
    to === import.meta.env.BASE_URL ? Promise.resolve(new Response(html)) : usual(to, init),
  )
}

beforeEach(() => {
  document.head.innerHTML = page('index-old.js')
})
afterEach(() => {
  document.head.replaceChildren()
  newVersion.set('current')
})

test('a new version is offered at the next screen, and may be declined', async () => {
  const { router, user } = await openApp('/compare')
  serve(page('index-new.js'))
  await act(() => lookForVersion({ now: true }))
  expect(screen.queryByText('A new version is ready.')).toBeNull()
  await act(() => router.navigate({ to: '/legal' }))
  expect(await screen.findByText('A new version is ready.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await act(() => router.navigate({ to: '/compare' }))
  expect(screen.queryByText('A new version is ready.')).toBeNull()
})

test.each([
  ['the same build', page('index-old.js')],
  ["a page that is not the app's", '<h1>Sign in to this network</h1>'],
])('%s is no new version', async (_, html) => {
  serve(html)
  await lookForVersion({ now: true })
  expect(newVersion.get()).toBe('current')
})

test('it looks again after a quarter of an hour, when the user comes back to the tab', async () => {
  const now = vi.spyOn(performance, 'now')
  await openApp('/compare')
  serve(page('index-new.js'))
  await lookForVersion({ now: true })
  newVersion.set('current')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(newVersion.get()).toBe('current')
  now.mockReturnValue(performance.now() + EVERY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(newVersion.get()).toBe('found'))
})
