import { expect, test } from 'vitest'
import { panClearOf, panClearOfAll, type Rect } from './clear-of'

const VIEW: Rect = { left: 0, top: 0, right: 800, bottom: 600 }
const BAR: Rect = { left: 12, top: 12, right: 400, bottom: 52 }
const LEGEND: Rect = { left: 12, top: 60, right: 250, bottom: 96 }
const SHEET: Rect = { left: 0, top: 300, right: 800, bottom: 600 }
const SHEET_HEAD: Rect = { left: 0, top: 580, right: 800, bottom: 640 }
const at = (x: number, y: number): Rect => ({ left: x - 30, right: x + 30, top: y - 15, bottom: y + 15 })

/** Where the box is after the pan. */
function after(box: Rect, covers: readonly Rect[]) {
  const [x, y] = panClearOf(box, VIEW, covers)
  return { left: box.left - x, right: box.right - x, top: box.top - y, bottom: box.bottom - y }
}

test('a pin in the open stays, one at the edge comes in', () => {
  expect(panClearOf(at(500, 200), VIEW, [BAR])).toEqual([0, 0])
  expect(panClearOf(at(790, 200), VIEW, [])).toEqual([76, 0])
})

test('a pin under the bar comes out below it, past the legend too', () => {
  expect(after(at(300, 80), [{ ...BAR, bottom: 90 }]).top).toBe(98)
  const box = after(at(100, 75), [BAR, LEGEND])
  expect(box.top).toBe(104)
})

test('a pin under the sheet comes up above it', () => {
  expect(after(at(400, 450), [SHEET]).bottom).toBe(292)
})

test('where everything is covered only the edge counts', () => {
  expect(panClearOf(at(400, 300), VIEW, [VIEW])).toEqual([0, 0])
})

test('the view opens with every pin beside the bars, moved no further than it has to', () => {
  const pins = [at(120, 60), at(500, 200), at(700, 540)]
  const pan = panClearOfAll(pins, VIEW, [BAR, SHEET_HEAD])
  expect(pan).toEqual([0, -8])
  expect(panClearOfAll([at(500, 200)], VIEW, [BAR])).toEqual([0, 0])
})

test('a pin beyond the edge of the view is under no bar', () => {
  expect(panClearOfAll([at(200, -20)], { ...VIEW, top: 0 }, [{ ...BAR, top: -40 }])).toEqual([0, 0])
})
