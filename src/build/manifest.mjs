// JavaScript: the checks in `tests/` read it with Node alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The build's modules and their files, by path.
 * @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest
 */

/** Where a build keeps its manifest. */
export const MANIFEST = '.vite/manifest.json'

/**
 * The folder of what a build writes and keeps private, beside the published one: examples for hosts, and in a build
 * for a real backend source maps and the manifest.
 * @param {string} outDir
 */
export function unpublishedFolder(outDir) {
  return `${outDir}-unpublished`
}

/**
 * @param {string} folder the published one, or the unpublished one of a build for a real backend
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
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
