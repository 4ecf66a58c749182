import { HttpHandler, type HttpResponseResolver } from 'msw'
import { ENDPOINTS, type EndpointId } from '@/contract'
import type { AnyEndpoint, Endpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Scenario } from '../scenarios/scenario'
import { ConnectionBroken, handle } from './handle'
import { unknownCall } from './unknown-call'
import { matchUrl, pathPattern, urlPattern } from './url-pattern'

const EVERY: readonly Endpoint<EndpointId>[] = ENDPOINTS

export function offeredCalls({ additions }: Scenario): readonly Endpoint<EndpointId>[] {
  return additions === false ? EVERY.filter(({ addition }) => !addition) : EVERY
}

/** The msw handlers of one backend: the first that fits a request answers it. Calls that it does not have come last. */
export function toMswHandlers(backend: Backend): HttpHandler[] {
  const offered = offeredCalls(backend.scenario)
  const missing = EVERY.filter((endpoint) => !offered.includes(endpoint))
  return [
    ...offered.map((endpoint) => handlerOf(backend, endpoint)),
    ...missing.map((endpoint) => new PathFirst(endpoint, ({ request }) => unknownCall(request, offered))),
  ]
}

function handlerOf(backend: Backend, endpoint: Endpoint<EndpointId>): HttpHandler {
  return new PathFirst(endpoint, async ({ request, params }) => {
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

type Resolver = HttpResponseResolver<Record<string, string | readonly string[] | undefined>>

/** msw parses cookies and the URL for every handler on the way: a third of a second of a phone’s first calls. */
class PathFirst extends HttpHandler {
  readonly #method: string
  readonly #path: RegExp
  readonly #spelled: string

  constructor({ method, path }: AnyEndpoint, resolve: Resolver) {
    super(method, urlPattern(path), resolve)
    this.#method = method
    this.#path = pathPattern(path)
    this.#spelled = path
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = args.request
    return method === this.#method && this.#path.test(url) ? super.run(args) : null
  }

  override async parse({ request }: Parameters<HttpHandler['parse']>[0]): ReturnType<HttpHandler['parse']> {
    return { match: matchUrl(request.url, this.#spelled), cookies: {} }
  }
}
