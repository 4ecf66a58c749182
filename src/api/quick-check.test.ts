import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '@/contract'
import { listProperties, property } from '@/contract/properties'
import { wireOf } from '@/domain/domain.test-support'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleToWire } from '@/samples/to-wire'
import { quickCheck } from './quick-check'

type Definition = z.ZodMiniType['def'] & {
  innerType: z.ZodMiniType
  element: z.ZodMiniType
  options: z.ZodMiniType[]
  shape: Record<string, z.ZodMiniType>
  entries: Record<string, string>
  values: unknown[]
}

/** Values as a schema wants them, now and then with something else in their place, a field too few or one too many. */
function nearly(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: wanted(schema) }, { weight: 1, arbitrary: fc.anything() })
}

function wanted(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { type, innerType, element, options, shape, entries, values } = schema.def as Definition
  if (type === 'string') return fc.string()
  if (type === 'number') return fc.double()
  if (type === 'boolean') return fc.boolean()
  if (type === 'optional') return fc.option(nearly(innerType), { nil: undefined })
  if (type === 'nullable') return fc.option(nearly(innerType), { nil: null })
  if (type === 'array') return fc.array(nearly(element), { maxLength: 3 })
  if (type === 'union') return fc.oneof(...options.map(nearly))
  if (type === 'enum') return fc.constantFrom(...Object.values(entries))
  if (type === 'literal') return fc.constantFrom(...values)
  if (type === 'object') {
    const fields = fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, nearly(field)])))
    const change = fc.option(fc.oneof(fc.constantFrom(...Object.keys(shape)), fc.string()), { freq: 6 })
    return fc.tuple(fields, change, fc.boolean()).map(([value, name, drop]) => {
      if (name === null) return value
      const { [name]: dropped, ...rest } = value as Record<string, unknown>
      return drop ? rest : { ...value, [name]: dropped ?? 'new' }
    })
  }
  return fc.anything()
}

const answers = ENDPOINTS.flatMap(({ id, responses }) =>
  Object.entries(responses).map(([status, schema]) => [`${id} ${status}`, schema] as const),
)

describe('what the quick check takes, parsing gives back as it is', () => {
  it.each(answers)('%s', (_, schema) => {
    fc.assert(
      fc.property(nearly(schema), (value) => {
        if (!quickCheck(schema)(value)) return
        expect(schema.safeParse(value)).toEqual({ success: true, data: value })
      }),
      { numRuns: 60 },
    )
  })
})

it('takes every sample listing, so that the usual answer need not be parsed', () => {
  const data = SAMPLE_LISTINGS.map((sample) => sampleToWire(sample, SAMPLE_PEOPLE, 0))
  expect(quickCheck(listProperties.responses[200])({ success: true, data })).toBe(true)
})

it.each([
  ['a field of another type', { title: 5 }],
  ['a field that parsing would drop', { secret: 'yes' }],
  ['no number', { price: Number.NaN }],
  ['a word that is not among the allowed', { listing_type: 'swap' }],
  ['a wrong entry deep inside', { images: [{ variants: [{ width: 'wide', image_url: '/a.webp' }] }] }],
])('leaves %s to parsing', (_, change) => {
  expect(quickCheck(property)({ ...wireOf(), ...change })).toBe(false)
})

it('leaves a missing field to parsing', () => {
  const { title: _, ...untitled } = wireOf()
  expect(quickCheck(property)(untitled)).toBe(false)
})

it('leaves rules beyond the type to parsing', () => {
  for (const schema of [
    z.email(),
    z.int(),
    z.string().check(z.minLength(1)),
    z.looseObject({}),
    z.record(z.string(), z.string()),
  ])
    expect(quickCheck(schema)('a')).toBe(false)
})
