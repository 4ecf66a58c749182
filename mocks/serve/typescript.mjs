import { resolve } from 'node:path'
import { requirePackages } from '../../.ci/command-line.mjs'

/** Milliseconds after which a command says that it works. */
const A_SIGN_OF_LIFE = 2_000

/**
 * Runs the project's TypeScript for a command: Node 20 does not read it, vite does, with the project's own aliases.
 * `name` keeps what it prepares apart from the dev server's and from that of another command at the same time.
 * @param {string} name @param {import('vite').Plugin[]} plugins @param {(text: string) => void} say for who waits
 */
export async function startTypescript(name, plugins = [], say = console.error) {
  requirePackages()
  const slow = setTimeout(() => say('Reading the project …'), A_SIGN_OF_LIFE)
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    cacheDir: `node_modules/.vite-${name}`,
    appType: 'custom',
    plugins,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const quiet = () => clearTimeout(slow)
  return {
    load: (path) => vite.ssrLoadModule(path).finally(quiet),
    close() {
      quiet()
      return vite.close()
    },
  }
}
