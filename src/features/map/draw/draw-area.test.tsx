import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { isInArea, readArea } from '@/domain/search/query/area'
import { textOf } from '@/domain/search/url-values'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { layOutMap } from '../map.test-support'
// Loaded here: a busy machine takes its time to read the map.
import '../canvas/map-canvas'
import './draw-area'
import './named-areas'

configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => layOutMap())

type Opened = Awaited<ReturnType<typeof openApp>>

const AT_HOME = '/map?mode=all&lat=10.71&lng=122.56&z=13'
const surface = () => screen.findByRole('application', { name: 'Draw on the map' })
const areaOf = ({ router }: Opened) => textOf((router.state.location.search as { area?: unknown }).area)
const doneButton = () => screen.findByRole('button', { name: /^Done · / })
const startDrawing = async ({ user }: Opened) => {
  await screen.findByRole('group', { name: 'Properties on the map' })
  await user.click(await screen.findByRole('button', { name: 'Draw area' }))
  return surface()
}
/** Draws by mouse from corner to corner, in pixels. */
function lasso(on: HTMLElement, corners: readonly (readonly [x: number, y: number])[]) {
  Object.assign(on, { setPointerCapture: () => {} })
  const [first, ...rest] = [...corners, corners[0]!]
  const at = ([x, y]: readonly [number, number]) => ({ clientX: x, clientY: y, pointerId: 1, button: 0 })
  fireEvent.pointerDown(on, at(first))
  for (const corner of rest) fireEvent.pointerMove(on, at(corner))
  fireEvent.pointerUp(on, at(first))
}
const LEFT = [
  [20, 20],
  [380, 20],
  [380, 580],
  [20, 580],
] as const
const RIGHT = [
  [420, 20],
  [700, 590],
  [420, 590],
] as const

test('a district is an area by its name, and so is what lies near a landmark', async () => {
  const app = await openApp(AT_HOME)
  await startDrawing(app)
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'By name' }))
  await user.click(await screen.findByRole('combobox', { name: 'Place' }))
  await user.click(await screen.findByRole('option', { name: 'Jaro' }))
  await user.click(screen.getByRole('button', { name: 'Use this place' }))
  await user.click(await doneButton())
  await waitFor(() => expect(isInArea(10.7368, 122.568, readArea(areaOf(app)) ?? [])).toBe(true))
  const nameOfArea = () => (app.router.state.location.search as { place?: unknown }).place
  expect(nameOfArea()).toBe('In Jaro')

  // Another by name is added to it; the first keeps its name.
  await user.click(await screen.findByRole('button', { name: 'Change area' }))
  await user.click(await screen.findByRole('button', { name: 'Add area' }))
  await user.click(await screen.findByRole('button', { name: 'By name' }))
  await user.click(await screen.findByRole('combobox', { name: 'Place' }))
  await user.click(await screen.findByRole('option', { name: 'SM City Iloilo' }))
  await user.click(screen.getByRole('button', { name: 'Use this place' }))
  await user.click(await doneButton())
  await waitFor(() => expect(nameOfArea()).toBe('In Jaro or near SM City Iloilo, 1 km'))

  // With another corner it is a drawn area.
  await user.click(await screen.findByRole('button', { name: 'Change area' }))
  within(await screen.findByRole('group', { name: 'Corners of the area' }))
    .getByRole('button', { name: /^Corner 1 of \d+, area 1/ })
    .focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(await doneButton())
  await waitFor(() => expect(nameOfArea()).toBeUndefined())
})

test('an area is drawn with the mouse, added to, changed by its corners, and lifted', async () => {
  const app = await openApp(AT_HOME)
  lasso(await startDrawing(app), LEFT)
  const one = Number.parseInt((await doneButton()).textContent.slice(7), 10)
  expect(one).toBeGreaterThan(0)
  expect(await doneButton()).toHaveFocus()

  await app.user.click(screen.getByRole('button', { name: 'Add area' }))
  lasso(await surface(), RIGHT)
  await waitFor(async () => expect(Number.parseInt((await doneButton()).textContent.slice(7), 10)).toBeGreaterThan(one))
  const corners = within(screen.getByRole('group', { name: 'Corners of the area' }))
  corners.getByRole('button', { name: 'Corner 1 of 3, area 2' }).focus()
  await app.user.keyboard('{ArrowLeft}{Delete}')
  await waitFor(async () => expect(await doneButton()).toHaveTextContent(`Done · ${one} properties`))

  await app.user.click(await doneButton())
  await waitFor(() => expect(readArea(areaOf(app))).toHaveLength(1))
  const inside = SAMPLE_LISTINGS.filter(
    ({ latitude, longitude }) => latitude && longitude && isInArea(latitude, longitude, readArea(areaOf(app))!),
  )
  expect(one).toBe(inside.length)
  expect(await screen.findByText(`${one} properties`, { selector: '[data-count]' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change area' })).toHaveFocus())

  await app.user.click(screen.getByRole('button', { name: 'Change area' }))
  await app.user.click(await screen.findByRole('button', { name: 'Clear' }))
  await app.user.click(await screen.findByRole('button', { name: 'Search without area' }))
  await waitFor(() => expect(areaOf(app)).toBe(''))
  app.router.history.back()
  await waitFor(() => expect(readArea(areaOf(app))).toHaveLength(1))
})

test('an area is set by keyboard alone: arrows move the cross, Enter sets a corner, Backspace takes it back', async () => {
  const app = await openApp(AT_HOME)
  await startDrawing(app)
  const { user } = app
  await waitFor(async () => expect(await surface()).toHaveFocus())
  const steps = (arrow: string, count: number) => `{${arrow}}`.repeat(count)
  await user.keyboard(`${steps('ArrowLeft', 9)}${steps('ArrowUp', 9)}{Enter}${steps('ArrowRight', 15)}{Enter}`)
  expect(screen.queryByRole('button', { name: 'Close area' })).toBeNull()
  await user.keyboard(`${steps('ArrowDown', 15)}{Enter}{Backspace}{Shift>}{ArrowDown}{/Shift}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Close area' }))
  await user.click(await doneButton())
  await waitFor(() => expect(readArea(areaOf(app))?.[0]).toHaveLength(3))
})

test('a press draws nothing, and Escape leaves everything as it was', async () => {
  const app = await openApp(AT_HOME)
  const on = await startDrawing(app)
  lasso(on, [[100, 100]])
  expect(await surface()).toBeVisible()
  // A second finger is for moving the map.
  fireEvent.pointerDown(on, { clientX: 20, clientY: 20, pointerId: 1, button: 0 })
  fireEvent.pointerDown(on, { clientX: 300, clientY: 20, pointerId: 2, button: 0 })
  fireEvent.pointerMove(on, { clientX: 300, clientY: 300, pointerId: 1 })
  fireEvent.pointerMove(on, { clientX: 20, clientY: 300, pointerId: 1 })
  fireEvent.pointerUp(on, { clientX: 20, clientY: 300, pointerId: 1 })
  fireEvent.pointerUp(on, { clientX: 300, clientY: 20, pointerId: 2 })
  expect(await surface()).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Draw area' })).toHaveFocus())
  expect(areaOf(app)).toBe('')
})
