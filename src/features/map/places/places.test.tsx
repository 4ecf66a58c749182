import { configure, screen } from '@testing-library/react'
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
