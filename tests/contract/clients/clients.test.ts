import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePixel } from '@mocks/documents/one-pixel'
import { serve, type Serving } from '@mocks/server'
import type { Calls, sellAHome as Journey } from './adapters/journey'

/** Each writes `client.ts` into a folder. */
const GENERATORS: Record<string, (folder: string) => string[]> = {
  oazapfts: (folder) => ['node_modules/oazapfts/dist/cli.js', DOCUMENT, join(folder, 'client.ts')],
  'swagger-typescript-api': (folder) => [
    'node_modules/swagger-typescript-api/dist/cli.mjs',
    'generate',
    `--path=${DOCUMENT}`,
    `--output=${folder}`,
    '--name=client.ts',
    '--silent',
  ],
}

const DOCUMENT = 'public/contract/openapi.json'
const ADAPTERS = 'tests/contract/clients/adapters'

/** Below node_modules, so that the generated clients find the packages that they import. */
let folder = ''
let serving: Serving

beforeAll(async () => {
  folder = await mkdtemp(resolve('node_modules/.clients-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: true,
        types: [],
        outDir: 'out',
        rootDir: '.',
      },
      include: ['**/*.ts'],
      exclude: ['out'],
    }),
  )
  serving = await serve({ port: 0, publicFolder: 'public' })
})
afterAll(async () => {
  await serving.stop()
  await rm(folder, { recursive: true })
})

function run(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
}

test('clients of two generators compile, and each sells a home on the served mocks', async () => {
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const own = join(folder, name)
    await mkdir(own)
    run(generate(own))
    await copyFile(join(ADAPTERS, `${name}.ts`), join(own, 'adapter.ts'))
    await copyFile(join(ADAPTERS, 'journey.ts'), join(own, 'journey.ts'))
  }
  run(['node_modules/typescript/bin/tsc', '-p', folder])
  for (const name of Object.keys(GENERATORS)) {
    const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, 'out', name, file)).href)
    const { open } = (await load('adapter.js')) as { open: (base: string) => Calls }
    const { sellAHome } = (await load('journey.js')) as { sellAHome: typeof Journey }
    const base = `${serving.url}/worlds/${name}`
    const codeTo = async (to: string) => (await fetch(`${base}/__mock/code?to=${encodeURIComponent(to)}`)).text()
    const at = { method: 'POST', body: JSON.stringify({ at: '2026-06-15T09:00:00+08:00' }) }
    await fetch(`${base}/__mock/freeze`, at)
    expect([
      name,
      await sellAHome(open(base), { codeTo, picture: (name) => onePixel(name, name.length), day: '2026-07-14' }),
    ]).toEqual([
      name,
      {
        found: 'Bungalow by the river',
        matches: true,
        unread: 1,
        said: 'May I come and see it?',
        visit: 'scheduled',
        status: 'sold',
        own: 'sold',
      },
    ])
  }
}, 180_000)
