import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig } from 'vite'
import { allowStyles } from '../content-policy.ts'
import type * as Renderer from '../renderer/renderer.ts'
import { withFirstSheets } from './first-sheets.ts'

type MockServer = {
  serve: (options: { port: number; publicFolder: string }) => Promise<{ url: string; stop: () => Promise<void> }>
}

/** `backend`: `mocks` or an origin. `lifetime`: milliseconds after which pages are too old. */
export type Source = { backend: string; site: string; lifetime: number | null }

const MOCKS = 'mocks'

/** Milliseconds. */
const PATIENCE = 10_000

/** A day. Pages that were not rendered anew since then show outlines. */
const LIFETIME = 86_400_000

/** The demo's site for search engines, an address that nobody can have. */
const DEMO_SITE = 'https://proventous.example'

/** Below a base path the demo renders none: its pictures lie at the root until the mocks answer (decision 005). */
export function renderSource({ mocked, base }: { mocked: boolean; base: string }): Source | null {
  const { RENDER_FROM: backend, SITE_URL: site } = process.env
  if (mocked) return base === '/' ? { backend: MOCKS, site: site ?? DEMO_SITE, lifetime: null } : null
  if (!backend || !site) return null
  return { backend, site, lifetime: LIFETIME }
}

/** Throws where the backend to render from does not answer: a build says so at its beginning, not at its end. */
export async function requireBackend({ backend }: Source): Promise<void> {
  if (backend === MOCKS) return
  await fetch(backend, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error(`Nothing answers at RENDER_FROM=${backend}`)
  })
}

/** Leaves the renderer in `folder`, which needs the product’s packages. Resolves to `policy` with the pages’ styles. */
export async function renderPages(
  { backend, site, lifetime }: Source,
  { config, shell, policy, folder }: { config: ResolvedConfig; shell: string; policy: string; folder: string },
): Promise<string> {
  const { root, base, mode, configFile } = config
  const fromMocks = backend === MOCKS
  // Here it finds its packages, wherever the build is written.
  const compiled = join(root, 'node_modules', `.renderer-${process.pid}`)
  await build({
    root,
    base,
    mode,
    configFile: configFile ?? false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: compiled,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
      minify: false,
      rolldownOptions: {
        input: {
          renderer: join(root, 'src/build/renderer/renderer.ts'),
          ...(fromMocks ? { mocks: join(root, 'mocks/server.ts') } : {}),
        },
      },
    },
  })
  const load = async <Module>(name: string) => (await import(pathToFileURL(join(compiled, name)).href)) as Module
  const { renderSite, firstSheet } = await load<typeof Renderer>('renderer.js')
  const mocks = fromMocks ? await load<MockServer>('mocks.js') : null
  const served = await mocks?.serve({ port: 0, publicFolder: join(root, 'public') })
  try {
    const outDir = resolve(root, config.build.outDir)
    const rendered = await renderSite({ shell, backend: served?.url ?? backend, site, base, lifetime })
    const { leftOut } = rendered
    const { files, whole, sheets } = withFirstSheets(rendered.files, shell, firstSheet)
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(outDir, name)), { recursive: true })
      writeFileSync(join(outDir, name), text)
    }
    const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
    config.logger.info(`${pages.length} pages rendered from ${fromMocks ? 'the mocks' : backend}`)
    for (const { id, reason } of leftOut) config.logger.warn(`Left as outlines: ${id}: ${reason}`)
    if (leftOut.length > 0 && process.env['RENDER_STRICT'])
      throw new Error(`${leftOut.length} pages could not be rendered; RENDER_STRICT lets none be left out`)
    return allowStyles(policy, whole, [whole, ...sheets])
  } finally {
    await served?.stop()
    cpSync(compiled, folder, { recursive: true })
    rmSync(compiled, { recursive: true, force: true })
  }
}
