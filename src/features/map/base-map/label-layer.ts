import L from 'leaflet'
import { BASE_MAP_CREDIT } from './credits'
import { drawLabels, forgetWidths } from './labels'
import type { BaseMapPalette } from './palette'

const PANE = 'base-map-labels'
/** How far the names reach beyond the view on each side, as a share of it, so that a drag shows no bare rim. */
const PADDING = 0.25

/**
 * The names on the base map: one canvas over the tiles and under everything else, rewritten when the map comes to rest.
 * Takes no clicks.
 */
export class LabelLayer extends L.Layer {
  private palette: BaseMapPalette
  private readonly canvas = document.createElement('canvas')
  private centre = L.latLng(0, 0)
  private zoom = 0
  private host: L.Map | null = null

  constructor(palette: BaseMapPalette) {
    super({ pane: PANE, attribution: BASE_MAP_CREDIT })
    this.palette = palette
    this.canvas.style.pointerEvents = 'none'
    this.canvas.className = 'leaflet-zoom-animated'
    this.canvas.setAttribute('aria-hidden', 'true')
  }

  /** Rewrites the names in other colours. */
  setPalette(palette: BaseMapPalette): this {
    this.palette = palette
    this.rewrite()
    return this
  }

  override onAdd(map: L.Map): this {
    this.host = map
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '250'
    pane.style.pointerEvents = 'none'
    pane.append(this.canvas)
    this.rewrite()
    // A web font that arrives later would otherwise leave the fallback's letters standing.
    void this.rewriteWithFonts()
    return this
  }

  override onRemove(): this {
    this.canvas.remove()
    this.host = null
    return this
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    const events: Record<string, L.LeafletEventHandlerFn> = {
      moveend: () => this.rewrite(),
      viewreset: () => this.rewrite(),
      resize: () => this.rewrite(),
      zoom: () => {
        if (this.host) this.follow(this.host.getCenter(), this.host.getZoom())
      },
    }
    if (this.host?.options.zoomAnimation !== false) {
      events.zoomanim = (event) => {
        const { center, zoom } = event as L.ZoomAnimEvent
        this.follow(center, zoom)
      }
    }
    return events
  }

  private async rewriteWithFonts(): Promise<void> {
    await document.fonts?.ready
    forgetWidths()
    this.rewrite()
  }

  /** Keeps the written canvas in place while the zoom runs. */
  private follow(center: L.LatLng, zoom: number): void {
    const map = this.host
    if (!map) return
    const scale = map.getZoomScale(zoom, this.zoom)
    const size = map.getSize()
    const pane = map.getPane('mapPane')
    const panned = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0)
    const origin = map
      .project(center, zoom)
      .subtract(size.divideBy(2))
      .add(panned ?? L.point(0, 0))
      .round()
    const topLeft = map
      .project(this.centre, zoom)
      .subtract(size.multiplyBy((0.5 + PADDING) * scale))
      .subtract(origin)
    L.DomUtil.setTransform(this.canvas, topLeft, scale)
  }

  private rewrite(): void {
    const map = this.host
    if (!map) return
    this.centre = map.getCenter()
    this.zoom = map.getZoom()
    const size = map.getSize()
    const width = Math.ceil(size.x * (1 + 2 * PADDING))
    const height = Math.ceil(size.y * (1 + 2 * PADDING))
    if (size.x === 0 || size.y === 0) return
    const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1))
    this.canvas.width = width * ratio
    this.canvas.height = height * ratio
    this.canvas.style.width = `${width}px`
    this.canvas.style.height = `${height}px`
    const corner = map.containerPointToLayerPoint(size.multiplyBy(-PADDING)).round()
    L.DomUtil.setTransform(this.canvas, corner, 1)
    const ctx = this.canvas.getContext('2d')
    if (!ctx) return
    ctx.scale(ratio, ratio)
    const { x: left, y: top } = corner.add(map.getPixelOrigin())
    drawLabels(
      ctx,
      { zoom: this.zoom, left, top, width, height },
      this.palette,
      getComputedStyle(document.body).fontFamily || 'sans-serif',
    )
  }
}
