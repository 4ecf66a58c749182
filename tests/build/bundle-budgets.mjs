import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readManifest } from './screen-hints.mjs'

/** KB of JavaScript (gzip) that a route may need at once, without the mocks; react-dom, router and query client are 103 of them. */
const BUDGETS = {
  'properties.index': 184,
  index: 180,
  map: 205,
  'property.$id': 204,
  'properties.$id': 204,
  'list-property': 262,
  'edit-property.$id': 258,
  'u.$username': 215,
  'super-admin.dashboard': 214,
  'my-listings': 206,
}
const ANY_OTHER = 200

/** What is over its budget in a build, a sentence each. */
export function overBudget(outDir) {
  const manifest = readManifest(outDir)
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(outDir, file))).length)
    return sizes.get(file)
  }
  const routes = Object.keys(manifest).filter((key) => /^src\/routes\/.+\?/.test(key))
  if (routes.length === 0) return ['no route found in the build']
  return routes.flatMap((route) => {
    const files = filesOf(manifest, route, filesOf(manifest, 'index.html'))
    const kb = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024
    const name = /^src\/routes\/(?:dashboard\/)?(.+)\.tsx/.exec(route)?.[1] ?? route
    const budget = BUDGETS[name] ?? ANY_OTHER
    return kb > budget ? [`${name} needs ${kb.toFixed(1)} KB of JavaScript, its budget is ${budget}`] : []
  })
}
