import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInRange } from '../../.ci/node-version.mjs'

type Package = {
  engines?: { node?: string }
  optional?: boolean
  integrity?: string
  resolved?: string
  version: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const required = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional)

test.each([
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is taken: %s', (version, taken) => {
  expect(isInRange(version, engines.node)).toBe(taken)
})

test.each([
  ['>= 10.16.0', '10.15.9', false],
  ['>=22.12.0 || >=20.19.0 <21.0.0', '21.0.0', false],
  ['>=22.12.0 || >=20.19.0 <21.0.0', '20.19.5', true],
  ['14 >=14.17', '14.16.0', false],
  ['6.* || 8.* || >= 10.*', '8.4.0', true],
  ['*', '1.0.0', true],
])('%s for %s: %s', (range, version, within) => {
  expect(isInRange(version, range)).toBe(within)
})

test('every package runs on the lowest versions of Node that the project takes', () => {
  const lowest = engines.node.split('||').map((range) => range.replaceAll(/[^\d.]/g, ''))
  const refused = required.flatMap(([path, { engines: own }]) =>
    lowest.filter((version) => own?.node && !isInRange(version, own.node)).map((version) => `${path} on ${version}`),
  )
  expect(lowest).toHaveLength(3)
  expect(refused).toEqual([])
})

test('a lower version of Node would be too old for some package', () => {
  for (const version of ['20.18.9', '22.12.9', '23.11.0']) {
    expect(required.some(([, { engines: own }]) => own?.node && !isInRange(version, own.node))).toBe(true)
  }
})
