import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { binary } from '../../.ci/binaries.mjs'
import { VARIABLES } from '../../src/build/variables.mjs'
import { COMMANDS } from './commands.mjs'

const SCRIPTS = ['.ci', 'tests', 'mocks', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mjs|ts)$/.test(name) && !name.includes('machines'))
    .map((name) => join(folder, name)),
)

test('programs of packages are started by Node, without a shell', () => {
  for (const [program, from] of [['tsc', 'typescript'], ['vite'], ['playwright', '@playwright/test']] as const) {
    const [command, file] = binary(program, from)
    expect(isAbsolute(command)).toBe(true)
    expect(existsSync(file)).toBe(true)
  }
  const [command, file] = binary('oxfmt')
  expect(execFileSync(command, [file, '--version'], { encoding: 'utf8' })).toMatch(/\d+\.\d+/)
  expect(() => binary('no-such-program', 'vite')).toThrow('vite has no program')
})

/** What a script does that holds on some systems only, with the reason. */
const PARTICULAR: Record<string, RegExp> = {
  'Windows has shell scripts for these, which Node starts only through a shell':
    /['"]\.bin['"]|(?:spawn|execFile|exec)(?:Sync)?\(\s*['"`](?:npm|npx|sh|bash|rm|cp|mv|cat|which)\b/,
  'a shell splits paths at their spaces, each system in its own way': /\bshell: (?:true|['"`])/,
  'on Windows the path of a file URL begins with /C:, and has %20 for spaces': /import\.meta\.url\)?\.pathname/,
  'on Windows import() takes no path, only a URL': /import\((?:resolve|join)\(/,
  'the folder for temporary files has another name elsewhere': /['"`]\/tmp\//,
  'line ends of a text that another program wrote may be CRLF':
    /execFileSync\([^)]*\)\.(?:toString\(\)\.)?split\('\\n'\)/,
}

test.each(Object.entries(PARTICULAR))('no script relies on one system: %s', (_, pattern) => {
  expect(SCRIPTS.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
})

const { scripts, devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'devDependencies' | 'dependencies',
  Record<string, string>
>

test('the commands of package.json are what every shell understands: programs, joined by && alone', () => {
  const PROGRAMS = new Set(['node', 'npm audit', ...programsOf({ ...dependencies, ...devDependencies })])
  for (const [name, script] of Object.entries(scripts)) {
    expect(script, name).toMatch(/^[\w@:./= -]+(?: && [\w@:./= -]+)*$/)
    for (const command of script.split(' && ')) {
      const [first = '', second = ''] = command.split(' ')
      expect(PROGRAMS.has(first) || PROGRAMS.has(`${first} ${second}`), `${name}: ${command}`).toBe(true)
    }
  }
})

const RUN = COMMANDS.flatMap(({ run: command, beside = [] }) => [command, ...beside.map((one) => one.run)])

/** Stands by itself, to be copied. */
const COPIED = 'mocks/serve/skeleton.mjs'

/** The project's own commands: what `npm run` starts with Node, and what the pages start so. */
const OWN = [
  ...new Set(
    [...Object.values(scripts), ...RUN].flatMap((script) =>
      [...script.matchAll(/node (\S+\.mjs)/g)].map(([, file = '']) => file).filter((file) => file !== COPIED),
    ),
  ),
]

type Said = { status: number; text: string; errors: string }

test('each of the project’s own commands says what it does, and refuses a misspelled option with the one that was meant', async () => {
  // One process for all: starting one for each takes a minute.
  const ask = async (option: string) =>
    JSON.parse((await run('tests/machines/say.mjs', option, ...OWN)).text) as Record<string, Said>
  const [help, misspelled] = await Promise.all([ask('--help'), ask('--hepl')])
  for (const file of OWN) {
    expect(help[file], file).toMatchObject({ status: 0, errors: '' })
    expect(help[file]?.text, file).toMatch(/^(npm|node) [^\n]{20,}/)
    expect(misspelled[file], file).toMatchObject({ status: 2, text: '' })
    expect(misspelled[file]?.errors, file).toMatch(/^There is no option '--hepl'\. Did you mean [^?]*--help[^?]*\?\n$/)
  }
})

/** Makes Node say that it is an older one. */
const OLD_NODE = `--import=data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})",
)}`

/** What goes wrong most often, and the words that help. */
describe.concurrent('a command that cannot do its work says what to do', () => {
  test.each<[string[], Record<string, string>, number, RegExp]>([
    [['.ci/build.mjs'], { VITE_API_URL: 'nonsense' }, 2, /^VITE_API_URL is 'nonsense', but has to be an address/],
    [
      ['.ci/build.mjs'],
      { RENDER_FROM: 'http://localhost:1' },
      2,
      /^RENDER_FROM needs SITE_URL too[^]*VITE_API_URL too/,
    ],
    [['.ci/build.mjs', '--base', 'homes'], {}, 2, /^--base is 'homes', but has to begin with a slash/],
    [['.ci/build.mjs', '--for', 'netlfy'], {}, 2, /Did you mean netlify\?/],
    [['.ci/preview.mjs', '--folder', 'no-such-folder'], {}, 1, /^There is no build in no-such-folder.* npm run build/],
    [['.ci/dev.mjs'], { BACKEND_URL: 'localhost:8000' }, 2, /^BACKEND_URL is 'localhost:8000'/],
    [['.storybook/words/run.mjs', '--import', 'no-file.csv'], {}, 2, /^There is no file 'no-file.csv'/],
    [['mocks/serve/start.mjs'], { PORT: 'many' }, 2, /^PORT is 'many'/],
    [['mocks/serve/rendering-host.mjs'], {}, 2, /^CHANGED_SECRET needs 16 characters/],
    [['tests/bench/run.mjs', '--runs', 'x'], {}, 2, /^--runs takes a whole number/],
    [['tests/looks/run.mjs', '--against', 'no-such-commit'], {}, 2, /^Git has no commit 'no-such-commit'/],
    [['.ci/check.mjs', '--since', 'no-such-commit'], {}, 2, /^Git has no commit 'no-such-commit'/],
    [['tests/conform/start.mjs'], {}, 2, /^Please say where the backend is: --base/],
    [['tests/looks/run.mjs'], { CHROMIUM_PATH: 'nowhere' }, 1, /^CHROMIUM_PATH is 'nowhere', but no file is there/],
    [['.ci/preview.mjs'], { NODE_OPTIONS: OLD_NODE }, 1, /^Proventous needs Node .*; this is 18\.20\.8\.$/m],
  ])('%j with %j', async (args, env, status, words) => {
    const [file = '', ...rest] = args
    const said = await run(file, ...rest, env)
    expect(said.status).toBe(status)
    expect(said.errors).toMatch(words)
    expect(said.errors).not.toContain('    at ')
  })

  test('on a port that is taken', async () => {
    const other = createServer()
    await new Promise<void>((listens) => void other.listen(0, listens))
    const PORT = String((other.address() as AddressInfo).port)
    expect(await run('mocks/serve/skeleton.mjs', { PORT })).toMatchObject({
      status: 1,
      errors: 'This port is taken. Choose another one with PORT=…\n',
    })
    other.close()
  })

  test('before the packages are installed', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'without-packages-'))
    for (const name of ['package.json', '.ci', 'mocks', 'src/build', 'tests'])
      cpSync(name, join(clone, name), {
        recursive: true,
        filter: (path) => lstatSync(path).isDirectory() || /\.(mjs|json)$/.test(path),
      })
    const commands = [
      ['.ci/dev.mjs'],
      ['.ci/build.mjs'],
      ['.ci/steady.mjs'],
      ['mocks/serve/start.mjs'],
      ['mocks/serve/start-mcp.mjs'],
      ['tests/conform/start.mjs', '--base', 'http://localhost:1'],
    ]
    for (const [file = '', ...args] of commands)
      expect(await run(join(clone, file), ...args), file).toMatchObject({
        status: 1,
        errors: expect.stringMatching(/^The packages are not installed\..* npm ci/),
      })
    rmSync(clone, { recursive: true })
  })
})

