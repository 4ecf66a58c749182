import { passthrough, type HttpHandler } from 'msw'
import { http } from 'msw/core/http'

/**
 * Lets the built app's own files pass before any call is looked at. Without it each file is matched against every call of the contract
 * in the page, some 3 ms of its time, and a screen has dozens. `base` ends with a slash.
 */
export function ownFiles(base: string): HttpHandler {
  return http.get(`${base}assets/*`, () => passthrough())
}
