// Which test files are nearest to a file of the product, by the imports between them.
import { importersIn } from '../boundaries/imports.mjs'

/** Storybook puts these around every story. */
const AROUND_STORIES = ['.storybook/preview.tsx']
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
  const importers = importersIn(root)
  const stories = files.filter((file) => STORIES.test(file))
  for (const around of AROUND_STORIES) importers.set(around, [...(importers.get(around) ?? []), ...stories])

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
}

/** How many folders two paths have in common, from the root. */
function shared(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')]
  const parted = parts.findIndex((part, place) => part !== others[place])
  return parted < 0 ? parts.length : parted
}
