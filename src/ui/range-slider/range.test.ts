import { describe, expect, it } from 'vitest'
import { barInside, rangeAfterKey, rangeOf, scaleOf, thumbsOf, type Range } from './range'

const even = scaleOf({ min: 0, max: 100, step: 5 })
const stops = scaleOf({ stops: [0, 50, 100, 500, 10_000] })

describe('The thumbs', () => {
  it('stand inside the track whatever was typed', () => {
    expect(thumbsOf([0, null], even)).toEqual([0, 100])
    expect(thumbsOf([-5, 900], even)).toEqual([0, 100])
  })

  it('never cross', () => {
    expect(thumbsOf([60, 20], even)).toEqual([60, 60])
  })

  it('stand at the places of their stops, between two for a number between', () => {
    expect(thumbsOf([50, 500], stops)).toEqual([1, 3])
    expect(thumbsOf([75, 20_000], stops)).toEqual([1.5, 4])
  })
})

describe('The range of two thumbs', () => {
  it('has no upper bound with the thumb moved to the end', () => {
    expect(rangeOf([0, 100], [0, 50], even)).toEqual([0, null])
    expect(rangeOf([1, 4], [0, 500], stops)).toEqual([50, null])
  })

  it('keeps a bound typed beyond the track or at its end while the other thumb moves', () => {
    expect(rangeOf([20, 100], [0, 900], even)).toEqual([20, 900])
    expect(rangeOf([20, 100], [0, 100], even)).toEqual([20, 100])
  })
})

describe('A key moves the thumb that has the focus', () => {
  it.each<[string, number, Range, Range]>([
    ['Home', 1, [20, null], [20, 20]],
    ['End', 1, [20, 60], [20, null]],
    ['End', 1, [20, 100], [20, null]],
    ['Home', 0, [20, 60], [0, 60]],
    ['End', 0, [20, 60], [60, 60]],
    ['PageUp', 0, [20, 60], [60, 60]],
    ['PageUp', 1, [0, 40], [0, 90]],
    ['PageDown', 1, [20, 60], [20, 20]],
    ['PageDown', 1, [0, 60], [0, 10]],
    ['ArrowRight', 1, [0, 95], [0, null]],
    ['ArrowRight', 0, [12, null], [15, null]],
    ['ArrowDown', 0, [12, null], [10, null]],
  ])('%s on thumb %i of %o gives %o', (key, thumb, before, after) => {
    expect(rangeAfterKey(key, false, thumb, before, even)).toEqual(after)
  })

  it('leaves other keys alone', () => {
    expect(rangeAfterKey('Tab', false, 0, [0, null], even)).toBeUndefined()
  })

  it('goes from stop to stop', () => {
    expect(rangeAfterKey('ArrowLeft', false, 1, [0, null], stops)).toEqual([0, 500])
    expect(rangeAfterKey('ArrowLeft', false, 1, [0, 300], stops)).toEqual([0, 100])
    expect(rangeAfterKey('ArrowRight', false, 1, [0, 300], stops)).toEqual([0, 500])
  })
})

it('A bar is inside when its middle is', () => {
  expect([0, 1, 2, 3].map((bar) => barInside(bar, 4, [20, 70], even))).toEqual([false, true, true, false])
})
