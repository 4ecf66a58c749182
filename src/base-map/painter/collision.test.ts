import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CollisionGrid, type Box } from './collision'

const box = tuple(
  integer({ min: -300, max: 1500 }),
  integer({ min: -300, max: 1500 }),
  integer({ min: 1, max: 260 }),
  integer({ min: 1, max: 60 }),
).map(([x0, y0, w, h]): Box => ({ x0, y0, x1: x0 + w, y1: y0 + h }))
const meet = (a: Box, b: Box) => a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0

describe('names on the map', () => {
  it('never meet', () => {
    assert(
      property(array(box, { maxLength: 60 }), (boxes) => {
        const grid = new CollisionGrid()
        const placed: Box[] = []
        for (const one of boxes) {
          const free = !placed.some((other) => meet(one, other))
          expect(grid.isFree([one])).toBe(free)
          if (!free) continue
          grid.add([one])
          placed.push(one)
        }
      }),
    )
  })
})
