import { expect, test } from 'vitest'
import { typesOf } from '@mocks/documents/rules/value-facts'
import { contractDocuments } from '@mocks/documents/write-documents'
import { limitErrors } from '@mocks/network/declared/value-limits'
import { VALUES } from '@/contract/rules/values'
import { isPhField, phPathOf } from '@/domain/papers/ph'
import { NUMBER_RULES, type NumberRule } from '@/domain/listing-form/form-numbers'

type Node = { [key: string]: unknown }

const SAYS = ['enum', 'const', 'format', 'pattern', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'x-unit']

const isBounded = (schema: Node): boolean => {
  const inner = ((schema['anyOf'] as Node[] | undefined) ?? []).filter(({ type }) => type !== 'null')
  const says = [...SAYS, 'contentMediaType'].some((key) => schema[key] !== undefined)
  return says || (inner.length > 0 && inner.every((each) => each['type'] === 'boolean' || isBounded(each)))
}

/** The places of texts and numbers of which the document says neither limit nor form. */
function unbounded(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const properties = node['type'] === 'object' ? ((node['properties'] ?? {}) as Record<string, Node>) : {}
  const own = Object.entries(properties)
    .filter(([, each]) => typesOf(each).some((type) => type === 'string' || type === 'number') && !isBounded(each))
    .map(([name]) => [...path, name].join('/'))
  const inner = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return [...own, ...inner.flatMap(([key, each]) => unbounded(each, [...path, key]))]
}

const documents = await contractDocuments()
const read = (name: string) => JSON.parse(documents[name] ?? '') as Node

test.each(['contract/openapi.json', 'contract/asyncapi.json'])(
  'every text and number of %s has a limit or a form',
  (name) => {
    expect(unbounded(read(name))).toEqual([])
  },
)

test('a text without a limit is found', () => {
  const properties = { bare: { type: ['string', 'null'] }, short: { type: 'string', maxLength: 9 } }
  expect(unbounded({ type: 'object', properties })).toEqual(['bare'])
})

test('every name with facts is in the documents', () => {
  const text = `${documents['contract/openapi.json']}${documents['contract/asyncapi.json']}`
  expect(Object.keys(VALUES).filter((name) => !text.includes(`"${name}": {`))).toEqual([])
})

test('the mock refuses longer texts, under the name of the field', () => {
  const body = { lot_size: -1, street: 'x'.repeat(256), zip: '5000', title: 'House', bedrooms: 3 }
  expect(limitErrors(body)).toEqual({ street: ['Please use at most 255 characters'] })
})

test.each(Object.entries<NumberRule>(NUMBER_RULES))(
  '%s has the bounds and the step that the forms and the mock keep',
  (name, rule) => {
    const { min = 0, max, step } = rule
    // Of a fact of `ph` the documents know the name within its group.
    const known = isPhField(name) ? (phPathOf(name).split('.').at(-1) ?? '') : name
    const { minimum, maximum, multipleOf } = VALUES[known] ?? {}
    expect({ minimum, maximum }).toEqual({ minimum: min, maximum: max })
    // Decimal steps are not for `multipleOf`: 0.3 is no multiple of 0.1 in binary.
    expect(multipleOf).toBe([0.5, 1].includes(step) ? step : undefined)
  },
)

test('no screen has a length of its own: limits are said by name', () => {
  const screens = import.meta.glob<string>(
    ['/src/{features,listing,account,shell}/**/*.tsx', '!/src/**/*.{test,stories}.tsx'],
    { query: '?raw', import: 'default', eager: true },
  )
  const literal = Object.entries(screens).filter(([, text]) => /\b(max|min)Length=(\{\d|")/.test(text))
  expect(Object.keys(screens).length).toBeGreaterThan(200)
  expect(literal.map(([path]) => path)).toEqual([])
})
