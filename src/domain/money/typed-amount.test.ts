import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits } from '@/lib/digit-groups'
import { parseTypedAmount } from './typed-amount'

test.each([
  ['4.2M', 4_200_000],
  ['4,2M', 4_200_000],
  ['₱12,75 million', 12_750_000],
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

test.each([
  '',
  '  ',
  'abc',
  '-5',
  '.',
  '4.2X',
  '1e5',
  'k',
  '₱',
  '4,2',
  '42,00',
  '1,5000',
  '4,2000,000',
  '4.200,5',
  '1.5.0',
])('%j is no amount', (text) => {
  expect(parseTypedAmount(text)).toBeNull()
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
