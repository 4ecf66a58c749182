import type { HttpHandler } from 'msw'
import { http } from 'msw/core/http'
import { ENDPOINTS, type EndpointId } from '@/contract'
import type { AnyEndpoint, Endpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Scenario } from '../scenarios/scenario'
import { ConnectionBroken, handle } from './handle'
import { unknownCall } from './unknown-call'
import { urlPattern } from './url-pattern'

const EVERY: readonly Endpoint<EndpointId>[] = ENDPOINTS

/** The calls that a scenario's backend has, in the contract's order. */
export function offeredCalls({ additions }: Scenario): readonly Endpoint<EndpointId>[] {
  return additions === false ? EVERY.filter(({ addition }) => !addition) : EVERY
}

/** The msw handlers of one backend: the first that fits a request answers it. Calls that it does not have come last. */
export function toMswHandlers(backend: Backend): HttpHandler[] {
  const offered = offeredCalls(backend.scenario)
  const missing = EVERY.filter((endpoint) => !offered.includes(endpoint))
  return [
    ...offered.map((endpoint) => handlerOf(backend, endpoint)),
    ...missing.map((endpoint) =>
      method(endpoint)(urlPattern(endpoint.path), ({ request }) => unknownCall(request, offered)),
    ),
  ]
}

function handlerOf(backend: Backend, endpoint: Endpoint<EndpointId>): HttpHandler {
  return method(endpoint)(urlPattern(endpoint.path), async ({ request, params }) => {
    try {
      return await handle(backend, endpoint, request, joinPath(params))
    } catch (error) {
      if (error instanceof ConnectionBroken) return Response.error()
      throw error
    }
  })
}

/** `{path}` runs to the end of the URL; msw hands it over in pieces. */
function joinPath(params: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(params.path) ? { ...params, path: params.path.join('/') } : params
}

function method(endpoint: AnyEndpoint) {
  return http[endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>]
}
