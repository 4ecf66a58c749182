import { expect, test } from 'vitest'
import { typesOf } from '@mocks/documents/rules/value-facts'
import { contractDocuments } from '@mocks/documents/write-documents'
import { limitErrors } from '@mocks/network/declared/value-limits'
import { say } from '@mocks/network/problem'
import { english } from '@/words/words'
import { ENDPOINTS } from '@/contract'
import { login, sendEmailVerification } from '@/contract/account/auth'
import { listingUpdate } from '@/contract/listing/listing-form'
import { searchQuery } from '@/contract/search/pages'
import { fieldsOf } from '@/domain/listing/field-kinds'
import { LONGEST_TEXTS } from '@/domain/listing-form/form-check'
import { fieldFacts, NUMBER_RULES } from '@/domain/listing-form/form-numbers'

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

/** Forms in which a text cannot grow: each repeats a limited number of times. */
const isFixed = (pattern: unknown) =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, '.'))
const isShort = ({ maxLength, enum: values, const: value, format, pattern, type }: Node) =>
  type !== 'string' ||
  [maxLength, values, value].some((each) => each !== undefined) ||
  ['date', 'date-time', 'binary'].includes(String(format)) ||
  isFixed(pattern)

/** The places of a request at which a text of any length or a list of any number fits. */
function endless(value: unknown, path: string, limit?: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const ref = typeof node['$ref'] === 'string' ? node['$ref'] : undefined
  if (ref) return endless(shapeAt(ref), path)
  const types = [node['type']].flat()
  // JSON text is as long as what it holds.
  const holds = node['contentSchema']
  if (holds !== undefined && node['maxLength'] === undefined) return endless(holds, `${path} as JSON`)
  const most = node['maxLength'] ?? limit
  const alternatives = [...((node['anyOf'] ?? []) as Node[]), ...((node['oneOf'] ?? []) as Node[])]
  const own = types.includes('string') && !isShort({ ...node, type: 'string', maxLength: most }) ? [path] : []
  const many = types.includes('array') && node['maxItems'] === undefined ? [`${path}[]`] : []
  const inner = Object.entries((node['properties'] ?? {}) as Record<string, Node>)
  return [
    ...own,
    ...many,
    ...alternatives.flatMap((each) => endless({ pattern: node['pattern'], ...each }, path, most)),
    ...inner.flatMap(([name, each]) => endless(each, `${path}.${name}`)),
    ...endless(node['items'], `${path}[]`),
    ...endless(node['additionalProperties'], `${path}.*`),
  ]
}

const openapi = read('contract/openapi.json')

function shapeAt(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((found, name) => (found as Node)[name], openapi)
}

type Operation = {
  operationId: string
  parameters?: { name: string; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
}

test('no request takes a text of any length or a list of any number', () => {
  const operations = Object.values(openapi['paths'] as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId)
  expect(operations.length).toBe(ENDPOINTS.length)
  const found = operations.flatMap(({ operationId: id, parameters = [], requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => endless(schema, `${id}?${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => endless(schema, id)),
  ])
  expect([...new Set(found)]).toEqual([])
})

test('a text without a limit is found', () => {
  const properties = { bare: { type: ['string', 'null'] }, short: { type: 'string', maxLength: 9 } }
  expect(unbounded({ type: 'object', properties })).toEqual(['bare'])
  const list = { type: 'array', maxItems: 3, items: { anyOf: [{ type: 'number' }, { type: 'string' }] } }
  const grows = { type: 'string', pattern: '^\\d+$' }
  const request = {
    type: 'object',
    properties: { ...properties, list, grows, day: { type: 'string', pattern: '^\\d{4}$' } },
  }
  expect(endless(request, 'call')).toEqual(['call.bare', 'call.list[]', 'call.grows'])
})

type Schema = Parameters<typeof limitErrors>[0]

const refused = (schema: Schema | undefined, given: unknown) =>
  Object.fromEntries(
    Object.entries(limitErrors(schema!, given)).map(([name, all]) => [name, all.map((one) => say(one, english))]),
  )

test('the mock refuses longer texts, under the name of the field', () => {
  const body = { lot_size: -1, street: 'x'.repeat(256), zip: '5000', title: 'House', bedrooms: 3 }
  expect(refused(listingUpdate, body)).toEqual({ street: ['Please use at most 255 characters'] })
  expect(
    refused(listingUpdate, {
      bedrooms: '3'.padStart(256, '0'),
      features: Array(61).fill('Balcony'),
      land_features: ['x'.repeat(121)],
      photo_order: Array(21).fill('1'),
    }),
  ).toEqual({
    bedrooms: ['Please use at most 255 characters'],
    features: ['At most 60 entries'],
    land_features: ['At most 120 characters an entry'],
    photo_order: ['At most 20 entries'],
  })
  const email = `${'x'.repeat(243)}@example.org`
  const tooLong = { email: ['Please use at most 254 characters'] }
  expect(refused(sendEmailVerification.body, { email })).toEqual(tooLong)
  expect(refused(login.body, { email, password: 'secret' })).toEqual(tooLong)
  expect(refused(searchQuery, { facets: 'category,'.repeat(900) })).toEqual({
    facets: ['Please use at most 8,000 characters'],
  })
})

test('a text that the schema does not know is not refused by its name', () => {
  expect(refused(login.body, { title: 'x'.repeat(300), constructor: 'x'.repeat(300) })).toEqual({})
})

test.each(fieldsOf('number'))('the form keeps %s within the bounds and to the step of the contract', (field) => {
  const { minimum, maximum, multipleOf } = fieldFacts(field)
  const { min, max, step } = NUMBER_RULES[field]
  expect({ min, max }).toEqual({ min: minimum, max: maximum })
  expect(Number.isFinite(min) && Number.isFinite(max)).toBe(true)
  // Decimal steps are not for `multipleOf`: 0.3 is no multiple of 0.1 in binary.
  expect(multipleOf).toBe([0.5, 1].includes(step) ? step : undefined)
})

test('the form takes no longer text than the contract has, and each has a limit', () => {
  for (const field of fieldsOf('text')) {
    const { maxLength = Infinity } = fieldFacts(field)
    expect([field, LONGEST_TEXTS[field] > 0 && LONGEST_TEXTS[field] <= maxLength]).toEqual([field, true])
  }
})

test('no screen has a length of its own: limits are said by name', () => {
  const screens = import.meta.glob<string>(
    ['/src/{features,listing,account,shell}/**/*.tsx', '!/src/**/*.{test,stories}.tsx'],
    { query: '?raw', import: 'default', eager: true },
  )
  const literal = Object.entries(screens).filter(([, text]) => /\b(max|min)Length=(\{\d|")/.test(text))
  expect(Object.keys(screens).length).toBeGreaterThan(200)
  expect(literal.map(([path]) => path)).toEqual([])
})
