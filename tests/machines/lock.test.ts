import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { integrity?: string; inBundle?: boolean; resolved?: string }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** What a package brings in its own archive is covered by the integrity of that archive. */
function isCovered([path, { integrity, inBundle }]: [string, Package]): boolean {
  if (integrity) return true
  const holder = path.slice(0, path.lastIndexOf('/node_modules/'))
  return inBundle === true && packages[holder] !== undefined && isCovered([holder, packages[holder]])
}

test('every package has an integrity, those for other systems too', () => {
  expect(installed.filter((one) => !isCovered(one)).map(([path]) => path)).toEqual([])
})

test('no package names a registry of its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})
