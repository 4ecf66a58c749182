import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { layOutMap } from '../map.test-support'
// Loaded here: a busy machine takes its time to read the map.
import '../canvas/map-canvas'
import './place-layer'

configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => layOutMap())

test('places stand on the map by kind, and say about how far they are from the selected property', async () => {
  const { user } = await openApp('/map?mode=all&pin=7')
  await screen.findByRole('dialog')
  await user.click(await screen.findByRole('button', { name: 'Places' }))
  await user.click(await screen.findByRole('switch', { name: 'Hospitals' }))
  const places = await screen.findByRole('list', { name: 'Places' })
  expect(places).toHaveTextContent(/St. Paul’s Hospitalabout \d+ min/)
  expect(places).not.toHaveTextContent('UP Visayas')
})

test('floods stand on the map with their levels in words, and say whose they are', async () => {
  const { user } = await openApp('/map?mode=all')
  await screen.findByRole('group', { name: 'Properties on the map' })
  await user.click(await screen.findByRole('button', { name: 'Places' }))
  await user.click(await screen.findByRole('switch', { name: 'Once in 100 years' }))
  const floods = within(await screen.findByRole('region', { name: 'Floods' }))
  expect(floods.getByText('Medium, 0.5 to 1.5 m')).toBeVisible()
  expect(floods.getByText(/not checked by us\. The levels of the built-in listings are samples/)).toBeVisible()
  const items = within(floods.getByRole('list', { name: 'Floods by property' })).getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(3)
  for (const item of items) expect(item).toHaveTextContent(/: (None|Low|Medium|High)/)
  await user.click(screen.getByRole('switch', { name: 'Once in 100 years' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Floods' })).toBeNull())
})
