import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { serveCompressed } from './serve-compressed.mjs'

/**
 * Builds the product into `folder` twice and serves both: `ours` on its mocks, and `real` against a server that answers at once, to
 * measure without the bytes and the work of the mocks.
 */
export async function serveBuilds(folder) {
  const answers = new Map()
  const real = await serveCompressed(join(folder, 'real'), 'shell.html', { answers, files: 'public' })
  build(join(folder, 'real'), { VITE_API_URL: real.url })
  build(join(folder, 'ours'), {})
  answers.set('/api/properties', await seedListings())
  return { real, ours: await serveCompressed(join(folder, 'ours'), 'shell.html') }
}

function build(folder, env) {
  const [command, vite] = binary('vite')
  execFileSync(command, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
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
