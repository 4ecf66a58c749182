import { matchRequestUrl } from 'msw'
import { ENDPOINTS } from '@/contract'
import { urlPattern } from '../network/to-msw'
import { refusal } from './refusal'

/** Refuses a call that the contract does not have: 405 with `Allow` if it has the path with another method, else 404. */
export function unknownCall({ method, url }: Request): Response {
  const { pathname } = new URL(url)
  const allowed = ENDPOINTS.filter(({ path }) => matchRequestUrl(new URL(url), urlPattern(path)).matches)
  if (allowed.length === 0) return refusal(404, `There is no call ${method} ${pathname}.`)
  const methods = [...new Set(allowed.map((endpoint) => endpoint.method))].join(', ')
  const response = refusal(405, `${pathname} takes ${methods}, not ${method}.`)
  response.headers.set('Allow', methods)
  return response
}
