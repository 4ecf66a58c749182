import { expect, test } from 'vitest'
import { regionalUnits } from './units'

test('a first visit measures as the region of the browser does', () => {
  const units = ['en-PH', 'fil', 'tl-PH', 'de', 'en-GB', 'en-US', 'en', 'my', '', 'not a language!', undefined].map(
    regionalUnits,
  )
  expect(units).toEqual([...Array.from({ length: 5 }, () => 'metric'), ...Array.from({ length: 6 }, () => 'imperial')])
})
