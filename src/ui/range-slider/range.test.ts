import { describe, expect, it } from 'vitest'
import { barInside, rangeOf, thumbsOf } from './range'

describe('The thumbs', () => {
  it('stand inside the track whatever was typed', () => {
    expect(thumbsOf([0, null], 0, 100)).toEqual([0, 100])
    expect(thumbsOf([-5, 900], 0, 100)).toEqual([0, 100])
  })

  it('never cross', () => {
    expect(thumbsOf([60, 20], 0, 100)).toEqual([60, 60])
  })
})

describe('The range of two thumbs', () => {
  it('has no upper bound with the thumb at the end', () => {
    expect(rangeOf([0, 100], [0, 50], 0, 100)).toEqual([0, null])
  })

  it('keeps a bound typed beyond the track while the other thumb moves', () => {
    expect(rangeOf([20, 100], [0, 900], 0, 100)).toEqual([20, 900])
  })
})

it('A bar is inside when its middle is', () => {
  expect([0, 1, 2, 3].map((bar) => barInside(bar, 4, [20, 70], 0, 100))).toEqual([false, true, true, false])
})
