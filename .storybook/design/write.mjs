// Writes the design tokens' files beside this one: `npm run tokens`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { designTokenFiles } from './dtcg.mjs'

for (const { file, text } of designTokenFiles(readFileSync('src/ui/theme/tokens.css', 'utf8')))
  writeFileSync(join(import.meta.dirname, 'tokens', file), text)
