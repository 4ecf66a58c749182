import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const PACKAGE = 'lucide-react'
const IMPORT = /^import \{([^}]*)\} from 'lucide-react'$/gm
const EXPORT = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm

/**
 * Imports each icon from a file of its own, as a build does by leaving the others out. Node reads the package's index as one
 * file of 1.3 MB, anew for each test file.
 * @returns {import('vite').Plugin}
 */
export function singleIcons() {
  const files = filesByName()
  return {
    name: 'proventous:single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: withSingleIcons(code, files), map: null }),
    },
  }
}

/**
 * A module in which each icon is imported from its own file; types and what is no icon stay with the package.
 * @param {string} code
 * @param {ReadonlyMap<string, string>} files
 */
export function withSingleIcons(code, files = filesByName()) {
  return code.replaceAll(IMPORT, (whole, list) => {
    const names = list.split(',').flatMap((one) => one.trim() || [])
    const others = names.filter((one) => !files.has(nameOf(one)))
    const icons = names.filter((one) => files.has(nameOf(one)))
    const lines = icons.map((one) => {
      const [name, local = name] = one.split(' as ')
      return `import ${local} from '${PACKAGE}/icons/${files.get(name)}'`
    })
    if (others.length > 0) lines.push(fromPackage(others))
    // On as many lines as before, so that errors name the line of the source.
    return lines.join(';') + '\n'.repeat(whole.split('\n').length - 1)
  })
}

/** Without `import type` the index is loaded for types alone too, as the compiler keeps a module's imports. */
function fromPackage(names) {
  const types = names.filter((one) => one.startsWith('type '))
  const list = types.length === names.length ? types.map((one) => one.slice('type '.length)) : names
  return `import ${list === names ? '' : 'type '}{ ${list.join(', ')} } from '${PACKAGE}'`
}

const nameOf = (one) => one.split(' as ')[0]

/** Every name of an icon and the file it comes from. */
function filesByName() {
  const index = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace(/cjs[\\/][\w-]+\.js$/, 'esm/lucide-react.mjs')
  const named = [...readFileSync(index, 'utf8').matchAll(EXPORT)].flatMap(([, list = '', file = '']) =>
    list.split(',').map((one) => /** @type {const} */ ([one.trim().replace('default as ', ''), file])),
  )
  return new Map(named)
}
