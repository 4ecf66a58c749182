import type { Bounds } from '../state/bounds'

const within = (value: number, edge: number) => Math.max(-edge, Math.min(edge, value))

/** A view as the search takes it: `west,south,east,north`, 4 decimals. */
export function boxOf({ west, south, east, north }: Bounds): string {
  return [within(west, 180), within(south, 90), within(east, 180), within(north, 90)]
    .map((degrees) => String(Number(degrees.toFixed(4)) + 0))
    .join(',')
}

/** Tiles of the map, 256 pixels wide, by which a view grows to the next line of a grid: small moves ask for nothing. */
const GRID = 0.5

/** A view widened to the lines of a grid. */
export function snapped({ west, south, east, north }: Bounds, zoom: number): string {
  const step = (360 / 2 ** zoom) * GRID
  const down = (degrees: number) => Math.floor(degrees / step) * step
  const up = (degrees: number) => Math.ceil(degrees / step) * step
  return boxOf({ west: down(west), south: down(south), east: up(east), north: up(north) })
}
