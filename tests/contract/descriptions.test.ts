import { expect, test } from 'vitest'
import { contractDocuments } from '@mocks/documents/write-documents'

type Node = { [key: string]: unknown }

/** The places of properties and parameters without a description; a reference has that of the shape it names. */
function undescribed(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const properties = path.at(-1) === 'properties' ? {} : ((node['properties'] ?? {}) as Record<string, Node>)
  const own = Object.entries(properties)
    .filter(([, property]) => !property['description'] && !property['$ref'])
    .map(([name]) => [...path, name].join('/'))
  const isParameter = typeof node['in'] === 'string' && typeof node['name'] === 'string'
  if (isParameter && !node['description']) own.push([...path, node['name']].join('/'))
  const inner = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return [...own, ...inner.flatMap(([key, each]) => undescribed(each, [...path, key]))]
}

const documents = await contractDocuments()

test.each(['contract/openapi.json', 'contract/asyncapi.json'])(
  'every property and parameter of %s has a description: its doc comment in src/contract',
  (name) => {
    const document = JSON.parse(documents[name] ?? '') as Node
    expect(undescribed(document)).toEqual([])
  },
)

test('a property and a parameter without a description are found', () => {
  const schema = { properties: { described: { description: 'x' }, bare: {}, named: { $ref: '#/x' } } }
  const parameters = [{ in: 'query', name: 'page', schema: {} }]
  expect(undescribed({ schema, parameters })).toEqual(['schema/bare', 'parameters/0/page'])
})

test('fields that the specification does not have are marked as additions', () => {
  const { components } = JSON.parse(documents['contract/openapi.json'] ?? '') as {
    components: { schemas: Record<string, { properties: Record<string, Node> }> }
  }
  const { Message, NewListing } = components.schemas
  expect(Message?.properties['client_id']).toMatchObject({ 'x-addition': true })
  expect(NewListing?.properties['ph']).toMatchObject({ 'x-addition': true })
  expect(NewListing?.properties['title']).not.toHaveProperty('x-addition')
})
