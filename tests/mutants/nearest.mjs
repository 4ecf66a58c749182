// Which test files are nearest to a file of the product, by the imports between them.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

const ALIASES = { '@/': 'src/', '@mocks/': 'mocks/', '@tests/': 'tests/' }
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
/** Storybook puts these around every story. */
const AROUND_STORIES = ['.storybook/preview.ts', '.storybook/preview.tsx']
const STORIES = /\.stories\.tsx$/
const TESTS = /\.test\.tsx?$/
/** At least so many, though no import leads from the last of them: a test can start a program. */
const FEWEST = 6

/**
 * @param {string} root
 * @param {readonly string[]} files all of the repository, from its root
 * @returns the test files and stories that come to a file by their imports, the nearest first
 */
export function nearestTo(root, files) {
  const known = new Set(files)
  /** @type {Map<string, string[]>} who imports a file */
  const importers = new Map()
  for (const file of files) {
    if (!/^(src|mocks|tests|\.storybook)\/.*\.([cm]?tsx?|mjs|css)$/.test(file)) continue
    const found = importsOf(file, readFileSync(join(root, file), 'utf8'))
    const targets = found.map((to) => resolved(file, to)).filter((to) => to !== undefined)
    if (STORIES.test(file)) targets.push(...AROUND_STORIES.filter((one) => known.has(one)))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }

  /** @param {string} file @param {'test' | 'stories'} kind @param {string} [within] a folder */
  return (file, kind, within = '') => {
    const distances = distancesFrom(file)
    const ending = kind === 'stories' ? STORIES : TESTS
    const far = (one) => distances.get(one) ?? Infinity
    const sorted = files
      .filter((one) => ending.test(one) && one.startsWith(within))
      .toSorted(
        (one, other) => far(one) - far(other) || shared(other, file) - shared(one, file) || (one < other ? -1 : 1),
      )
    return sorted.slice(0, Math.max(FEWEST, sorted.filter((one) => distances.has(one)).length))
  }

  /** How many imports lead from each file to that one. */
  function distancesFrom(file) {
    const distances = new Map([[file, 0]])
    for (const [at, distance] of distances)
      for (const next of importers.get(at) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
    return distances
  }

  function resolved(file, specifier) {
    const clean = specifier.replace(/\?.*$/, '')
    const alias = Object.keys(ALIASES).find((start) => clean.startsWith(start))
    if (!alias && !clean.startsWith('.')) return undefined
    const base = alias ? ALIASES[alias] + clean.slice(alias.length) : posix.join(posix.dirname(file), clean)
    return ENDINGS.map((ending) => base + ending).find((path) => known.has(path))
  }
}

function importsOf(file, source) {
  if (file.endsWith('.css')) return [...source.matchAll(/@import '([^']+)'/g)].map(([, to]) => to)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    // A worker is named by its address.
    ...[...source.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)].map(([, to]) => to),
  ]
}

/** How many folders two paths have in common, from the root. */
function shared(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')]
  const parted = parts.findIndex((part, place) => part !== others[place])
  return parted < 0 ? parts.length : parted
}
