import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { travelEstimate } from './travel'

test('a distance is said in minutes, as an estimate', () => {
  expect(travelEstimate(740)).toBe('about 12 min on foot, 3 min by car')
  expect(travelEstimate(0)).toBe('about 1 min on foot, 1 min by car')
  expect(travelEstimate(5_000)).toBe('about 20 min by car')
})

test('what is farther never takes less', () => {
  const byCar = (meters: number) => Number(/(\d+) min by car/.exec(travelEstimate(meters))?.[1])
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), (one, more) => {
      expect(byCar(one + more)).toBeGreaterThanOrEqual(byCar(one))
    }),
  )
})
