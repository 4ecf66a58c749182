import type L from 'leaflet'
import { BaseMapLayer } from './base-map-layer'
import { LabelLayer } from './label-layer'
import { DARK_PALETTE, LIGHT_PALETTE, type BaseMapPalette } from './palette'
import { ServiceLayer } from './service-layer'
import { cellsIn, streetsOf } from './streets'

export type BaseMapTheme = 'light' | 'dark'

/** The colours of a theme. */
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

/** Calls back when the page is idle, with a clock that says how many milliseconds are left. */
function whenIdle(work: (left: () => number) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback((deadline) => work(() => deadline.timeRemaining()))
  else setTimeout(() => work(() => 0), 60)
}

/** Weaves the city's small streets while the page is idle, so that the first close look at a quarter is not slower than the next. */
function weaveAhead(): () => void {
  const abort = new AbortController()
  const cells = cellsIn('town', 10.675, 122.5, 10.765, 122.6)
  const step = (left: () => number) => {
    for (let cell = cells.pop(); cell && !abort.signal.aborted; cell = left() > 3 ? cells.pop() : undefined)
      streetsOf('town', cell)
    if (cells.length > 0 && !abort.signal.aborted) whenIdle(step)
  }
  whenIdle(step)
  return () => abort.abort()
}

/** Puts the base map under everything else on a map: ours, or a tile service's at `url` with ours behind it. */
export function mountBaseMap(map: L.Map, theme: BaseMapTheme, url: string | undefined): MountedBaseMap {
  const palette = paletteOf(theme)
  const container = map.getContainer()
  const before = container.style.background
  container.style.background = palette.water
  const labels = new LabelLayer(palette)
  const tiles = url ? new ServiceLayer({ url, palette }) : new BaseMapLayer({ palette })
  tiles.addTo(map)
  if (tiles instanceof ServiceLayer) namesWhenPainted(map, tiles, labels)
  else labels.addTo(map)
  const stop = url ? () => undefined : weaveAhead()
  return {
    setTheme(next) {
      container.style.background = paletteOf(next).water
      tiles.setPalette(paletteOf(next))
      labels.setPalette(paletteOf(next))
    },
    remove() {
      stop()
      labels.remove()
      tiles.off().remove()
      container.style.background = before
    },
  }
}
