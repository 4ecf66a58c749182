import type { HttpHandler } from 'msw'
import { http } from 'msw/core/http'
import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import { ConnectionBroken, handle } from './handle'

/** The msw handlers of one backend, in the contract's order: the first that fits a request answers it. */
export function toMswHandlers(backend: Backend): HttpHandler[] {
  return ENDPOINTS.map((endpoint) =>
    method(endpoint)(urlPattern(endpoint.path), async ({ request, params }) => {
      try {
        return await handle(backend, endpoint, request, joinPath(params))
      } catch (error) {
        if (error instanceof ConnectionBroken) return Response.error()
        throw error
      }
    }),
  )
}

/** `{path}` runs to the end of the URL; msw hands it over in pieces. */
function joinPath(params: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(params.path) ? { ...params, path: params.path.join('/') } : params
}

function method(endpoint: AnyEndpoint) {
  return http[endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>]
}

/** `/api/properties/{id}` in msw's syntax, on any origin; `{path}` may hold slashes. */
export function urlPattern(path: string): string {
  return `*${path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')}`
}
