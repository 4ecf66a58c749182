import { loadEnv, type UserConfig } from 'vite'

/**
 * Which backend a build or the dev server talks to: the mocks; the one that `VITE_API_URL` names; or the one that `BACKEND_URL`
 * names, to which the dev server passes calls, files and sockets on, so that the page's own origin is the backend's.
 * @returns `env`: the `VITE_…` variables
 */
export function backend(mode: string, root: string) {
  const target = process.env['BACKEND_URL']
  const env: Record<string, string> = { ...loadEnv(mode, root, 'VITE_'), ...(target && { VITE_REALTIME_URL: '/' }) }
  const mocked = !env['VITE_API_URL'] && !target
  const define = {
    __MOCKED__: JSON.stringify(mocked),
    ...(target && { 'import.meta.env.VITE_REALTIME_URL': JSON.stringify('/') }),
  }
  return { env, mocked, define, ...(target && { proxy: proxyTo(target) }) }
}

function proxyTo(target: string): NonNullable<UserConfig['server']>['proxy'] {
  const to = { target, changeOrigin: true }
  return { '/api': to, '/storage': to, '/socket.io': { ...to, ws: true } }
}
