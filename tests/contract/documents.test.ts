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
