import { expect, test } from 'vitest'
import { ENDPOINTS, responsesOf, type EndpointId } from '@/contract'
import type { Auth, Endpoint } from '@/contract/endpoint'
import { accessOf, CALLERS } from '@/contract/rules/access'

const every: readonly Endpoint<EndpointId>[] = ENDPOINTS

/** Which token a call carries, as its row of the table has it. */
function authOf(id: EndpointId): Auth[] {
  const { visitor, regular } = accessOf(id)
  if (visitor === 'allowed') return ['none', 'bearer-if-any']
  return regular === 403 && accessOf(id).administrator === 'allowed' ? ['super-admin'] : ['bearer']
}

test.each(every)('$id: the token that it carries fits who may call it', ({ id, auth }) => {
  expect(authOf(id)).toContain(auth)
})

test.each(every)('$id: each refusal of the table is declared', (endpoint) => {
  const refusals = CALLERS.map((caller) => accessOf(endpoint.id)[caller]).filter((cell) => typeof cell === 'number')
  expect(Object.keys(responsesOf(endpoint)).map(Number)).toEqual(expect.arrayContaining(refusals))
})

test.each(every)('$id: what it is about is among its parts', ({ id, params, body }) => {
  const { subject } = accessOf(id)
  const { shape = {} } = ((subject?.in === 'params' ? params : body)?._zod.def ?? {}) as { shape?: object }
  expect(subject === undefined || subject.field in shape).toBe(true)
})
