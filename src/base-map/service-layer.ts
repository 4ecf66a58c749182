import L from 'leaflet'
import { paintTile, type BaseMapLayerOptions } from './base-map-layer'
import { SERVICE_CREDIT } from './credits'
import type { BaseMapPalette } from './palette'

export type ServiceLayerOptions = BaseMapLayerOptions & { url: string; subdomains?: string }

/** `{z}`, `{x}`, `{y}`, and optionally `{s}` and `{r}` in the URL. Our painted tile replaces each that fails. */
export class ServiceLayer extends L.GridLayer {
  private palette: BaseMapPalette
  private readonly url: string
  private readonly subdomains: string
  private readonly painted = new Map<HTMLElement, () => void>()

  constructor({ url, palette, subdomains = 'abc', ...options }: ServiceLayerOptions) {
    super({ attribution: SERVICE_CREDIT, minZoom: 7, maxZoom: 19, ...options })
    this.url = url
    this.palette = palette
    this.subdomains = subdomains
    this.on('tileunload', ({ tile }: L.TileEvent) => this.painted.delete(tile))
  }

  /** Other colors: for the painted tiles that stand, for those to come, and for the service's pictures. */
  setPalette(palette: BaseMapPalette): this {
    if (palette === this.palette) return this
    this.palette = palette
    for (const image of this.getContainer()?.querySelectorAll('img') ?? []) image.style.filter = palette.service
    for (const repaint of this.painted.values()) repaint()
    return this
  }

  addressOf({ x, y, z }: L.Coords): string {
    const s = this.subdomains[Math.abs(x + y) % this.subdomains.length] ?? 'a'
    return L.Util.template(this.url, { s, x, y, z, r: L.Browser.retina ? '@2x' : '' })
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div')
    const size = this.getTileSize()
    const image = document.createElement('img')
    image.alt = ''
    image.width = size.x
    image.height = size.y
    image.style.display = 'block'
    image.style.filter = this.palette.service
    image.addEventListener('load', () => done(undefined, tile))
    image.addEventListener('error', () => {
      const canvas = document.createElement('canvas')
      const repaint = () => void paintTile(canvas, coords, size, this.palette, new AbortController().signal)
      this.painted.set(tile, repaint)
      repaint()
      canvas.style.cssText = `display:block;width:${size.x}px;height:${size.y}px`
      tile.dataset.painted = ''
      tile.replaceChildren(canvas)
      done(undefined, tile)
    })
    image.src = this.addressOf(coords)
    tile.append(image)
    return tile
  }
}
