import { spawnSync } from 'node:child_process'
import { loadEnv, type UserConfig } from 'vite'
import { REALTIME_PORT } from '../contract/messages/realtime-connection.ts'
import { wrongVariables } from './variables.mjs'

/** Of the mocks, `VITE_API_URL`, or `BACKEND_URL`, to which the dev server forwards. Throws on a wrong variable. */
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
    __COMMIT__: JSON.stringify(commitOf(root)),
    ...Object.fromEntries(replaced),
  }
  return { env: { ...given, ...settled }, mocked, define, ...(target && { proxy: proxyTo(target) }) }
}

/** The commit that is built and its date; empty outside a repository. */
function commitOf(root: string): string {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%h of %cI'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The realtime server is always named: a policy cannot name the port of whatever host serves the page (A 7). */
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
