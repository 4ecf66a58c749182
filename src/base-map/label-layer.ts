import L from 'leaflet'
import { pixelRatio } from './base-map-layer'
import { BASE_MAP_CREDIT } from './credits'
import { ROOM_CHANGED, takenOn } from './label-room'
import { showPainted } from './worker/painter'
import type { View } from './painter/pen'
import type { BaseMapPalette } from './palette'

const PANE = 'base-map-labels'
/** How far the names reach beyond the view on each side, as a share of it, so that a drag shows no bare rim. */
const PADDING = 0.25

/** One canvas over the tiles, rewritten when the map comes to rest. Takes no clicks. */
export class LabelLayer extends L.Layer {
  private palette: BaseMapPalette
  private readonly canvas = document.createElement('canvas')
  /** What of the world the canvas shows; null while it is blank. */
  private written: View | null = null
  private host: L.Map | null = null
  private writing = new AbortController()

  constructor(palette: BaseMapPalette) {
    super({ pane: PANE, attribution: BASE_MAP_CREDIT })
    this.palette = palette
    this.canvas.style.pointerEvents = 'none'
    this.canvas.className = 'leaflet-zoom-animated'
    this.canvas.setAttribute('aria-hidden', 'true')
  }

  setPalette(palette: BaseMapPalette): this {
    this.palette = palette
    void this.rewrite()
    return this
  }

  override onAdd(map: L.Map): this {
    this.host = map
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '250'
    pane.style.pointerEvents = 'none'
    pane.append(this.canvas)
    void this.rewrite()
    return this
  }

  override onRemove(): this {
    this.writing.abort()
    this.canvas.remove()
    this.host = null
    return this
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    const events: Record<string, L.LeafletEventHandlerFn> = {
      moveend: () => void this.rewrite(),
      viewreset: () => void this.rewrite(),
      resize: () => void this.rewrite(),
      [ROOM_CHANGED]: () => void this.rewrite(),
      zoom: () => this.followMap(),
    }
    if (this.host?.options.zoomAnimation !== false) {
      events.zoomanim = (event) => {
        const { center, zoom } = event as L.ZoomAnimEvent
        this.follow(center, zoom)
      }
    }
    return events
  }

  private followMap(): void {
    if (this.host) this.follow(this.host.getCenter(), this.host.getZoom())
  }

  private follow(center: L.LatLng, zoom: number): void {
    const { host: map, written } = this
    if (!map || !written) return
    const scale = map.getZoomScale(zoom, written.zoom)
    const size = map.getSize()
    const pane = map.getPane('mapPane')
    const panned = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0)
    const origin = map
      .project(center, zoom)
      .subtract(size.divideBy(2))
      .add(panned ?? L.point(0, 0))
      .round()
    L.DomUtil.setTransform(this.canvas, L.point(written.left, written.top).multiplyBy(scale).subtract(origin), scale)
  }

  /** What is written stays in place until the new names are there. */
  private async rewrite(): Promise<void> {
    const map = this.host
    const size = map?.getSize()
    if (!map || !size?.x || !size.y) return
    this.followMap()
    this.writing.abort()
    const { signal } = (this.writing = new AbortController())
    const zoom = map.getZoom()
    const width = Math.ceil(size.x * (1 + 2 * PADDING))
    const height = Math.ceil(size.y * (1 + 2 * PADDING))
    const { x: left, y: top } = map
      .project(map.getCenter(), zoom)
      .subtract(size.multiplyBy(0.5 + PADDING))
      .round()
    const view = { zoom, left, top, width, height }
    const family = getComputedStyle(document.body).fontFamily || 'sans-serif'
    const taken = takenOn(map).map((place) => {
      const { x, y } = map.project([place.lat, place.lng], zoom).subtract([left, top])
      return { x0: x + place.left, y0: y + place.top, x1: x + place.right, y1: y + place.bottom }
    })
    const job = { what: 'names' as const, view, ratio: pixelRatio(), palette: this.palette, family, taken }
    if (!(await showPainted(this.canvas, job, signal))) return
    this.written = view
    this.canvas.style.width = `${width}px`
    this.canvas.style.height = `${height}px`
    this.followMap()
  }
}
