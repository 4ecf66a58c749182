import { passthrough, type HttpHandler } from 'msw'
import { http } from 'msw/core/http'

/** Of a build, and of the development server, where a folder may be called as in the path of a call. */
const FOLDERS = ['assets', 'src', 'mocks', 'node_modules'] as const

/** Without it the path of each file of the app is compared with that of every call. `base` ends with a slash. */
export function ownFiles(base: string): HttpHandler[] {
  return FOLDERS.map((folder) => http.get(`${base}${folder}/*`, () => passthrough()))
}
