import L from 'leaflet'
import { paint } from './paint'
import type { BaseMapPalette } from './palette'

/** What the attribution corner says about our own map. */
export const BASE_MAP_CAPTION = 'Illustrative map, not for navigation'

/** Makes one painted tile, sharp on the screen's pixel density. `size` in CSS pixels. */
export function paintedTile(coords: L.Coords, size: L.Point, palette: BaseMapPalette): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const ratio = Math.min(3, Math.max(1, window.devicePixelRatio || 1))
  canvas.width = Math.ceil(size.x * ratio)
  canvas.height = Math.ceil(size.y * ratio)
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.scale(canvas.width / size.x, canvas.height / size.y)
  paint(ctx, { zoom: coords.z, left: coords.x * size.x, top: coords.y * size.y, width: size.x, height: size.y }, palette)
  return canvas
}

export type BaseMapLayerOptions = L.GridLayerOptions & { palette: BaseMapPalette }

/** Our vector base map as a tile layer; every tile is painted on the spot, so none can be missing. Labels are a layer of their own. */
export class BaseMapLayer extends L.GridLayer {
  private palette: BaseMapPalette

  constructor({ palette, ...options }: BaseMapLayerOptions) {
    super({ attribution: BASE_MAP_CAPTION, minZoom: 7, maxZoom: 19, keepBuffer: 3, ...options })
    this.palette = palette
  }

  /** Repaints everything in other colours. */
  setPalette(palette: BaseMapPalette): this {
    if (palette === this.palette) return this
    this.palette = palette
    return this.redraw()
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    return paintedTile(coords, this.getTileSize(), this.palette)
  }
}
