import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

/** Tests, stories, and what runs in Node: the build, the mocked backend as a server, and the documents. */
const NOT_IN_A_PAGE =
  /\.(test|stories|test-support)\.|^src[\\/]build[\\/]|^mocks[\\/](documents|serve)[\\/]|^mocks[\\/](server|node)\.ts$/

/** Names the package of an import; undefined for a file, an alias or a part of Node. */
function packageOf(specifier: string): string | undefined {
  const [scope = '', name = ''] = specifier.split('/')
  if (isBuiltin(specifier) || /^[./]|^@(mocks|tests)?$/.test(scope) || scope.includes(':')) return undefined
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

test('npm audit asks about every package that a page loads, in the demo too', () => {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const imported = files
    .filter((file) => /\.tsx?$/.test(file) && !NOT_IN_A_PAGE.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type)(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm),
    ])
    .map(([, fixed, late]) => packageOf(fixed ?? late ?? ''))
  const names = new Set(imported.filter((name) => name !== undefined))
  expect(names).toContain('msw')
  expect([...names].filter((name) => !(name in dependencies))).toEqual([])
})
