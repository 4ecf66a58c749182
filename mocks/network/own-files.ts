import { passthrough, type HttpHandler } from 'msw'
import { http } from 'msw/core/http'

/**
 * Lets the built app's own files pass before any call is looked at. Without it the path of each file is compared with that of every call
 * of the contract, and a screen has dozens of files. `base` ends with a slash.
 */
export function ownFiles(base: string): HttpHandler {
  return http.get(`${base}assets/*`, () => passthrough())
}
