// Writes the design tokens' files beside this one: `npm run tokens`.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { readCommandLine } from '../../.ci/command-line.mjs'
import { designTokenFiles } from './dtcg.mjs'
import { readSheets } from './sheets.mjs'

readCommandLine(
  `npm run tokens   writes the design tokens of the style sheets for design tools, into .storybook/design/tokens`,
  {},
)
console.log('Writing the design tokens …')
const root = resolve(import.meta.dirname, '../..')
const files = designTokenFiles(readSheets()).map(({ file, text }) => {
  const path = join(import.meta.dirname, 'tokens', file)
  writeFileSync(path, text)
  return path
})
const [command, ...format] = binary('oxfmt')
execFileSync(command, [...format, ...files], { cwd: root, stdio: 'ignore' })
console.log(files.join('\n'))
