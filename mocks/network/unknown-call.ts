import type { AnyEndpoint } from '@/contract/endpoint'
import { matchUrl } from './url-pattern'

/**
 * Refuses a call that a backend does not have: 405 with `Allow` if it has the path with another method, 400 for a path
 * that cannot be decoded, else 404.
 */
export function unknownCall({ method, url }: Request, endpoints: readonly AnyEndpoint[]): Response {
  const { pathname } = new URL(url)
  if (!isDecodable(pathname)) return refusal(400, `The path ${pathname} cannot be decoded.`)
  const allowed = endpoints.filter(({ path }) => matchUrl(url, path).matches)
  if (allowed.length === 0) return refusal(404, `There is no call ${method} ${pathname}.`)
  const methods = [...new Set(allowed.map((endpoint) => endpoint.method))].join(', ')
  return refusal(405, `${pathname} takes ${methods}, not ${method}.`, { Allow: methods })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ success: false, message }, { status, ...(headers ? { headers } : {}) })
}
