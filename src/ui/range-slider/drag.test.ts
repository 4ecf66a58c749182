import { describe, expect, it } from 'vitest'
import { draggedTo, gripAt, nearestStep, rangeDragged, type Thumbs } from './drag'
import { scaleOf, thumbsOf, type Range } from './range'

const even = scaleOf({ min: 0, max: 100, step: 5 })
const stops = scaleOf({ stops: [0, 50, 100, 500, 10_000] })

describe('A press', () => {
  it.each<[number, Thumbs, { held: 0 | 1; other: number; offset: number; moves: boolean }]>([
    [22, [20, 80], { held: 0, other: 80, offset: 2, moves: false }],
    [77, [20, 80], { held: 1, other: 20, offset: -3, moves: false }],
    [40, [20, 80], { held: 0, other: 80, offset: 0, moves: true }],
    [60, [20, 80], { held: 1, other: 20, offset: 0, moves: true }],
    [97, [20, 80], { held: 1, other: 20, offset: 0, moves: true }],
  ])('at %i with thumbs at %o holds the nearer one', (position, thumbs, grip) => {
    expect(gripAt(position, thumbs, 4)).toEqual(grip)
  })
})

it('A thumb stops at steps, inside the track', () => {
  expect([-20, 12, 13, 400].map((position) => nearestStep(position, even))).toEqual([0, 10, 15, 100])
  expect(nearestStep(2.4, stops)).toBe(2)
})

/** The range after the pointer was at each of the places. */
function drag(before: Range, from: number, ...places: number[]): Range {
  const grip = gripAt(from, thumbsOf(before, even), 2)
  return places.reduce((_, place) => {
    const { thumbs, held } = draggedTo(place, grip, even)
    return rangeDragged(thumbs, held, before, even)
  }, before)
}

describe('A drag', () => {
  it('moves the thumb by as much as the pointer', () => {
    expect(drag([20, 60], 21, 31)).toEqual([30, 60])
    expect(drag([20, 60], 59, 89)).toEqual([20, 90])
  })

  it('past the other thumb goes on with that one, and back again', () => {
    expect(drag([20, 60], 20, 80)).toEqual([60, 80])
    expect(drag([20, 60], 60, 5)).toEqual([5, 20])
    expect(drag([20, 60], 20, 80, 30)).toEqual([30, 60])
    expect(draggedTo(80, gripAt(20, [20, 60], 2), even).held).toBe(1)
  })

  it('leaves the bound of the other thumb, also one typed beyond the track or below the minimum', () => {
    expect(drag([20, 900], 20, 100)).toEqual([100, 900])
    expect(drag([60, 20], 60, 40, 45)).toEqual([45, 20])
  })

  it('of the upper thumb to the end takes the limit away, also one typed there', () => {
    expect(drag([0, 60], 60, 100)).toEqual([0, null])
    expect(drag([0, 100], 100, 70, 100)).toEqual([0, null])
  })
})
