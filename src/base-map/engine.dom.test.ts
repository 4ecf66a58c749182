import L from 'leaflet'
import { afterEach, expect, test, vi } from 'vitest'
import { mountBaseMap, paletteOf } from './engine'

afterEach(() => void vi.useRealTimers())

test('a map that is left in the middle of a zoom ends without a word', () => {
  vi.useFakeTimers()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const map = L.map(document.createElement('div'), { center: [10.696, 122.5665], zoom: 13 })
  mountBaseMap(map, 'light', undefined)
  map.getContainer().dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true }))
  // jsdom has no transforms, so Leaflet would not animate by itself.
  Reflect.apply(Reflect.get(map, '_animateZoom'), map, [map.getCenter(), 14, true])
  vi.advanceTimersByTime(10)
  map.remove()
  expect(() => vi.runAllTimers()).not.toThrow()
})

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
