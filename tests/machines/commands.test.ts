import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { binary } from '../../.ci/binaries.mjs'

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

test('no dependency reports its installation', () => {
  const { scarfSettings } = JSON.parse(readFileSync('package.json', 'utf8')) as { scarfSettings?: { enabled: boolean } }
  expect(scarfSettings).toEqual({ enabled: false })
})
