import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleKeys } from '@/api/query-keys'
import { wireOf } from '@/domain/domain.test-support'
import { listingKeys } from '@/api/query-keys'
import { useAuthDialog } from '@/session/auth-dialog'
import { takeDestination } from '@/session/end/destination'
import { startSession } from '@/session/session'
import { followSessionEnd } from './follow-session-end'
import { firstScreenReady, prepareApp } from './prepare-app'

function prefetched(response: Promise<Response>, token: string | null = null) {
  globalThis.prefetchedResponse = { url: '/api/properties', token, at: performance.now(), response }
}

const listings = listingKeys.list

afterEach(() => {
  globalThis.prefetchedResponse = undefined
  vi.useRealTimers()
  onlineManager.setOnline(true)
  useAuthDialog.getState().close()
})

it('the prefetched listings and the screen are there before the first frame', async () => {
  prefetched(Promise.resolve(Response.json({ success: true, data: [wireOf()] })))
  const app = prepareApp({ path: '/properties' })
  await firstScreenReady(app)
  expect(app.queryClient.getQueryData(listings)).toHaveLength(1)
  expect(app.router.state.matches.at(-1)).toMatchObject({ routeId: '/properties/', status: 'success' })
})

it('a slow prefetched response does not hold up the first frame', async () => {
  vi.useFakeTimers()
  prefetched(new Promise(() => {}))
  const app = prepareApp({ path: '/properties' })
  const ready = vi.fn<() => void>()
  void firstScreenReady(app).then(ready)
  await vi.advanceTimersByTimeAsync(250)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(ready).toHaveBeenCalledOnce()
})

it('a token refused before anybody follows the session leads to signing in', async () => {
  startSession('long-gone', { id: 102 })
  prefetched(Promise.resolve(Response.json({ success: false, message: 'Gone.' }, { status: 401 })), 'long-gone')
  const app = prepareApp({ path: '/dashboard/properties' })
  await firstScreenReady(app)
  expect(useAuthDialog.getState().mode).toBeNull()
  const stop = followSessionEnd(app.router)
  await vi.waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
  expect(useAuthDialog.getState()).toMatchObject({ mode: 'login', reason: 'session-ended' })
  expect(takeDestination('102')).toBe('/dashboard/properties')
  stop()
})

const loads = [
  ['for the first time', undefined],
  ['behind rows of the rendered page', 'rendered'],
] as const

it.each(loads)('a change told while a list loads %s is read afterwards', async (_when, rendered) => {
  const { queryClient } = prepareApp({ path: '/properties' })
  let row = 'before'
  const answers: (() => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer.bind(null, row)))
  const options = { queryKey: sampleKeys.featured, queryFn }
  if (rendered) queryClient.setQueryData(options.queryKey, rendered, { updatedAt: 1 })
  const first = queryClient.prefetchQuery(options)
  row = 'after'
  const told = queryClient.invalidateQueries({ queryKey: options.queryKey })
  const list = new QueryObserver(queryClient, options)
  const stop = list.subscribe(() => {})
  answers[0]?.()
  await first
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await told
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('after'))
  stop()
})

it('offline, calls and saves run and fail at once, and lists load again when the connection is back', async () => {
  const { queryClient } = prepareApp({ path: '/properties' })
  onlineManager.setOnline(false)
  const lost = () => Promise.reject(new Error('no connection'))
  await expect(queryClient.fetchQuery({ queryKey: listings, queryFn: lost })).rejects.toThrow('no connection')
  const save = new MutationObserver(queryClient, { mutationFn: lost })
  await expect(save.mutate()).rejects.toThrow('no connection')

  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue('list')
  const stop = new QueryObserver(queryClient, { queryKey: sampleKeys.featured, queryFn: load }).subscribe(() => {})
  queryClient.mount()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(queryClient.getQueryData(sampleKeys.featured)).toBe('list'))
  stop()
  queryClient.unmount()
})
