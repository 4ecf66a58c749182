import { passthrough, type HttpHandler } from 'msw'
import { http } from 'msw/core/http'

/** Without it the path of each file of the app is compared with that of every call. `base` ends with a slash. */
export function ownFiles(base: string): HttpHandler {
  return http.get(`${base}assets/*`, () => passthrough())
}
