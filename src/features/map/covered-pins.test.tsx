import { configure, screen, waitFor, within } from '@testing-library/react'
import L from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'
import type { Scenario } from '@mocks/scenarios/scenario'
import { layOutMap } from './map.test-support'
// Loaded here: a busy machine takes its time to read the map.
import './canvas/map-canvas'

configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => layOutMap())

/** Two listings at one point, as two flats of a tower. */
const TOWER: Scenario = {
  ...scenarioById('samples'),
  patch: {
    property: {
      '1': { latitude: 10.7301, longitude: 122.5501 },
      '2': { latitude: 10.7301, longitude: 122.5501 },
    },
  },
}
const NEAR_TOWER = '/map?mode=all&lat=10.7301&lng=122.5501&z=19'
const tower = () => screen.findByRole('button', { name: /^2 .*properties: / })
const list = () => screen.queryByRole('dialog', { name: '2 properties in this building' })

test('a cluster that no zoom splits opens the list of its building; Escape leads back to it', async () => {
  const { user, router } = await openApp(NEAR_TOWER, { scenario: TOWER })
  const cluster = await tower()
  cluster.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(list()).toBeVisible())
  expect(cluster).toHaveAttribute('aria-expanded', 'true')
  expect(within(list()!).getAllByRole('listitem')).toHaveLength(2)
  await user.tab()
  expect(list()).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  expect(list()).toBeNull()
  expect(cluster).toHaveFocus()

  await user.keyboard('{Enter}')
  await waitFor(() => expect(list()).toBeVisible())
  await user.click(within(within(list()!).getAllByRole('listitem')[0]!).getByRole('button'))
  await waitFor(() => expect(router.state.location.search).toHaveProperty('pin'))
})

/** jsdom does not know which focus came by the keyboard: here every one does. */
function focusByKeyboard() {
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? this === document.activeElement : this.closest(selector) === this
  })
}

/** Elements lie where `place` says; the map is 800 by 600. */
function layOut(place: (element: Element) => [left: number, top: number, width: number, height: number] | null) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, width, height] =
      place(this) ?? (this.matches('.leaflet-container') ? [0, 0, 800, 600] : [0, 0, 0, 0])
    return DOMRect.fromRect({ x: left, y: top, width, height })
  })
}

test('a pin that the keyboard reaches comes out from under the buttons on the map', async () => {
  const { user } = await openApp('/map?mode=all')
  const pins = await screen.findByRole('group', { name: 'Properties on the map' })
  await waitFor(() => expect(pins.querySelector('button')).not.toBeNull())
  const panned = vi.spyOn(L.Map.prototype, 'panBy').mockReturnThis()
  const bar = (await screen.findByRole('button', { name: 'Draw area' })).closest('[data-over-map]')
  expect(bar).not.toBeNull()
  const first = pins.querySelector('button')!
  focusByKeyboard()
  layOut((element) => (element === first ? [100, 70, 60, 30] : element === bar ? [12, 60, 400, 40] : null))
  for (let presses = 0; document.activeElement !== first && presses < 40; presses += 1) await user.tab()
  expect(first).toHaveFocus()
  // Below the bar, 8 px away from it.
  expect(panned).toHaveBeenCalledWith([0, 70 - 100 - 8], expect.anything())
})

test('on a phone the sheet makes room for the map when the keyboard comes to it', async () => {
  onPhone()
  const { user } = await openApp('/map?mode=all')
  const sheet = await screen.findByRole('region', { name: 'List of properties' })
  await user.click(within(sheet).getByRole('button', { name: 'Show List' }))
  expect(sheet).toHaveAttribute('data-stop', 'half')
  const pins = await screen.findByRole('group', { name: 'Properties on the map' })
  await waitFor(() => expect(pins.querySelector('button')).not.toBeNull())
  focusByKeyboard()
  for (let presses = 0; !pins.contains(document.activeElement) && presses < 40; presses += 1)
    await user.tab({ shift: true })
  expect(pins).toContainElement(document.activeElement as HTMLElement)
  await waitFor(() => expect(sheet).toHaveAttribute('data-stop', 'peek'))
})
