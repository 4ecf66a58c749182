import { beforeEach, expect, test, vi } from 'vitest'
import { LIGHT_PALETTE } from '../palette'
import type { Box } from './collision'
import { drawLabels } from './labels'
import type { Context2D, View } from './pen'

// Node has no paths, and icons are none of this test.
beforeEach(() => {
  vi.stubGlobal('Path2D', function Path2D() {
    return new Proxy({}, { get: () => () => {} })
  })
})

const ZOOM = 13
const world = 256 * 2 ** ZOOM
const left = Math.round(((122.5 + 180) / 360) * world)
const top = Math.round((0.5 - Math.log(Math.tan(Math.PI / 4 + (10.75 * Math.PI) / 360)) / (2 * Math.PI)) * world)
const VIEW: View = { zoom: ZOOM, left, top, width: 900, height: 600 }

/** Where each name is written, in pixels of the view. */
function written(taken: readonly Box[]): Map<string, { x: number; y: number }> {
  const found = new Map<string, { x: number; y: number }>()
  const at = [{ x: 0, y: 0 }]
  const pen: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 8 }),
    save: () => at.push({ ...at.at(-1)! }),
    restore: () => at.pop(),
    translate: (x: number, y: number) => {
      const now = at.at(-1)!
      now.x += x
      now.y += y
    },
    fillText: (text: string, x: number, y: number) => {
      if (text.length > 1) found.set(text, { x: at.at(-1)!.x + x, y: at.at(-1)!.y + y })
    },
  }
  const canvas = new Proxy(pen, { get: (given, name) => given[String(name)] ?? (() => {}), set: () => true })
  drawLabels(canvas as unknown as Context2D, VIEW, LIGHT_PALETTE, 'sans-serif', taken)
  return found
}

const around = ({ x, y }: { x: number; y: number }, by: number): Box => ({
  x0: x - by,
  y0: y - by,
  x1: x + by,
  y1: y + by,
})

test('the name of a district gives way to a pin, and stays near its place', () => {
  const before = written([]).get('La Paz')!
  const pin = around(before, 24)
  const after = written([pin]).get('La Paz')!
  expect(after).not.toEqual(before)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(130)
  expect(Math.abs(after.y - before.y) > 30 || Math.abs(after.x - before.x) > 45).toBe(true)
})

test('no name is written where everything is taken', () => {
  expect(written([{ x0: -500, y0: -500, x1: 1500, y1: 1200 }]).size).toBe(0)
})

test('a point of interest under a pin is left out, and comes back when the pin goes', () => {
  const before = written([]).get('Jaro Cathedral')!
  expect(written([around(before, 60)]).has('Jaro Cathedral')).toBe(false)
  expect(written([]).get('Jaro Cathedral')).toEqual(before)
})
