import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedBy } from './orders'

const number = fc.oneof(fc.constantFrom(-0, 0, Infinity, -Infinity, 1, 1.5), fc.double({ noNaN: true }), fc.integer())

test('rows are sorted by their numbers, and equal ones keep their order', () => {
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const previous = numbers.map((_, row) => row).toReversed()
      const expected = previous.toSorted((one, other) => {
        const [first, second] = [numbers[one]!, numbers[other]!]
        return first === second ? 0 : first < second ? -1 : 1
      })
      expect([...sortedBy(Uint32Array.from(previous), (row) => numbers[row]!)]).toEqual(expected)
    }),
  )
})
