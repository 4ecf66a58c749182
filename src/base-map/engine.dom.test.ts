import L from 'leaflet'
import { expect, test, vi } from 'vitest'
import { mountBaseMap, paletteOf } from './engine'

test.each(['light', 'dark'] as const)('before its first tile the %s map is land, not open sea', (theme) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const container = document.createElement('div')
  const map = L.map(container, { center: [10.696, 122.5665], zoom: 13 })
  const mounted = mountBaseMap(map, theme, undefined)
  const shown = document.createElement('div')
  shown.style.background = paletteOf(theme).land
  expect(container.style.background).toBe(shown.style.background)
  mounted.remove()
  map.remove()
})
