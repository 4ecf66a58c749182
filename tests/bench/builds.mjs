import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startTypescript } from '../../mocks/serve/typescript.mjs'

/** Builds the product into `folder`. */
export function build(folder, env) {
  execFileSync(join('node_modules', '.bin', 'vite'), ['build', '--outDir', folder, '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

/** What the mocked backend answers to the list call, as text. */
export async function seedListings() {
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
