import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '@/contract'
import { listProperties } from '@/contract/listing/properties'
import { property } from '@/contract/listing/property'
import { wireOf } from '@/domain/domain.test-support'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleToWire } from '@/samples/to-wire'
import { fastValidate } from './fast-validate'

type Definition = z.ZodMiniType['def'] & {
  innerType: z.ZodMiniType
  element: z.ZodMiniType
  options: z.ZodMiniType[]
  shape: Record<string, z.ZodMiniType>
  entries: Record<string, string>
  values: unknown[]
}

/** Values as a schema wants them, now and then with something else in their place, a field too few or one too many. */
const nearly = (schema: z.ZodMiniType) => valuesOf(schema, 1)
/** Values exactly as a schema wants them. */
const sound = (schema: z.ZodMiniType) => valuesOf(schema, 0)

/** `odd`: how many of 31 parts are anything at all. */
function valuesOf(schema: z.ZodMiniType, odd: 0 | 1): fc.Arbitrary<unknown> {
  const wanted = wantedBy(schema, odd)
  return odd ? fc.oneof({ weight: 30, arbitrary: wanted }, { weight: odd, arbitrary: fc.anything() }) : wanted
}

function wantedBy(schema: z.ZodMiniType, odd: 0 | 1): fc.Arbitrary<unknown> {
  const { type, innerType, element, options, shape, entries, values } = schema.def as Definition
  const part = (inner: z.ZodMiniType) => valuesOf(inner, odd)
  if (type === 'string') return fc.string()
  if (type === 'number') return odd ? fc.double() : fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'optional') return fc.option(part(innerType), { nil: undefined })
  if (type === 'nullable') return fc.option(part(innerType), { nil: null })
  if (type === 'catch') return part(innerType)
  if (type === 'array') return fc.array(part(element), { maxLength: 3 })
  if (type === 'union') return fc.oneof(...options.map(part))
  if (type === 'enum') return fc.constantFrom(...Object.values(entries))
  if (type === 'literal') return fc.constantFrom(...values)
  if (type === 'object') {
    const fields = fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, part(field)])))
    if (!odd) return fields
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

describe('what the fast check takes, parsing gives back as it is', () => {
  it.each(answers)('%s', (_, schema) => {
    fc.assert(
      fc.property(nearly(schema), (value) => {
        const same = { success: true, data: value }
        expect(fastValidate(schema)(value) ? schema.safeParse(value) : same).toEqual(same)
      }),
      { numRuns: 60 },
    )
  })
})

/** Answers with a rule beyond the type, or that are no JSON: they are always parsed. */
const PARSED = [
  'debugProperty 200',
  'getIdPicture 200',
  'getStoredFile 200',
  'getStoredFileByApi 200',
  'exportOwnData 200',
  'getVisitingTimes 200',
  'getOwnVisitingTimes 200',
  'updateVisitingTimes 200',
  'interpretSearch 200',
]

describe('what is in order needs no parsing', () => {
  it.each(answers.filter(([name]) => / 2\d\d$/.test(name)))('%s', (name, schema) => {
    fc.assert(
      fc.property(sound(schema), (value) => {
        expect(fastValidate(schema)(value)).toBe(!PARSED.includes(name))
      }),
      { numRuns: 20 },
    )
  })
})

it('takes every sample listing, so that the usual answer need not be parsed', () => {
  const data = SAMPLE_LISTINGS.map((sample) => sampleToWire(sample, SAMPLE_PEOPLE, 0))
  expect(fastValidate(listProperties.responses[200])({ success: true, data })).toBe(true)
})

it.each([
  ['a field of another type', { title: 5 }],
  ['a field that parsing would drop', { secret: 'yes' }],
  ['no number', { price: Number.NaN }],
  ['a word that is not among the allowed', { listing_type: 'swap' }],
  ['a wrong entry deep inside', { images: [{ variants: [{ width: 'wide', image_url: '/a.webp' }] }] }],
])('leaves %s to parsing', (_, change) => {
  expect(fastValidate(property)({ ...wireOf(), ...change })).toBe(false)
})

it('leaves a missing field to parsing', () => {
  const { title: _, ...untitled } = wireOf()
  expect(fastValidate(property)(untitled)).toBe(false)
})

it('leaves rules beyond the type to parsing', () => {
  for (const schema of [
    z.email(),
    z.int(),
    z.string().check(z.minLength(1)),
    z.looseObject({}),
    z.record(z.string(), z.string()),
  ])
    expect(fastValidate(schema)('a')).toBe(false)
})
