import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushOverlay, removeOverlay } from './overlay-history'

/** What a router hears of; it reads the place from the address bar. */
const visits = vi.fn<() => void>()

// Hears of Back before the covers do, which keep from later listeners what is not for them.
const arrivals = vi.hoisted(() => {
  const waiting: (() => void)[] = []
  window.addEventListener('popstate', () => waiting.splice(0).forEach((arrive) => arrive()))
  return waiting
})
const arrived = () => new Promise<void>((resolve) => arrivals.push(resolve))
const back = () => {
  history.back()
  return arrived()
}
const visit = (path: string) => history.pushState({ key: path }, '', path)
const place = () => location.pathname + location.search

beforeEach(() => {
  visit('/before')
  visit('/list')
  window.addEventListener('popstate', visits)
})
afterEach(() => {
  window.removeEventListener('popstate', visits)
  visits.mockReset()
})

it('Back closes what lies over the screen, and the next one leaves the screen', async () => {
  const close = vi.fn<() => void>()
  pushOverlay(close)
  await back()
  expect(close).toHaveBeenCalledOnce()
  expect(place()).toBe('/list')
  expect(visits).not.toHaveBeenCalled()
  await back()
  expect(place()).toBe('/before')
  expect(visits).toHaveBeenCalledOnce()
})

it.each([
  ['by Back', back],
  [
    'by its button',
    (cover: ReturnType<typeof pushOverlay>) => {
      removeOverlay(cover)
      return arrived()
    },
  ],
])('what was chosen meanwhile survives closing %s, each step one entry', async (_, close) => {
  const cover = pushOverlay(() => {})
  visit('/list?beds=2')
  visit('/list?beds=3')
  history.replaceState({ key: 'typed' }, '', '/list?beds=3&q=pool')
  await close(cover)
  expect(place()).toBe('/list?beds=3&q=pool')
  expect(history.state).toEqual({ key: 'typed' })
  expect(visits).not.toHaveBeenCalled()
  const left: string[] = []
  for (let step = 0; step < 3; step += 1) {
    await back()
    left.push(place())
  }
  expect(left).toEqual(['/list?beds=2', '/list', '/before'])
})

it('a visit that begins while it closes comes after, and stays', async () => {
  const cover = pushOverlay(() => {})
  removeOverlay(cover)
  visit('/elsewhere')
  await arrived()
  expect(place()).toBe('/elsewhere')
  await back()
  expect(place()).toBe('/list')
})

it('a visit that takes it away leaves none of its entries behind', async () => {
  const cover = pushOverlay(() => {})
  visit('/elsewhere')
  removeOverlay(cover)
  await arrived()
  expect(place()).toBe('/elsewhere')
  expect(visits).not.toHaveBeenCalled()
  await back()
  expect(place()).toBe('/list')
})

it('of two on each other Back closes the upper one first', async () => {
  const closed: string[] = []
  pushOverlay(() => closed.push('lower'))
  pushOverlay(() => closed.push('upper'))
  history.replaceState({ key: 'typed' }, '', '/list?q=pool')
  await back()
  expect(closed).toEqual(['upper'])
  await back()
  expect(closed).toEqual(['upper', 'lower'])
  expect(place()).toBe('/list?q=pool')
  await back()
  expect(place()).toBe('/before')
})

it('one that opens while another closes has its own entry', async () => {
  const close = vi.fn<() => void>()
  removeOverlay(pushOverlay(() => {}))
  pushOverlay(close)
  await arrived()
  visit('/list?beds=2')
  await back()
  expect(close).toHaveBeenCalledOnce()
  expect(place()).toBe('/list?beds=2')
  await back()
  expect(place()).toBe('/list')
})
