import type { HttpHandler } from 'msw'
import { http } from 'msw/core/http'
import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import { IMPLEMENTATIONS } from '../handlers/all'
import { ConnectionBroken, handle, json } from './handle'

/**
 * The handlers of one backend. Longer literal paths come first, so that `/api/messages/conversations` is not taken for a
 * message's id. An endpoint of the contract without behaviour answers 501 and says so.
 */
export function toMswHandlers(backend: Backend): HttpHandler[] {
  const built = new Map(IMPLEMENTATIONS.map((implementation) => [implementation.endpoint.id, implementation]))
  return [...ENDPOINTS].toSorted(bySpecificity).map((endpoint) => {
    const implementation = built.get(endpoint.id)
    return method(endpoint)(pattern(endpoint.path), async ({ request, params }) => {
      if (!implementation) {
        return json(backend, 501, { success: false, message: `${endpoint.method} ${endpoint.path} is not built yet.` })
      }
      try {
        return await handle(backend, implementation, request, joinPath(params))
      } catch (error) {
        if (error instanceof ConnectionBroken) return Response.error()
        throw error
      }
    })
  })
}

/** `{path}` runs to the end of the address; the matcher hands it over in pieces. */
function joinPath(params: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(params.path) ? { ...params, path: params.path.join('/') } : params
}

function method(endpoint: AnyEndpoint) {
  return http[endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>]
}

/** `/api/properties/{id}` as msw writes it, on any origin; `{path}` may hold slashes. */
function pattern(path: string): string {
  return `*${path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')}`
}

function bySpecificity(one: AnyEndpoint, other: AnyEndpoint): number {
  const parameters = (endpoint: AnyEndpoint) => endpoint.path.split('{').length
  return parameters(one) - parameters(other)
}
