import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

let planted = ''

afterEach(() => rmSync(planted, { recursive: true, force: true }))

/** Checks a tree made of these files. */
function check(files: Record<string, string>) {
  planted = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true })
    writeFileSync(join(planted, path), source)
  }
  const { status, stdout } = spawnSync(process.execPath, ['tests/boundaries/check.mjs', planted], { encoding: 'utf8' })
  return { status, stdout }
}

const sound = {
  'src/contract/a.ts': 'export type A = string\nexport const a = 1',
  'src/domain/a.ts': "import type { A } from '@/contract/a'\nexport const b: A = ''",
  'src/contract/search/pages.ts': 'export type Page = string\nexport const search = 1',
  'src/listing/search/engines/a.ts': "import { search } from '@/contract/search/pages'\nexport const inPage = search",
  'src/listing/search/a.ts': "import { inPage } from './engines/a'\nexport const found = inPage",
  'src/features/one/b.ts': "import type { Page } from '@/contract/search/pages'\nexport const page: Page = ''",
  'src/features/one/a.ts': "import { b } from '@/domain/a'\nexport const c = b",
  'src/features/two/a.ts': 'export const d = 1',
  'mocks/browser/start.ts': 'export const start = 1',
  'src/main.tsx': "void import('../mocks/browser/start')",
}

test('a tree that keeps the rules passes', () => {
  const { status, stdout } = check(sound)
  expect(stdout).toContain('10 files, 0 offenses')
  expect(status).toBe(0)
})

test.each([
  [
    'a feature reaching into another',
    'src/features/one/bad.ts',
    "import { d } from '@/features/two/a'\nexport const x = d",
  ],
  [
    'a feature reaching over by a relative path',
    'src/features/one/bad.ts',
    "export { d } from '../two/a'\nexport const x = 1",
  ],
  [
    'the app reaching into the mocks',
    'src/shell/bad.ts',
    "import { start } from '../../mocks/browser/start'\nexport const x = start",
  ],
  ['a second door to the mocks', 'src/shell/bad.ts', "void import('@mocks/browser/start')"],
  ['the contract using the domain', 'src/contract/bad.ts', "import { b } from '@/domain/a'\nexport const x = b"],
  ['the domain using React', 'src/domain/bad.ts', "import { useState } from 'react'\nexport const x = useState"],
  ['the mocks reaching into a feature', 'mocks/bad.ts', "import { d } from '@/features/two/a'\nexport const x = d"],
  [
    'a screen that knows how listings are found',
    'src/features/one/bad.ts',
    "import { inPage } from '@/listing/search/engines/a'\nexport const x = inPage",
  ],
  [
    'a screen that searches by itself',
    'src/features/one/bad.ts',
    "import { search } from '@/contract/search/pages'\nexport const x = search",
  ],
  ['a new folder without rules', 'src/misc/bad.ts', 'export const x = 1'],
  ['the product importing a test', 'src/domain/bad.ts', "import { t } from './a.test'\nexport const x = t"],
])('%s is found', (_, path, source) => {
  const { status, stdout } = check({ ...sound, [path]: source, 'src/domain/a.test.ts': 'export const t = 1' })
  expect(stdout).toContain(path)
  expect(stdout).toContain('1 offenses')
  expect(status).toBe(1)
})

test.each([
  ['re-exports', "export { b } from './a'"],
  ['re-exports of everything', "export * from './a'\nexport type { A } from '@/contract/a'"],
  ['exports of its imports', "import { b } from './a'\nexport { b }"],
])('a file with nothing but %s is found', (_, source) => {
  const { status, stdout } = check({ ...sound, 'src/domain/bad.ts': source })
  expect(stdout).toContain('src/domain/bad.ts: only exports what other files hold')
  expect(stdout).toContain('1 offenses')
  expect(status).toBe(1)
})

test('a file that adds an export of its own to a re-export passes', () => {
  expect(check({ ...sound, 'src/domain/good.ts': "export { b } from './a'\nexport const own = 1" }).status).toBe(0)
})

const folderOf = (count: number, folder: string, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}${ending}`, 'export const x = 1']))

test('a folder of 13 source files is found', () => {
  const { status, stdout } = check(folderOf(13, 'src/features/one'))
  expect(stdout).toContain('src/features/one: 13 source files in one folder')
  expect(stdout).toContain('1 offenses')
  expect(status).toBe(1)
})

test.each([
  ['of 12 source files', folderOf(12, 'src/features/one')],
  [
    'with tests beside 12 source files',
    { ...folderOf(12, 'src/features/one'), ...folderOf(5, 'src/features/one', '.test.ts') },
  ],
  ['that is excepted', folderOf(20, 'src/routes')],
])('a folder %s passes', (_, files) => {
  expect(check(files)).toEqual({ status: 0, stdout: expect.stringContaining('0 offenses') })
})

test('files that import each other in a circle are found', () => {
  const { status, stdout } = check({
    'src/domain/a.ts': "import { b } from './b'\nexport const a = () => b",
    'src/domain/b.ts': "import { a } from './a'\nexport const b = () => a",
  })
  expect(stdout).toContain('a circle')
  expect(status).toBe(1)
})

test('an empty tree does not pass for a sound one', () => {
  expect(check({}).status).toBe(1)
})
