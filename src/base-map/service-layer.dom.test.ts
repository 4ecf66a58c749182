import L from 'leaflet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// What paints a failed tile, fetched when it is needed: on a slow machine that was after the test had ended.
import './worker/paint-here'
import { DARK_PALETTE, LIGHT_PALETTE } from './palette'
import { SERVICE_CREDIT } from './credits'
import { ServiceLayer } from './service-layer'

describe('tiles of a map service', () => {
  let map: L.Map

  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const container = document.createElement('div')
    Object.defineProperties(container, { clientWidth: { value: 512 }, clientHeight: { value: 512 } })
    document.body.append(container)
    map = L.map(container, { center: [10.7, 122.56], zoom: 13, fadeAnimation: false })
  })

  afterEach(() => map.remove())

  it('fills the address in', () => {
    const layer = new ServiceLayer({ url: 'https://{s}.tiles.test/{z}/{x}/{y}.png', palette: LIGHT_PALETTE })
    const coords = Object.assign(L.point(4, 5), { z: 3 })
    expect(layer.addressOf(coords)).toBe('https://a.tiles.test/3/4/5.png')
  })

  it('paints exactly the tiles that fail', () => {
    const layer = new ServiceLayer({ url: 'https://tiles.test/{z}/{x}/{y}.png', palette: LIGHT_PALETTE }).addTo(map)
    const images = [...map.getContainer().querySelectorAll<HTMLImageElement>('.leaflet-tile img')]
    expect(images.length).toBeGreaterThan(2)
    const [failed, ...others] = images.map((image) => ({ image, tile: image.parentElement as HTMLElement }))
    failed?.image.dispatchEvent(new Event('error'))
    others.forEach(({ image }) => image.dispatchEvent(new Event('load')))
    expect(failed?.tile.querySelector('canvas')).not.toBeNull()
    expect(failed?.tile.querySelector('img')).toBeNull()
    expect(others.every(({ tile }) => tile.querySelector('img') && !tile.querySelector('canvas'))).toBe(true)
    expect(layer.getAttribution?.()).toBe(SERVICE_CREDIT)
  })
  it('follows the theme: pictures by a filter, failed tiles painted again', async () => {
    const painter = await import('./worker/painter')
    const shown = vi.spyOn(painter, 'showPainted').mockResolvedValue(true)
    const layer = new ServiceLayer({ url: 'https://tiles.test/{z}/{x}/{y}.png', palette: DARK_PALETTE }).addTo(map)
    const [failed, picture] = [...map.getContainer().querySelectorAll<HTMLImageElement>('.leaflet-tile img')]
    failed?.dispatchEvent(new Event('error'))
    expect(picture?.style.filter).toBe(DARK_PALETTE.service)
    expect(shown).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ palette: DARK_PALETTE }),
      expect.anything(),
    )
    layer.setPalette(LIGHT_PALETTE)
    expect(picture?.style.filter).toBe('none')
    expect(shown).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ palette: LIGHT_PALETTE }),
      expect.anything(),
    )
  })
})
