import L from 'leaflet'
import { BASE_MAP_CREDIT } from './credits'
import { paint } from './paint'
import { PaintQueue } from './paint-queue'
import type { BaseMapPalette } from './palette'

function paintInto(canvas: HTMLCanvasElement, coords: L.Coords, size: L.Point, palette: BaseMapPalette): void {
  const ratio = Math.min(3, Math.max(1, window.devicePixelRatio || 1))
  canvas.width = Math.ceil(size.x * ratio)
  canvas.height = Math.ceil(size.y * ratio)
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.scale(canvas.width / size.x, canvas.height / size.y)
  paint(
    ctx,
    { zoom: coords.z, left: coords.x * size.x, top: coords.y * size.y, width: size.x, height: size.y },
    palette,
  )
}

/** Makes one painted tile at once, sharp on the screen's pixel density. `size` in CSS pixels. */
export function paintedTile(coords: L.Coords, size: L.Point, palette: BaseMapPalette): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  paintInto(canvas, coords, size, palette)
  return canvas
}

export type BaseMapLayerOptions = L.GridLayerOptions & { palette: BaseMapPalette }

/** Our vector base map as a tile layer; every tile is painted on the spot, so none can be missing. Labels are a layer of their own. */
export class BaseMapLayer extends L.GridLayer {
  private palette: BaseMapPalette
  private readonly queue = new PaintQueue()
  private readonly tiles = new Map<HTMLElement, L.Coords>()

  constructor({ palette, ...options }: BaseMapLayerOptions) {
    super({ attribution: BASE_MAP_CREDIT, minZoom: 7, maxZoom: 19, keepBuffer: 3, ...options })
    this.palette = palette
    this.on('tileunload', ({ tile }: L.TileEvent) => {
      this.tiles.delete(tile)
      this.queue.drop(tile)
    })
  }

  /** Repaints the tiles that stand, in place, in other colours. */
  setPalette(palette: BaseMapPalette): this {
    if (palette === this.palette) return this
    this.palette = palette
    for (const [tile, coords] of this.tiles) this.queue.add(tile, () => this.paintTile(tile, coords))
    return this
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    this.tiles.set(tile, coords)
    this.queue.add(tile, () => {
      this.paintTile(tile, coords)
      done(undefined, tile)
    })
    return tile
  }

  private paintTile(tile: HTMLElement, coords: L.Coords): void {
    if (tile instanceof HTMLCanvasElement) paintInto(tile, coords, this.getTileSize(), this.palette)
  }
}
