import { loadEnv, type UserConfig } from 'vite'
import { REALTIME_PORT } from '../contract/messages/realtime-connection.ts'
import { wrongVariables } from './variables.mjs'

/**
 * Which backend a build or the dev server talks to: the mocks; the one that `VITE_API_URL` names; or the one that `BACKEND_URL`
 * names, to which the dev server passes calls, files and sockets on, so that the page's own origin is the backend's.
 * @returns `env`: the `VITE_…` variables. Throws where a variable is wrong
 */
export function backend(mode: string, root: string) {
  const target = process.env['BACKEND_URL']
  const given: Record<string, string> = loadEnv(mode, root, 'VITE_')
  const wrong = wrongVariables({ ...process.env, ...given })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const settled = target ? { VITE_REALTIME_URL: '/' } : settledAddresses(given)
  const mocked = !given['VITE_API_URL'] && !target
  const replaced = Object.entries(settled).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])
  const define: Record<string, string> = {
    __MOCKED__: JSON.stringify(mocked),
    __RENDERED__: JSON.stringify(mocked || Boolean(process.env['RENDER_FROM'])),
    ...Object.fromEntries(replaced),
  }
  return { env: { ...given, ...settled }, mocked, define, ...(target && { proxy: proxyTo(target) }) }
}

/**
 * The addresses as the product and its content policy use them: calls without a slash at the end, and a realtime server in any case,
 * by default port 3001 of the backend's host. The policy could not name the port of 'whatever host serves the page' (A 7).
 */
function settledAddresses({
  VITE_API_URL,
  VITE_REALTIME_URL,
}: Record<string, string | undefined>): Record<string, string> {
  if (!VITE_API_URL) return {}
  const calls = VITE_API_URL.replace(/\/+$/, '')
  if (VITE_REALTIME_URL) return { VITE_API_URL: calls }
  const { protocol, hostname } = new URL(calls)
  return { VITE_API_URL: calls, VITE_REALTIME_URL: `${protocol}//${hostname}:${REALTIME_PORT}` }
}

function proxyTo(target: string): NonNullable<UserConfig['server']>['proxy'] {
  const to = { target, changeOrigin: true }
  return { '/api': to, '/storage': to, '/socket.io': { ...to, ws: true } }
}
