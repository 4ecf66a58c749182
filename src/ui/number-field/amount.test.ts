import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfterGrouping, formatAmount, parseAmount } from './amount'

describe('An amount', () => {
  it.each([
    ['4,200,000', 4_200_000],
    ['₱4.2M', 4_200_000],
    ['php 850k', 850_000],
    ['1.5 b', 1_500_000_000],
    [' 12 500 ', 12_500],
    ['.5', 0.5],
    ['7.', 7],
    ['0', 0],
  ])("reads '%s'", (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount)
  })

  it('is null when nothing is typed', () => {
    expect(parseAmount('  ')).toBeNull()
  })

  it.each(['abc', '4.2.1', '-5', '4M2', '₱', 'k', '4,2', '42,00'])("is not read from '%s'", (typed) => {
    expect(parseAmount(typed)).toBeUndefined()
  })

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (cents) => {
        expect(parseAmount(formatAmount(cents / 100))).toBeCloseTo(cents / 100, 2)
      }),
    )
  })
})

describe('Grouping while typing', () => {
  it('keeps the caret behind the same digit', () => {
    expect(caretAfterGrouping('1234', 4, '1,234')).toBe(5)
    expect(caretAfterGrouping('1234', 1, '1,234')).toBe(1)
    expect(caretAfterGrouping('12,3456', 3, '123,456')).toBe(2)
  })
})
