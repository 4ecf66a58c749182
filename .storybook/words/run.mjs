// The copy deck (--export, --import), and a walk that looks for English on the screens (--walk).
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { playwright } from '../../.ci/stages.mjs'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'

const HELP = `npm run words -- --export FILE.csv    writes all texts in four languages, with what to look at
npm run words -- --import FILE.csv    writes the edited texts into the code; with a problem nothing is written
npm run words -- --walk hil           opens every screen and scenario of the built demo in a language (tl, hil, ceb), and names
                                      English texts and what a narrow phone has no room for; takes a quarter of an hour`

const root = resolve(import.meta.dirname, '../..')

const { values: options } = readCommandLine(HELP, {
  export: { type: 'string' },
  import: { type: 'string' },
  walk: { type: 'string', oneOf: ['tl', 'hil', 'ceb'] },
})
if (Object.keys(options).length !== 1) end(2, HELP)
if (options.walk) walk(options.walk)
if (options.import && !existsSync(options.import))
  end(2, `There is no file '${options.import}'. Write one first: npm run words -- --export ${options.import}`)
const source = await startTypescript('words')
try {
  const { deckOf, ENTRIES, readDeck } = await source.load('/.storybook/words/deck.ts')
  if (options.export) {
    writeFileSync(options.export, deckOf(ENTRIES))
    console.log(`${options.export}: ${ENTRIES.length} texts`)
  } else {
    const { edits, problems } = readDeck(readFileSync(options.import, 'utf8'), ENTRIES)
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) console.error('Nothing was written.')
    else write(edits, await source.load('/.storybook/words/write-back.ts'))
    process.exitCode = problems.length > 0 ? 1 : 0
  }
} finally {
  await source.close()
}

/** Ends the command with the walk. */
function walk(language) {
  const [command, ...args] = [...playwright(), 'languages', '-g', `speaks ${language},`]
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, WALK: language } })
  process.exit(status ?? 1)
}

function write(edits, { rewrittenCode, rewrittenRoom }) {
  const renamed = edits.filter(({ entry, english }) => english !== entry.english)
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = join(root, 'src', name)
    const before = readFileSync(file, 'utf8')
    const isRoom = /^words.rooms./.test(name)
    const after = isRoom
      ? rewrittenRoom(name, before, edits)
      : renamed.length > 0
        ? rewrittenCode(name, before, renamed)
        : before
    if (after !== before) writeFileSync(file, after)
  }
  console.log(`${edits.length} texts changed. Run npm run format and npm test: tests and stories quote texts.`)
}
