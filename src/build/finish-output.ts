import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type AliasOptions, type Plugin } from 'vite'
import { withContentPolicy } from './content-policy.ts'
import type * as Prefetch from './listings-prefetch.ts'
import { readManifest } from './manifest.mjs'
import { withScreenHints } from './screen-hints.ts'

/** What only the mocks need of `public`. */
const FILES_OF_THE_MOCKS = ['mockServiceWorker.js', 'storage']

/**
 * Finishes the output: hints that load a screen's code together with the framework's, the content policy of exactly this page, a
 * `404.html` so that deep links work on static hosts, and for a real backend none of the files that only the mocks need.
 * @param env the build's `VITE_…` variables
 */
export function finishOutput({ mocked, env }: { mocked: boolean; env: Record<string, string> }): Plugin {
  let outDir = 'dist'
  let base = '/'
  let alias: AliasOptions = []
  let written = false
  return {
    name: 'proventous:finish-output',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      base = config.base
      alias = config.resolve.alias
    },
    writeBundle() {
      written = true
    },
    async closeBundle() {
      const index = join(outDir, 'index.html')
      // A build that failed leaves the output of the one before it alone.
      // Storybook builds with this plugin too; without a manifest it is not the app's own page.
      if (!written || !existsSync(index) || !existsSync(join(outDir, '.vite/manifest.json'))) return
      const prefetch = mocked ? '' : await listingsPrefetch(env['VITE_API_URL'] ?? '', alias)
      const page = withScreenHints(readFileSync(index, 'utf8'), readManifest(outDir), { base, prefetch })
      writeFileSync(index, withContentPolicy(page, { ...env, mocked, base }))
      copyFileSync(index, join(outDir, '404.html'))
      if (mocked) return
      for (const name of FILES_OF_THE_MOCKS) rmSync(join(outDir, name), { recursive: true, force: true })
    },
  }
}

/** The script comes from the product's own modules, which Vite has to resolve and compile first. */
async function listingsPrefetch(baseUrl: string, alias: AliasOptions): Promise<string> {
  const file = fileURLToPath(new URL('listings-prefetch.ts', import.meta.url))
  const { module } = await runnerImport<typeof Prefetch>(file, {
    configFile: false,
    resolve: { alias },
  })
  return module.listingsPrefetch(baseUrl)
}
