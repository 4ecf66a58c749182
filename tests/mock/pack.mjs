// Packs the Playwright and Cypress helpers for projects outside of this repository: `npm run helper`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import { binary, npm } from '../../.ci/binaries.mjs'
import { readCommandLine } from '../../.ci/command-line.mjs'

const HELP = `npm run helper [-- --out FOLDER]   packs the Playwright and Cypress helpers as a package, to install in another project

  --out FOLDER   where it is written; 'dist-helper' if left out

    npm i -D ../proventous/dist-helper/proventous-mock-VERSION.tgz`

const { values } = readCommandLine(HELP, { out: { type: 'string', default: 'dist-helper' } })
const root = resolve(import.meta.dirname, '../..')
const out = resolve(values.out)
const DRIVERS = ['playwright', 'cypress']
const ALIASES = { '@mocks/': 'mocks/', '@tests/': 'tests/', '@/': 'src/' }

console.log('Packing the helpers …')
rmSync(out, { recursive: true, force: true })
await bundle()
declare()
const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const exported = DRIVERS.map((name) => [
  `./${name}`,
  { types: `./types/tests/mock/${name}.d.ts`, default: `./${name}.js` },
])
const manifest = {
  name: 'proventous-mock',
  version,
  description: 'Drives the mocked backend of a Proventous build from Playwright and Cypress',
  type: 'module',
  exports: Object.fromEntries(exported),
  files: ['*.js', 'types'],
  // The types name theirs.
  dependencies: { '@mswjs/data': dependencies['@mswjs/data'], zod: dependencies.zod },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const [command, ...args] = npm()
const [packed] = JSON.parse(execFileSync(command, [...args, 'pack', '--json'], { cwd: out, encoding: 'utf8' }))
console.log(`${join(values.out, packed.filename)}: install it with npm i -D`)

/** One file a driver, without the project's aliases. */
async function bundle() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: Object.entries(ALIASES).map(([find, folder]) => ({ find, replacement: `${join(root, folder)}/` })),
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      lib: {
        entry: Object.fromEntries(DRIVERS.map((name) => [name, join(root, 'tests/mock', `${name}.ts`)])),
        formats: ['es'],
      },
    },
  })
}

/** The types, with paths in place of the aliases, and endings, without which `nodenext` reads every type as `any`. */
function declare() {
  const types = join(out, 'types')
  const config = join(root, 'node_modules', '.helper-tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: types, rootDir: root },
      files: [...DRIVERS.map((name) => `../tests/mock/${name}.ts`), '../src/vite-env.d.ts'],
      include: [],
    }),
  )
  const [program, ...tsc] = binary('tsc', 'typescript')
  execFileSync(program, [...tsc, '-p', config], { cwd: root, stdio: 'inherit' })
  rmSync(config)
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(types, name)
    const from = posix.dirname(name.split(sep).join('/'))
    writeFileSync(file, withPaths(readFileSync(file, 'utf8'), types, from))
  }
}

function withPaths(text, types, from) {
  return text.replaceAll(
    /(from |import\()(['"])(@(?:mocks|tests)?\/|\.\.?\/)([^'"]+)\2/g,
    (_, before, quote, start, path) => {
      const target = start in ALIASES ? ALIASES[start] + path : posix.join(from, start + path)
      const file = [`${target}.js`, `${target}/index.js`].find((name) =>
        existsSync(join(types, name.replace(/js$/, 'd.ts'))),
      )
      const to = posix.relative(from, file ?? target)
      return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`
    },
  )
}
