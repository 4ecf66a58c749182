import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullMobile, localMobile, mobileDigits } from './phone-number'

test.each([
  ['0917 155 0101', '+63 917 155 0101'],
  ['+63 (917) 155-0101', '+63 917 155 0101'],
  ['9171550101', '+63 917 155 0101'],
  ['+1 415 555 0101', '+1 415 555 0101'],
  ['033 320 1234', '033 320 1234'],
  ['917 155 010', '917 155 010'],
])('%s is sent as %s', (typed, sent) => expect(fullMobile(typed)).toBe(sent))

test('every way of writing a number gives the same ten digits, and writing it out changes nothing', () => {
  const local = fc.stringMatching(/^9\d{9}$/)
  const prefix = fc.constantFrom('', '0', '+63', '63 ', '+63 ', '0063')
  fc.assert(
    fc.property(local, prefix, (digits, before) => {
      expect(mobileDigits(before + digits)).toBe(digits)
      expect(mobileDigits(fullMobile(before + digits))).toBe(digits)
      expect(mobileDigits(localMobile(before + digits))).toBe(digits)
    }),
  )
})

test('text that is not a number is unchanged', () => {
  const noNumber = fc.string().filter((text) => mobileDigits(text) === null)
  fc.assert(
    fc.property(noNumber, (text) => {
      expect(fullMobile(text)).toBe(text.trim())
    }),
  )
})
