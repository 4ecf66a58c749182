import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fastValidate } from '../fast-validate'
import { factsOf, kind } from './kind'
import { decimal, money } from './numbers'

const weight = kind(z.number(), { minimum: 0, 'x-unit': 'kilograms' })
const parcel = z.object({ weight: z.nullish(weight), lid: z.optional(z.nullable(z.object({ weight }))) })

test('a property has the facts of its kind, also where it may be null or left out, and within another', () => {
  const facts = { minimum: 0, 'x-unit': 'kilograms' }
  expect(factsOf(parcel, 'weight')).toEqual(facts)
  expect(factsOf(parcel, 'lid', 'weight')).toEqual(facts)
  expect(factsOf(weight.check(z.maximum(9)))).toEqual(facts)
})

test('what no kind was given has no facts, whatever its name', () => {
  expect(factsOf(z.number())).toEqual({})
  expect(factsOf(parcel, 'lid')).toEqual({})
  expect(factsOf(parcel, 'price')).toEqual({})
  expect(factsOf(parcel, 'constructor')).toEqual({})
})

test('a number that may arrive as text has the facts of such texts too', () => {
  expect(factsOf(decimal({ minimum: 3 }))).toEqual({ maxLength: 255, pattern: expect.any(String), minimum: 3 })
})

test('facts are said and not checked: an answer is as valid with them, and as fast', () => {
  expect(money.safeParse(-1).success).toBe(true)
  expect(fastValidate(money)(-1)).toBe(true)
  expect(fastValidate(z.nullish(money))('none')).toBe(true)
  expect(fastValidate(parcel)({ weight: -1, lid: { weight: -2 } })).toBe(true)
})
