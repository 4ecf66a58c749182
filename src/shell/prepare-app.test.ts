import { afterEach, expect, it, vi } from 'vitest'
import { wireOf } from '@/domain/domain.test-support'
import { listingQueries } from '@/listing/listing.queries'
import { firstScreenReady, prepareApp } from './prepare-app'

function askedAhead(answer: Promise<Response>) {
  globalThis.earlyAnswer = { address: '/api/properties', token: null, at: performance.now(), answer }
}

const listings = listingQueries.list().queryKey

afterEach(() => {
  globalThis.earlyAnswer = undefined
  vi.useRealTimers()
})

it('what the page asked for ahead is there before the first frame, and so is the screen', async () => {
  askedAhead(Promise.resolve(Response.json({ success: true, data: [wireOf()] })))
  const app = prepareApp({ path: '/properties' })
  await firstScreenReady(app)
  expect(app.queryClient.getQueryData(listings)).toHaveLength(1)
  expect(app.router.state.matches.at(-1)).toMatchObject({ routeId: '/properties/', status: 'success' })
})

it('an answer that is late holds up nobody', async () => {
  vi.useFakeTimers()
  askedAhead(new Promise(() => {}))
  const app = prepareApp({ path: '/properties' })
  const ready = vi.fn<() => void>()
  void firstScreenReady(app).then(ready)
  await vi.advanceTimersByTimeAsync(250)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(ready).toHaveBeenCalledOnce()
})
