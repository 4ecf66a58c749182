import { expect, test } from 'vitest'
import { groupDigits, regroupDigits, withoutThousands } from './digit-groups'

test.each([
  ['4,200,000', '4200000'],
  ['1,500.25', '1500.25'],
  ['1500', '1500'],
  ['4,2', null],
  ['4,20', null],
  ['42,00', null],
  ['1,5000', null],
  ['1,500,', null],
  ['4.200,5', null],
])('%s without its thousands is %j', (text, plain) => {
  expect(withoutThousands(text)).toBe(plain)
})

/** Types one key after the other at the end; '<' takes the last one away. */
const typed = (keys: string) =>
  keys.split('').reduce((text, key) => regroupDigits(text, key === '<' ? text.slice(0, -1) : text + key), '')

test.each([
  ['4200000', '4,200,000'],
  ['42000<', '4,200'],
  ['4,2M', '4,2M'],
  ['4,2', '4,2'],
  ['4,200,000', '4,200,000'],
  ['4,2000', '42,000'],
  ['1234.5', '1,234.5'],
])('the keys %s show %s', (keys, text) => {
  expect(typed(keys)).toBe(text)
})

test('digits are grouped, other text stays', () => {
  expect(groupDigits('4200000')).toBe('4,200,000')
  expect(groupDigits('4,2000')).toBe('42,000')
  expect(groupDigits('1234.')).toBe('1,234.')
  expect(groupDigits('4.2M')).toBe('4.2M')
  expect(groupDigits('')).toBe('')
})
