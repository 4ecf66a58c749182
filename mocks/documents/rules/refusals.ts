import { ENDPOINTS, responsesOf, type EndpointId } from '@/contract'
import type { AnyEndpoint, Endpoint, ProblemStatus } from '@/contract/endpoint'
import { accessOf } from '@/contract/rules/access'
import { askFor, exampleBackend, idOf, settle } from '../examples'
import { EXAMPLE_REQUESTS, type ExampleRequest } from '../requests'
import { once } from './once'
import { REFUSAL_REQUESTS, type RefusalRequest } from './refusal-requests'

const FAILURE = { status: 500, message: 'The server failed. Please try again.' }

export function declaredRefusals(endpoint: AnyEndpoint): ProblemStatus[] {
  if (endpoint.answers === 'nothing') return []
  return Object.keys(responsesOf(endpoint))
    .map((status) => Number(status) as ProblemStatus)
    .filter((status) => status >= 400)
}

/** How to get a refusal by the rule of its status; undefined where the call has a request of its own for it. */
function byRule(endpoint: Endpoint<EndpointId>, status: ProblemStatus): ExampleRequest | undefined {
  const { id, body, params, content } = endpoint
  const access = accessOf(id)
  const example = EXAMPLE_REQUESTS[id]
  const { as, params: named } = example
  const bare = { as, ...(named ? { params: named } : {}) }
  if (status === 400 && body) return { ...bare, unreadable: content === 'json' ? '{' : 'x' }
  if (status === 401 && access.visitor === 401) return { ...example, as: 'visitor' }
  if (status === 403 && access.regular === 403) return { ...example, as: 'regular' }
  if (status === 403 && access.other === 403) return { ...example, as: 'professional' }
  if (status === 404 && params) return { ...example, params: unknownParams(named) }
  if (status === 412) return { ...example, ifMatch: '"2026-01-01T00:00:00.000Z"' }
  if (status === 422 && body) return { ...bare, body: {} }
  return status === 500 ? example : undefined
}

/** The caller of the example is suspended before. */
function whileSuspended(id: EndpointId, status: ProblemStatus): Partial<RefusalRequest> | undefined {
  if (status !== 403 || accessOf(id).suspended !== 403) return undefined
  return { before: [['suspendUser', { params: { id: idOf(EXAMPLE_REQUESTS[id].as) } }]] }
}

function unknownParams(named: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, name === 'side' ? value : 'unknown']))
}

async function askOnFreshSeed(id: EndpointId, given: Partial<RefusalRequest>) {
  const { prepare, repeat = 1, before = [], ...request }: RefusalRequest = { ...EXAMPLE_REQUESTS[id], ...given }
  const backend = await exampleBackend()
  await prepare?.(backend)
  for (const each of request.after ?? []) await askFor(backend, each, EXAMPLE_REQUESTS[each])
  for (const [call, changed] of before) await askFor(backend, call, { ...EXAMPLE_REQUESTS[call], ...changed })
  for (let left = repeat; left > 1; left -= 1) await askFor(backend, id, request)
  return askFor(backend, id, request)
}

/** By call and status: `login 401`. */
export const seedRefusals = once(async (): Promise<Map<string, unknown>> => {
  const found = new Map<string, unknown>()
  // One backend for the refusals that change nothing.
  const shared = await exampleBackend()
  for (const endpoint of ENDPOINTS as readonly Endpoint<EndpointId>[])
    for (const status of declaredRefusals(endpoint)) {
      const rule = byRule(endpoint, status)
      const own = REFUSAL_REQUESTS[endpoint.id]?.[status] ?? (rule ? undefined : whileSuspended(endpoint.id, status))
      if (status === 500) shared.rules.set([{ on: '*', steps: [{ fail: FAILURE }] }])
      const asked = own ? await askOnFreshSeed(endpoint.id, own) : rule && (await askFor(shared, endpoint.id, rule))
      shared.rules.set([])
      if (asked?.status !== status) throw new Error(`the mock does not answer the ${status} of ${endpoint.id}`)
      found.set(`${endpoint.id} ${status}`, settle(asked.answer))
    }
  return found
})
