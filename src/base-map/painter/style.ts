import type { RoadClass } from '../shapes/shapes'

const WIDTHS: Record<RoadClass | 'lane', readonly number[]> = {
  t: [0.8, 1.1, 1.7, 2.4, 3.4, 5, 7.5, 11, 16, 24],
  m: [0, 0.5, 0.8, 1.3, 2.2, 3.8, 6, 9, 14, 20],
  s: [0, 0, 0, 0.6, 1.2, 2.6, 4.8, 7.5, 11.5, 17],
  lane: [0, 0, 0, 0, 0.5, 0.9, 2.2, 4.4, 7.5, 12],
}

/** The width of a road in CSS pixels at an integer zoom; 0 is not drawn. */
export function roadWidth(kind: RoadClass | 'lane', zoom: number): number {
  return WIDTHS[kind][Math.min(9, Math.max(0, zoom - 9))] ?? 0
}

/** How far a road's casing stands out on both sides together, in CSS pixels. */
export const casingWidth = (zoom: number) => (zoom < 12 ? 0 : zoom < 16 ? 1.2 : 1.8)

/** CSS pixels in a meter at Iloilo's latitude. */
export const pixelsPerMeter = (zoom: number) => (256 * 2 ** zoom) / (40_075_017 * Math.cos((10.7 * Math.PI) / 180))
