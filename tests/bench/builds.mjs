import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { serveCompressed } from './serve-compressed.mjs'

/**
 * Builds the product into `folder` and serves each build as a host would: `ours` on its mocks, with its public pages rendered; `real`
 * against a server that answers at once, as outlines alone; `rendered` the same with its pages rendered from that server.
 */
export async function serveBuilds(folder) {
  const answers = new Map([['/api/properties', await seedListings()]])
  const backed = (name) => serveCompressed(join(folder, name), 'shell.html', { answers, files: 'public' })
  const real = await backed('real')
  const rendered = await backed('rendered')
  await build(join(folder, 'real'), { VITE_API_URL: real.url })
  const { url } = rendered
  await build(join(folder, 'rendered'), { VITE_API_URL: url, RENDER_FROM: url, SITE_URL: url })
  await build(join(folder, 'ours'), {})
  return { real, rendered, ours: await serveCompressed(join(folder, 'ours'), 'shell.html') }
}

/** In a process of its own, while this one answers it. */
async function build(folder, env) {
  const [command, vite] = binary('vite')
  const building = spawn(command, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    stdio: 'inherit',
    // The samples come from a development server, which says so to what is started after it.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The build of ${folder} failed`)
}

/** What the mocked backend answers to the list call, as text. */
async function seedListings() {
  const source = await startTypescript('bench')
  try {
    const { serve } = await source.load('/mocks/server.ts')
    const serving = await serve({ port: 0, publicFolder: 'public' })
    const text = await (await fetch(`${serving.url}/api/properties`)).text()
    await serving.stop()
    return text
  } finally {
    await source.close()
  }
}
