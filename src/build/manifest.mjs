// JavaScript: the checks in `tests/` read it with Node alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest The build's modules and their files, by path. */

/** @param {string} outDir @returns {Manifest} */
export function readManifest(outDir) {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
}

/**
 * The JavaScript files that an entry of the manifest needs at once.
 * @param {Manifest} manifest @param {string} entry @param {Set<string>} found @returns {Set<string>}
 */
export function filesOf(manifest, entry, found = new Set()) {
  const { file, imports = [] } = manifest[entry]
  if (found.has(file)) return found
  if (file.endsWith('.js')) found.add(file)
  for (const next of imports) filesOf(manifest, next, found)
  return found
}
