import L from 'leaflet'
import { BASE_MAP_CREDIT } from './credits'
import { showPainted } from './worker/painter'
import type { BaseMapPalette } from './palette'

/** More than two pixels for each of the screen's nobody sees on a map, but a phone's memory does. */
export const MOST_RATIO = 2

export function paintTile(
  canvas: HTMLCanvasElement,
  coords: L.Coords,
  size: L.Point,
  palette: BaseMapPalette,
  signal: AbortSignal,
): Promise<boolean> {
  const view = { zoom: coords.z, left: coords.x * size.x, top: coords.y * size.y, width: size.x, height: size.y }
  return showPainted(canvas, { what: 'ground', view, ratio: pixelRatio(), palette }, signal)
}

export function pixelRatio(): number {
  return Math.min(MOST_RATIO, Math.max(1, window.devicePixelRatio || 1))
}

export type BaseMapLayerOptions = L.GridLayerOptions & { palette: BaseMapPalette }

type Tile = { canvas: HTMLCanvasElement; coords: L.Coords; painting: AbortController; done: () => void }

/** Painted on the spot, so no tile can be missing. Labels are a layer of their own. */
export class BaseMapLayer extends L.GridLayer {
  private palette: BaseMapPalette
  private readonly tiles = new Map<HTMLElement, Tile>()

  constructor({ palette, ...options }: BaseMapLayerOptions) {
    // Few large tiles: each is a layer that the browser composes anew at every step of a drag.
    super({ attribution: BASE_MAP_CREDIT, minZoom: 7, maxZoom: 19, tileSize: 512, keepBuffer: 1, ...options })
    this.palette = palette
    this.on('tileunload', ({ tile }: L.TileEvent) => {
      this.tiles.get(tile)?.painting.abort()
      this.tiles.delete(tile)
    })
  }

  /** Repaints the tiles that stand, in place, in other colors. */
  setPalette(palette: BaseMapPalette): this {
    if (palette === this.palette) return this
    this.palette = palette
    for (const tile of this.tiles.values()) void this.repaint(tile)
    return this
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    const tile = { canvas, coords, painting: new AbortController(), done: () => done(undefined, canvas) }
    this.tiles.set(canvas, tile)
    void this.repaint(tile)
    return canvas
  }

  private async repaint(tile: Tile): Promise<void> {
    tile.painting.abort()
    const { signal } = (tile.painting = new AbortController())
    if (!(await paintTile(tile.canvas, tile.coords, this.getTileSize(), this.palette, signal))) return
    tile.done()
    tile.done = () => {}
  }
}
