import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, boundText, keptBound, shownAmount, shownBound } from './typed-bounds'
import { convertMoney } from '../money/money'

const measure = fc.constantFrom('size' as const, 'lot' as const, 'height' as const)
const units = fc.constantFrom('imperial' as const, 'metric' as const)

test('a typed bound reads back as it was typed, whole numbers and hundredths', () => {
  fc.assert(
    fc.property(measure, units, fc.integer({ min: 0, max: 20_000_000 }), (what, system, typed) => {
      expect(shownBound(keptBound(typed, what, system), what, system)).toBe(typed)
    }),
  )
  const hundredths = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(measure, units, hundredths, (what, system, typed) => {
      expect(shownBound(keptBound(typed, what, system), what, system)).toBeCloseTo(typed, 1)
    }),
  )
})

test('a bound typed in the other unit is rounded', () => {
  expect(shownBound(1_000, 'size', 'metric')).toBe(93)
  expect(shownBound(keptBound(93.5, 'size', 'metric'), 'size', 'metric')).toBe(93.5)
  expect(shownBound(10, 'height', 'metric')).toBe(3.05)
  expect(shownBound(keptBound(300, 'lot', 'metric'), 'lot', 'imperial')).toBe(3229)
})

test('a bound has its unit, a large lot the large one', () => {
  expect(boundText(keptBound(400_000, 'size', 'metric'), 'size', 'metric')).toBe('400,000 sq m')
  expect(boundText(keptBound(9_999, 'lot', 'metric'), 'lot', 'metric')).toBe('9,999 sq m')
  expect(boundText(keptBound(10_000, 'lot', 'metric'), 'lot', 'metric')).toBe('1 hectare')
  expect(boundText(keptBound(10_000_000, 'lot', 'metric'), 'lot', 'metric')).toBe('1,000 hectares')
})

test('an amount typed in a currency reads back in it, one in pesos is rounded', () => {
  for (const typed of [12.5, 50_000, 0.99]) expect(shownAmount(convertMoney(typed, 'USD', 'PHP'), 'USD')).toBe(typed)
  expect(shownAmount(4_321_000, 'USD')).toBe(76_478)
  expect([amountText(4_999.5, 'PHP'), amountText(706.25, 'USD')]).toEqual(['₱4,999.50', '$12.50'])
})
