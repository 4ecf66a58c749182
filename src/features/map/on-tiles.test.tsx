import { configure, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { DARK_PALETTE } from '@/base-map/palette'
import { boxOf, writeArea } from '@/domain/search/query/area'
import { NAMED_AREAS } from './draw/named-areas'
import { layOutMap } from './map.test-support'
// Loaded here: a busy machine takes its time to read the map.
import './canvas/map-canvas'
import './draw/draw-area'
import './places/place-layer'

configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => {
  layOutMap()
  vi.stubEnv('VITE_TILE_URL', 'https://{s}.tiles.test/{z}/{x}/{y}.png')
  return () => vi.unstubAllEnvs()
})

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile img')]

test('over the tiles of a service stand pins, area, floods and its credit, in the colors of the theme', async () => {
  const jaro = NAMED_AREAS.find(({ name }) => name === 'Jaro')!.ringOf(16, 0)
  const { south, north, west, east } = boxOf([jaro])
  const middle = `lat=${(south + north) / 2}&lng=${(west + east) / 2}&z=12`
  const { user } = await openApp(`/map?mode=all&area=${writeArea([jaro])}&place=In%20Jaro&${middle}`)
  const pins = await screen.findByRole('group', { name: 'Properties on the map' })
  await waitFor(() => expect(pins.querySelector('[data-cluster], [data-pin]')).not.toBeNull())
  expect(tiles().length).toBeGreaterThan(2)
  for (const { src } of tiles()) expect(src).toMatch(/^https:\/\/[abc]\.tiles\.test\/12\/\d+\/\d+\.png$/)
  await waitFor(() => expect(document.querySelector('.leaflet-overlay-pane path')).not.toBeNull())
  const shapes = document.querySelectorAll('.leaflet-overlay-pane path').length

  await user.click(await screen.findByRole('button', { name: 'Places' }))
  await user.click(await screen.findByRole('switch', { name: 'Once in 100 years' }))
  await screen.findByRole('region', { name: 'Floods' })
  await waitFor(() => expect(document.querySelectorAll('.leaflet-overlay-pane path').length).toBeGreaterThan(shapes))
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  expect(screen.queryByText(/Illustrative map/)).toBeNull()

  expect(tiles()[0]!.style.filter).toBe('none')
  await user.keyboard('{Escape}')
  await user.click(screen.getAllByRole('button', { name: 'Dark mode' })[0]!)
  await waitFor(() => expect(tiles()[0]!.style.filter).toBe(DARK_PALETTE.service))
})
