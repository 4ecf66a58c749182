import { expect, test } from 'vitest'
import { declaredRefusals, seedRefusals } from '@mocks/documents/rules/refusals'
import { contractDocuments } from '@mocks/documents/write-documents'
import { schemaDifference } from '@tests/conform/talking/schema-difference'
import { ENDPOINTS, type EndpointId } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { problem } from '@/contract/problem'

const every: readonly Endpoint<EndpointId>[] = ENDPOINTS
const cells = every.flatMap((endpoint) => declaredRefusals(endpoint).map((status) => [endpoint, status] as const))

type Response = { content?: Record<string, { example?: { message?: string } }> }
type Paths = Record<string, Record<string, { responses: Record<string, Response> }>>

// The other direction, a status that is answered and not declared, fails in every test: the mock refuses to send one.
test('the mock answers every refusal that the contract declares, and the documents show its answer', async () => {
  const documents = await contractDocuments()
  const { paths } = JSON.parse(documents['contract/openapi.json'] ?? '') as { paths: Paths }
  const refusals = await seedRefusals()
  expect([...refusals.keys()]).toEqual(cells.map(([{ id }, status]) => `${id} ${status}`))
  for (const [{ id, path, method }, status] of cells) {
    const answer = refusals.get(`${id} ${status}`)
    expect(schemaDifference(problem, answer), `${id} ${status}`).toBeUndefined()
    const response = paths[path]?.[method.toLowerCase()]?.responses[status]
    expect(response?.content?.['application/json']?.example, `${id} ${status}`).toEqual(answer)
  }
  expect(refusals.get('login 401')).toMatchObject({ message: expect.stringContaining('do not match an account') })
})
