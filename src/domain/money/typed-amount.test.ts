import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits, parseTypedAmount } from './typed-amount'

test.each([
  ['4.2M', 4_200_000],
  ['1,500k', 1_500_000],
  ['₱ 3 500 000', 3_500_000],
  ['₱3,500,000.00', 3_500_000],
  ['PHP 2.5 million', 2_500_000],
  ['1.500.000', 1_500_000],
  ['$750', 750],
  ['S$20k', 20_000],
  ['25,000/mo', 25_000],
  ['0', 0],
  ['.5m', 500_000],
])('%s is read as %d', (text, amount) => {
  expect(parseTypedAmount(text)).toBe(amount)
})

test.each(['', '  ', 'abc', '-5', '.', '4.2X', '1e5', 'k', '₱'])('%j is no amount', (text) => {
  expect(parseTypedAmount(text)).toBeNull()
})

test('digits are grouped while typing', () => {
  expect(groupDigits('4200000')).toBe('4,200,000')
  expect(groupDigits('4,2000')).toBe('42,000')
  expect(groupDigits('1234.5')).toBe('1,234.5')
  expect(groupDigits('1234.')).toBe('1,234.')
  expect(groupDigits('4.2M')).toBe('4.2M')
  expect(groupDigits('')).toBe('')
})

test('grouped digits read as the number typed, and no text throws', () => {
  fc.assert(
    fc.property(fc.nat(1e9), (amount) => {
      expect(parseTypedAmount(groupDigits(String(amount)))).toBe(amount)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseTypedAmount(text) ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
