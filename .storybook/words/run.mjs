// npm run words -- --export words.csv: writes the copy deck. npm run words -- --import words.csv: writes edited texts into the code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { compareDeck, deckOf, readDeck } from './deck.mjs'
import { documentedTexts } from './documented-texts.mjs'
import { rewritten } from './write-back.mjs'

const HELP = `npm run words -- --export FILE.csv    writes the documented texts: key, text, where used, note
npm run words -- --import FILE.csv    writes the edited texts into the code; with a problem nothing is written`

const root = resolve(import.meta.dirname, '../..')

const { values: options } = readCommandLine(HELP, { export: { type: 'string' }, import: { type: 'string' } })
if (!options.export === !options.import) end(2, HELP)
if (options.import && !existsSync(options.import))
  end(2, `There is no file '${options.import}'. Write one first: npm run words -- --export ${options.import}`)
console.log('Reading the texts …')
const texts = documentedTexts(root)
if (options.export) {
  writeFileSync(options.export, deckOf(texts))
  console.log(`${options.export}: ${texts.length} texts`)
} else {
  const { changes, problems } = compareDeck(readDeck(readFileSync(options.import, 'utf8')), texts)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Nothing was written.')
    process.exit(1)
  }
  for (const file of new Set(changes.map(({ entry }) => entry.file))) {
    const path = join(root, file)
    const own = changes.filter(({ entry }) => entry.file === file)
    writeFileSync(path, rewritten(readFileSync(path, 'utf8'), own))
    for (const { entry, text } of own) console.log(`${file}:${entry.line}: '${entry.text}' is now '${text}'`)
  }
  console.log(`${changes.length} texts changed. Run npm run format and npm test: tests and stories quote texts.`)
}
