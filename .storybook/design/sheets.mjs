import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')

/** The style sheets that the design tokens are read from. @returns {import('./dtcg.mjs').Sheets} */
export function readSheets() {
  const screens = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories)\.(?:tsx|css)$/.test(file))
    .map((file) => read(join('src', file)))
    .join('\n')
  const words = new Set(screens.match(/[\w-]+/g))
  return {
    own: read('src/ui/theme/tokens.css'),
    scale: read('node_modules/tailwindcss/theme.css'),
    isUsed: (className) => words.has(className),
  }
}
