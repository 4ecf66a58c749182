import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { serveCompressed } from './serve-compressed.mjs'

/** What a visitor reads on the measured pages: the results and the first listing. */
const READ = ['/api/properties', '/api/properties/1']

/**
 * Builds the product into `folder` and serves each build as a host would: `ours` on its mocks, with its public pages rendered; `real`
 * against a server that answers at once, as outlines alone; `rendered` the same with its pages rendered from that server.
 */
export async function serveBuilds(folder) {
  const answers = await seedAnswers()
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

/** The mocked backend's answers to what a visitor reads on the measured pages, by path, as it gave them once. */
async function seedAnswers() {
  const source = await startTypescript('bench')
  try {
    const { serve } = await source.load('/mocks/server.ts')
    const serving = await serve({ port: 0, publicFolder: 'public' })
    const answers = new Map()
    for (const path of READ) {
      const response = await fetch(`${serving.url}${path}`)
      if (!response.ok) throw new Error(`The mocked backend answers ${response.status} to ${path}`)
      answers.set(path, await response.text())
    }
    await serving.stop()
    return answers
  } finally {
    await source.close()
  }
}
