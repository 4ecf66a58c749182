import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import L from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { isInArea, readArea, readBox } from '@/domain/search/query/area'
import { textOf } from '@/domain/search/url-values'
import { layOutMap } from '../map.test-support'
// Loaded here: a busy machine takes its time to read the map.
import './split-map'
import '../draw/draw-area'
import '../draw/named-areas'

configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => {
  layOutMap()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(min-width: 1024px)',
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
})

type Opened = Awaited<ReturnType<typeof openApp>>
const openSplit = (filter = '') => {
  localStorage.setItem('proventous:split-view', '1')
  return openApp(`/properties?mode=all${filter}`, { keep: ['proventous:split-view'] })
}
const boxOf = ({ router }: Opened) => textOf((router.state.location.search as { bbox?: unknown }).bbox)
const map = async () => within(await screen.findByRole('region', { name: 'Results on the map' }))
const title = () => screen.getByRole('heading', { level: 2, name: /propert/i }).textContent
const pins = async () => (await map()).findByRole('group', { name: 'Properties on the map' })

test('one switch leads from the list to both and to the map, and is remembered', async () => {
  const { user, router } = await openApp('/properties?beds=2')
  const choice = async () => within(await screen.findByRole('group', { name: 'List, split or map' }))
  const root = document.documentElement
  expect((await choice()).getByRole('button', { name: 'List', pressed: true })).toBeVisible()
  await user.click((await choice()).getByRole('button', { name: 'Split' }))
  await map()
  expect((await choice()).getByRole('button', { name: 'Split', pressed: true })).toBeVisible()
  expect(localStorage.getItem('proventous:split-view')).toBe('1')
  expect(root).toHaveClass('split')
  expect(screen.queryByRole('complementary', { name: 'Property types and filters' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Filters/ })).toBeVisible()

  await user.click((await choice()).getByRole('link', { name: 'Map View' }))
  await screen.findByRole('heading', { level: 1, name: 'Map View' })
  expect((await choice()).getByText('Map')).toHaveAttribute('aria-current', 'page')
  await user.click((await choice()).getByRole('link', { name: 'Split' }))
  await map()
  expect(router.state.location.pathname).toBe('/properties')
  expect(router.state.location.search).toMatchObject({ beds: '2' })

  await user.click((await choice()).getByRole('button', { name: 'List' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Results on the map' })).toBeNull())
  expect(localStorage.getItem('proventous:split-view')).toBeNull()
  expect(root).not.toHaveClass('split')
})

test('a filter moves the map to its results, which searches for no box', async () => {
  const fitBounds = vi.spyOn(L.Map.prototype, 'fitBounds')
  const app = await openSplit('&q=santa%20barbara')
  await pins()
  await waitFor(() => expect(fitBounds).toHaveBeenCalled())
  const corners = fitBounds.mock.lastCall?.[0] as [number, number][]
  expect(Math.min(...corners.map(([lat]) => lat)), 'all of them north of the city').toBeGreaterThan(10.78)
  // A press ends the rest after which a move searches.
  fireEvent.click(document.body)
  expect(boxOf(app)).toBe('')
})

test('results follow the map while one moves it, in one step of the history; else when asked to', async () => {
  const app = await openSplit()
  const { user, router } = app
  await pins()
  const [before, all] = [router.history.length, title()]
  await user.click((await map()).getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(readBox(boxOf(app))).not.toBeNull())
  const first = boxOf(app)
  await user.click((await map()).getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(boxOf(app)).not.toBe(first))
  expect(router.history.length).toBe(before + 1)
  await waitFor(() => expect(title()).not.toBe(all))
  expect(screen.getByRole('button', { name: /Part of the map/ })).toBeVisible()

  await user.click((await map()).getByRole('switch', { name: 'Search as I move' }))
  const held = boxOf(app)
  await user.click((await map()).getByRole('button', { name: 'Zoom out' }))
  await user.click(await screen.findByRole('button', { name: 'Search this area' }))
  await waitFor(() => expect(boxOf(app)).not.toBe(held))
  router.history.back()
  await waitFor(() => expect(boxOf(app)).toBe(''))
})

test('a hovered card raises its pin, and a hovered pin marks its card', async () => {
  await openSplit()
  const group = await pins()
  const marked = () => group.querySelector('[data-hovered]')
  await waitFor(() => expect(group.querySelector('[data-cluster], [data-pin]')).not.toBeNull())
  const cards = (await screen.findAllByRole('article')).filter((card) => card.dataset['listing'])
  for (const card of cards) {
    fireEvent.pointerOver(card)
    if (marked()) break
  }
  await waitFor(() => expect(marked()).not.toBeNull())
  fireEvent.pointerOver(document.body)
  await waitFor(() => expect(marked()).toBeNull())

  const { useHovered } = await import('../state/hovered')
  const id = cards[0]!.dataset['listing']!
  useHovered.getState().enter(id, 'pin')
  await waitFor(() => expect(cards[0]).toHaveAttribute('data-raised'))
  useHovered.getState().leave(id)
  await waitFor(() => expect(cards[0]).not.toHaveAttribute('data-raised'))
})

test('a place chosen by its name while drawing is an area without a box of the map, and lifts one', async () => {
  const app = await openSplit()
  const { user, router } = app
  await pins()
  for (let times = 0; times < 3; times += 1) await user.click((await map()).getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(readBox(boxOf(app))).not.toBeNull())
  // Any press makes the map's last move known.
  fireEvent.click(document.body)
  const held = await screen.findByRole('button', { name: /Part of the map/ }).then(() => boxOf(app))
  const moved = vi.spyOn(L.Map.prototype, 'fitBounds')
  await user.click((await map()).getByRole('button', { name: 'Draw area' }))
  await user.click(await screen.findByRole('button', { name: 'By name' }))
  await user.click(await screen.findByRole('combobox', { name: 'Place' }))
  await user.click(await screen.findByRole('option', { name: 'Jaro' }))
  await user.click(screen.getByRole('button', { name: 'Use this place' }))
  expect(moved).toHaveBeenCalled()
  fireEvent.click(document.body)
  await screen.findByRole('button', { name: /^Done · / })
  expect(boxOf(app)).toBe(held)
  await user.click(await screen.findByRole('button', { name: /^Done · / }))
  const area = () => readArea(textOf((router.state.location.search as { area?: unknown }).area)) ?? []
  await waitFor(() => expect(isInArea(10.7368, 122.568, area())).toBe(true))
  expect(boxOf(app)).toBe('')
})
