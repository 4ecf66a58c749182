import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, runnerImport, type AliasOptions, type Plugin, type ResolvedConfig } from 'vite'
import { withContentPolicy } from './content-policy.ts'
import { HOSTS, screensOf, SHELL, type HostName } from './hosts.ts'
import { withInlineSheets } from './inline-sheet.ts'
import type * as Prefetch from './listings-prefetch.ts'
import { MANIFEST, readManifest, unpublishedFolder } from './manifest.mjs'
import { responseHeaders } from './response-headers.mjs'
import { withScreenHints } from './screen-hints.ts'
import { withPageScripts } from './first-page/page-scripts.ts'
import { renderPages, renderSource, requireBackend } from './first-page/render-pages.ts'

/** What of `public` is for the demo alone; the contract's examples name its accounts and their password. */
const FILES_OF_THE_DEMO = ['mock-worker.js', 'mockServiceWorker.js', 'storage', 'contract']

/** What a build for a real backend writes for its own people, and shows nobody else. */
const WITHHELD = /\.map$|^\.vite\//

/** A real backend’s build publishes nothing of the demo, and keeps source maps and manifest beside the folder. */
export function finishOutput({ mocked, env }: { mocked: boolean; env: Record<string, string> }): Plugin {
  let root = '.'
  let outDir = 'dist'
  let base = '/'
  let alias: AliasOptions = []
  let config: ResolvedConfig
  let written = false
  return {
    name: 'proventous:finish-output',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      root = config.root
      outDir = resolve(root, config.build.outDir)
      base = config.base
      alias = config.resolve.alias
    },
    async buildStart() {
      const source = config.build.ssr ? null : renderSource({ mocked, base })
      if (source) await requireBackend(source)
    },
    writeBundle() {
      written = true
    },
    async closeBundle() {
      const index = join(outDir, 'index.html')
      // A failed build leaves the earlier output alone. Storybook’s build has no manifest.
      if (!written || !existsSync(index) || !existsSync(join(outDir, MANIFEST))) return
      const prefetch = mocked ? '' : await listingsPrefetch(env['VITE_API_URL'] ?? '', base, alias)
      const scripted = withPageScripts(withoutComments(readFileSync(index, 'utf8')), { mocked })
      const hinted = withScreenHints(scripted, readManifest(outDir), { base, prefetch })
      const styled = withInlineSheets(hinted, outDir, base)
      const { page, header } = withContentPolicy(styled, { ...env, mocked, base })
      for (const name of ['index.html', SHELL, '404.html']) writeFileSync(join(outDir, name), page)
      const unpublished = unpublishedFolder(outDir)
      rmSync(unpublished, { recursive: true, force: true })
      if (mocked) moveListingPictures(outDir)
      else {
        // Before anything can fail: a folder that looks finished holds nothing of the demo.
        for (const name of FILES_OF_THE_DEMO) rmSync(join(outDir, name), { recursive: true, force: true })
        withhold(outDir, unpublished)
      }
      const source = renderSource({ mocked, base })
      const folder = join(unpublished, 'renderer')
      const policy = source ? await renderPages(source, { config, shell: page, policy: header, folder }) : header
      writeHostFiles(responseHeaders(policy), unpublished)
    },
  }

  function writeHostFiles(headers: Record<string, string>, unpublished: string): void {
    const fromRoot = (path: string) => normalizePath(relative(root, path))
    const configs = join(unpublished, 'hosts')
    const site = {
      headers,
      base,
      rendered: renderSource({ mocked, base }) !== null,
      folder: fromRoot(outDir),
      configs: fromRoot(configs),
      screens: screensOf(readFileSync(join(root, 'src/routes/routeTree.gen.ts'), 'utf8')),
    }
    for (const [host, { filesFor }] of Object.entries(HOSTS)) writeAll(join(configs, host), filesFor(site))
    // Below a path they belong one level above the published files.
    const { published, filesFor } = HOSTS[publishFor()]
    if (published && base === '/') writeAll(outDir, filesFor(site))
  }
}

/** They and the indentation are 0.5 KB of gzip in each page. A comment without spaces is a place for the build. */
function withoutComments(html: string): string {
  return html.replaceAll(/<!-- [^]*?-->|^ *\/\/.*$/gm, '').replaceAll(/\n\s+/g, '\n')
}

function publishFor(): HostName {
  const given = process.env['PUBLISH_FOR'] || 'netlify'
  const known = Object.keys(HOSTS).find((name): name is HostName => name === given)
  if (!known) throw new Error(`PUBLISH_FOR is '${given}', but has to be one of ${Object.keys(HOSTS).join(', ')}`)
  return known
}

/** To the URL that the contract gives them (B 7): a rendered page shows them before the mocks answer. */
function moveListingPictures(outDir: string): void {
  const from = join(outDir, 'storage', 'properties')
  const to = join(outDir, 'api', 'storage', 'properties')
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

function writeAll(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

function withhold(outDir: string, unpublished: string): void {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!WITHHELD.test(normalizePath(name))) continue
    const to = join(unpublished, name)
    mkdirSync(dirname(to), { recursive: true })
    renameSync(join(outDir, name), to)
  }
  rmSync(join(outDir, dirname(MANIFEST)), { recursive: true, force: true })
}

/** The script comes from the product's own modules, which Vite has to resolve and compile first. */
async function listingsPrefetch(baseUrl: string, base: string, alias: AliasOptions): Promise<string> {
  const file = fileURLToPath(new URL('listings-prefetch.ts', import.meta.url))
  const { module } = await runnerImport<typeof Prefetch>(file, {
    configFile: false,
    resolve: { alias },
  })
  return module.listingsPrefetch(baseUrl, base)
}
