import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { optional?: boolean; integrity?: string; resolved?: string; os?: string[]; cpu?: string[] }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

/**
 * Programs of development tools for other machines than those that wrote the lock. The registry that was within reach has them in
 * other versions only. None of them is part of the product.
 */
const TOOLS_FOR_OTHER_MACHINES = /@oxfmt\/|@oxlint\/|@oxlint-tsgolint\/|@oxc-parser\/|@tailwindcss\/oxide-/

test('every package has an integrity, but for programs that only other machines install', () => {
  const without = installed.filter(([, { integrity }]) => !integrity)
  const unknown = without.filter(([path, { optional }]) => !optional || !TOOLS_FOR_OTHER_MACHINES.test(path))
  expect(unknown.map(([path]) => path)).toEqual([])
  expect(without.length).toBeLessThanOrEqual(78)
})

test('no package names a registry of its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})
