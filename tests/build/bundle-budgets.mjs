import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readManifest, unpublishedFolder } from '../../src/build/manifest.mjs'
import { ANY_OTHER_CEILING, SCRIPT_CEILINGS } from '../bench/budgets.mjs'

/** The routes of a build for a real backend that need more JavaScript than their ceiling, a sentence each. */
export function overBudget(outDir) {
  const manifest = readManifest(unpublishedFolder(outDir))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(outDir, file))).length)
    return sizes.get(file)
  }
  const routes = Object.keys(manifest).filter((key) => /^src\/routes\/.+\?/.test(key))
  if (routes.length === 0) return ['no route found in the build']
  const named = new Set()
  const over = routes.flatMap((route) => {
    const files = filesOf(manifest, route, filesOf(manifest, 'index.html'))
    const kb = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024
    const name = /^src\/routes\/(?:dashboard\/)?(.+)\.tsx/.exec(route)?.[1] ?? route
    named.add(name)
    const ceiling = SCRIPT_CEILINGS[name] ?? ANY_OTHER_CEILING
    return kb > ceiling ? [`${name} needs ${kb.toFixed(1)} KB of JavaScript, its ceiling is ${ceiling}`] : []
  })
  const unknown = Object.keys(SCRIPT_CEILINGS).filter((name) => !named.has(name))
  return [...over, ...unknown.map((name) => `${name} has a ceiling, but the build has no such route`)]
}
