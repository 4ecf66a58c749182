import { vi } from 'vitest'
// Loaded here: a test may end before the map has loaded it, and loading fails after the end.
import '@/base-map/worker/paint-here'

// Leaflet draws shapes as SVG where it finds this, and jsdom has no canvas.
Object.assign(SVGSVGElement.prototype, { createSVGRect: () => null })

/** Gives elements a size, which jsdom does not lay out, and takes away the canvas, which it cannot paint. */
export function layOutMap({ width = 800, height = 600 } = {}): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
}
