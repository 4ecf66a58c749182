import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chromiumOptions } from '../browser/chromium.mjs'
import { binary } from '../../.ci/binaries.mjs'
import { expect, test } from './helpers'

test('a project outside, made of the page Test from outside, drives two people in one world', async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'))
  try {
    const page = readFileSync('.storybook/docs/guides/test-from-outside.mdx', 'utf8')
    for (const [, name = '', text = ''] of page.matchAll(/```ts title="([^"]+)"\n([^]*?)```/g)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const packed = join(folder, 'node_modules', 'proventous-mock')
    await run(['tests/mock/pack.mjs', '--out', join(folder, 'packed')])
    cpSync(join(folder, 'packed'), packed, { recursive: true })
    for (const name of ['@playwright/test', '@mswjs/data', 'zod']) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction')
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
    writeFileSync(join(folder, 'cypress.d.ts'), CYPRESS)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(PLAIN))

    const [, tsc] = binary('tsc', 'typescript')
    expect(await run([resolve(tsc), '-p', 'tsconfig.json'], folder)).toBe('')
    const [, playwright] = binary('playwright', '@playwright/test')
    const { executablePath = '' } = chromiumOptions()
    expect(
      await run([resolve(playwright), 'test'], folder, { SITE: baseURL ?? '', CHROMIUM_PATH: executablePath }),
    ).toContain('1 passed')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What any project has; no aliases. */
const PLAIN = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['offer.spec.ts', 'cypress.d.ts', 'cypress/e2e/offer.cy.ts'],
}

/** What the example uses of Cypress, which is too large to install for its types. */
const CYPRESS = `
declare const cy: import('proventous-mock/cypress').Cy & {
  contains(text: string): { click(): unknown }
  contains(selector: string, text: string): { click(): unknown }
}
declare function it(name: string, run: () => void): void
declare function expect(value: number): { to: { be: { greaterThan(other: number): void } } }
`

function run(args: string[], cwd = '.', env: Record<string, string> = {}): Promise<string> {
  // A Playwright inside of Playwright is one of its own.
  const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT|PW_|CI$|FORCE_COLOR)/.test(name))
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd, env: { ...Object.fromEntries(own), ...env } }, (error, text, errors) =>
      error ? fail(new Error(`${text}\n${errors}`)) : done(text),
    )
  })
}
