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
