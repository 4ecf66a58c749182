import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractDocuments } from '@mocks/documents/write-documents'
import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'

const documents = await contractDocuments()

test.each(Object.keys(documents))('public/%s is what the contract gives now; npm run contract writes it', (path) => {
  expect(readFileSync(`public/${path}`, 'utf8') === documents[path], `run npm run contract: ${path} is behind`).toBe(
    true,
  )
})

test('every call and every event of the contract is in the documents, additions marked', () => {
  type Operation = { operationId: string; 'x-addition'?: true }
  const { paths } = JSON.parse(documents['contract/openapi.json'] ?? '') as {
    paths: Record<string, Record<string, Operation>>
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const said = Object.fromEntries(operations.map((each) => [each.operationId, each['x-addition'] ?? false]))
  const meant = Object.fromEntries(ENDPOINTS.map((each) => [each.id, 'addition' in each]))
  expect(operations).toHaveLength(ENDPOINTS.length)
  expect(said).toEqual(meant)
  const { operations: events } = JSON.parse(documents['contract/asyncapi.json'] ?? '') as { operations: object }
  expect(Object.keys(events)).toHaveLength(SOCKET_EVENTS.length)
})

test('a body that travels as a form is described field by field, as the app sends it', () => {
  type Schema = {
    properties: Record<string, unknown>
    patternProperties?: Record<string, unknown>
    required?: string[]
  }
  type Body = { content: Record<string, { schema: Schema & { $ref?: string }; example?: Record<string, unknown> }> }
  const { paths, components } = JSON.parse(documents['contract/openapi.json'] ?? '') as {
    paths: Record<string, Record<string, { requestBody?: Body }>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const forms = operations.flatMap(({ requestBody }) => requestBody?.content['multipart/form-data'] ?? [])
  expect(forms).toHaveLength(ENDPOINTS.filter((each) => 'content' in each && each.content === 'multipart').length)
  for (const { schema, example = {} } of forms) {
    const whole = schema.$ref ? components.schemas[schema.$ref.replace('#/components/schemas/', '')]! : schema
    const patterns = Object.keys(whole.patternProperties ?? {}).map((pattern) => new RegExp(pattern))
    const fields = Object.keys(example)
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter((name) => !(name in whole.properties) && !patterns.some((each) => each.test(name)))).toEqual(
      [],
    )
    expect(Object.values(example).filter((value) => typeof value === 'object')).toEqual([])
    expect(fields).toEqual(expect.arrayContaining(whole.required ?? []))
  }
})

type Json = { [key: string]: unknown }
const whole = JSON.parse(documents['contract/openapi.json'] ?? '') as Json

/** Every object within a document. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Json, ...Object.values(value).flatMap(objectsIn)]
}

test('tools of other languages read each pattern as JavaScript does', () => {
  const patterns = objectsIn(whole).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  expect(patterns.length).toBeGreaterThan(100)
  // Look-around and back-references are not in Go's, `\\p` and `\\u` not in Python's or without the flag `u`.
  const foreign = /\(\?(?!:)|\\[1-9pPuk]/
  expect(patterns.filter((pattern) => foreign.test(pattern))).toEqual([])
  for (const pattern of new Set(patterns)) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

test('a link takes an id that the answer has to a call that takes it', () => {
  type Answer = { links?: Record<string, Link>; content: { 'application/json': { example: Json } } }
  type Link = { operationId: string; parameters: Record<string, string> }
  const answers = objectsIn(whole).filter((each) => 'links' in each) as unknown as Answer[]
  const links = answers.flatMap(({ links = {}, content }) =>
    Object.values(links).map((link) => ({ ...link, example: content['application/json'].example })),
  )
  expect(links.length).toBeGreaterThan(30)
  for (const { operationId, parameters, example } of links) {
    const pointer = parameters['id']?.replace('$response.body#/', '').split('/') ?? []
    const id = pointer.reduce<unknown>((part, key) => (part as Json)[key], example)
    expect(['string', 'number'], operationId).toContain(typeof id)
    expect(ENDPOINTS.find((each) => each.id === operationId)?.path, operationId).toContain('{id}')
  }
})