function run(file: string, ...given: (string | Record<string, string>)[]) {
  const args = given.filter((one) => typeof one === 'string')
  const env = { ...process.env, ...Object.assign({}, ...given.filter((one) => typeof one === 'object')) }
  // The tests' own mode is not the commands'.
  delete env.NODE_ENV
  return new Promise<Said>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_, text, errors) =>
      resolve({ status: child.exitCode ?? -1, text, errors }),
    )
  })
}

const PAGES = [
  'README.md',
  'mocks/README.md',
  ...['guides', 'reference'].flatMap((folder) =>
    readdirSync(`.storybook/docs/${folder}`).map((name) => `.storybook/docs/${folder}/${name}`),
  ),
]
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => [name, readFileSync(name, 'utf8')] as const)

test('every command that a page names is there, and every one that is there is named', () => {
  const named = PAGES.flatMap(([page, text]) =>
    [...text.matchAll(/`?npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({ page, name })),
  )
  const OF_NPM = ['i', 'install', 'ci', 'pack', 'init', 'view', 'ls', 'outdated', 'run', 'warn']
  expect(named.filter(({ name }) => !(name in scripts) && !OF_NPM.includes(name))).toEqual([])
  expect(Object.keys(scripts).filter((script) => !named.some(({ name }) => name === script))).toEqual([])
  const files = PAGES.flatMap(([page, text]) =>
    [...text.matchAll(/node ([\w./-]+\.mjs)/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('`npm run commands` runs every command that there is, and every one that a page gives, but itself', () => {
  const heads = RUN.map((command) => command.replace(/^npm run (start|test)\b/, 'npm $1'))
  const isRun = (head: string) => heads.some((command) => `${command} `.startsWith(`${head} `))
  const own = Object.keys(scripts).map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`))
  expect(own.filter((head) => !isRun(head))).toEqual(['npm run commands'])
  const given = PAGES.flatMap(
    ([, text]) => text.match(/node (?!\.ci)[\w./-]+\.mjs|npx (?:vitest|msw) \w+|git log[^`]+/g) ?? [],
  )
  expect(given.filter((head) => !isRun(head))).toEqual([])
})

test('the page Deploy has every variable, and no other', () => {
  const text = readFileSync('.storybook/docs/guides/deploy.mdx', 'utf8')
  const shown = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(new Set(shown)).toEqual(new Set(VARIABLES.map(({ name }) => name)))
  const read = SCRIPTS.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:process\.env\.|process\.env\['|import\.meta\.env\.)([A-Z_]{3,})/g),
  ]).map(([, name = '']) => name)
  /** Of tools, and between a command and what it starts. */
  const OTHERS = [
    'BASE_URL',
    'DEV',
    'PROD',
    'SSR',
    'MODE',
    'CI',
    'NODE_ENV',
    'VITEST',
    'BUILT',
    'TEST_REPORT',
    'TEST_FILES',
    'WALK',
    'PLAYWRIGHT_BROWSERS_PATH',
  ]
  expect([...new Set(read)].filter((name) => !shown.includes(name) && !OTHERS.includes(name))).toEqual([])
})

function programsOf(packages: Record<string, string>): string[] {
  return Object.keys(packages).flatMap((name) => {
    const { bin } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
      bin?: string | Record<string, string>
    }
    return typeof bin === 'object' ? Object.keys(bin) : bin ? [name.replace(/^@.*\//, '')] : []
  })
}

test('text files have LF on every machine', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
})

test('no dependency reports its installation, and npm asks for no decision on any script of one', () => {
  const { scarfSettings, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scarfSettings?: { enabled: boolean }
    allowScripts?: Record<string, boolean>
  }
  expect(scarfSettings).toEqual({ enabled: false })
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>
  }
  const withScript = Object.entries(packages)
    .filter(([, one]) => one.hasInstallScript && !one.optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(new Set(Object.keys(allowScripts ?? {}))).toEqual(new Set(withScript))
  expect(allowScripts?.['@scarf/scarf']).toBe(false)
})
