import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readManifest, unpublishedFolder } from '../../src/build/manifest.mjs'

/** What loads when a value has to be parsed (decision 031). */
const LATE = /\/node_modules\/zod\//

/** Its form is checked in the contract's words the moment it is sent. */
const EXCEPT = ['src/routes/dashboard/settings.profile.tsx']

/** The routes of a build for a real backend whose first load holds a module that can wait, a sentence each. */
export function loadedEarly(outDir) {
  const unpublished = unpublishedFolder(outDir)
  const manifest = readManifest(unpublished)
  const lateModule = (file) => {
    const map = join(unpublished, `${file}.map`)
    // The bundler's own few lines have none.
    const { sources } = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] }
    return sources.find((source) => LATE.test(source))
  }
  return Object.keys(manifest)
    .filter((key) => /^src\/routes\/.+\?/.test(key) && !EXCEPT.some((route) => key.startsWith(route)))
    .flatMap((route) => {
      const files = [...filesOf(manifest, route, filesOf(manifest, 'index.html'))]
      const found = files.map(lateModule).find((source) => source !== undefined)
      return found === undefined ? [] : [`${route} needs ${found}`]
    })
}
