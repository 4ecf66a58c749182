import type L from 'leaflet'
import { BaseMapLayer } from './base-map-layer'
import { LabelLayer } from './label-layer'
import { DARK_PALETTE, LIGHT_PALETTE, type BaseMapPalette } from './palette'
import { ServiceLayer } from './service-layer'

export type BaseMapTheme = 'light' | 'dark'

export const paletteOf = (theme: BaseMapTheme): BaseMapPalette => (theme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE)

export type MountedBaseMap = { setTheme: (theme: BaseMapTheme) => void; remove: () => void }

/** Names go over the service's tiles only when none of those in view came: its own tiles carry their names already. */
function namesWhenPainted(map: L.Map, tiles: ServiceLayer, labels: LabelLayer): void {
  tiles.on('load', () => {
    const all = [...(tiles.getContainer()?.querySelectorAll<HTMLElement>('.leaflet-tile-loaded') ?? [])]
    const painted = all.length > 0 && all.every((tile) => tile.dataset.painted !== undefined)
    if (painted) labels.addTo(map)
    else labels.remove()
  })
}

/** Leaflet's timers of a zoom outlive their map, and then look for parts that are gone. */
function endZoomWith(map: L.Map): void {
  map.on('unload', () => {
    clearTimeout((map.scrollWheelZoom as L.Handler & { _timer?: number })._timer)
    Object.assign(map, { _animatingZoom: false })
  })
}

/** Puts the base map under everything else on a map: ours, or a tile service's at `url` with ours behind it. */
export function mountBaseMap(map: L.Map, theme: BaseMapTheme, url: string | undefined): MountedBaseMap {
  endZoomWith(map)
  const palette = paletteOf(theme)
  const container = map.getContainer()
  const before = container.style.background
  // Land, most of what there is to see: until the first tiles are painted the map must not look like open sea.
  container.style.background = palette.land
  const labels = new LabelLayer(palette)
  const tiles = url ? new ServiceLayer({ url, palette }) : new BaseMapLayer({ palette })
  tiles.addTo(map)
  if (tiles instanceof ServiceLayer) namesWhenPainted(map, tiles, labels)
  else labels.addTo(map)
  return {
    setTheme(next) {
      container.style.background = paletteOf(next).land
      tiles.setPalette(paletteOf(next))
      labels.setPalette(paletteOf(next))
    },
    remove() {
      labels.remove()
      tiles.off().remove()
      container.style.background = before
    },
  }
}
