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

test('no script starts what only some systems have', () => {
  const found = SCRIPTS.filter((file) =>
    /['"]\.bin['"]|shell: |spawn(?:Sync)?\(['"](?:npm|npx|sh|bash)['"]/.test(readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})

test('text files have LF on every machine', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
})

test('no dependency reports its installation', () => {
  const { scarfSettings } = JSON.parse(readFileSync('package.json', 'utf8')) as { scarfSettings?: { enabled: boolean } }
  expect(scarfSettings).toEqual({ enabled: false })
})
