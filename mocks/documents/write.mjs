// `npm run contract`: writes the contract's documents into public/contract, and the tables beside Storybook's pages.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { startTypescript } from '../serve/typescript.mjs'
import { fieldDocs } from './field-docs-plugin.mjs'

const SNAPSHOT = 'mocks/documents/versions/announced.gen.json'
const CHANGELOG = '.storybook/docs/reference/contract-changes.md'

const HELP = `npm run contract   writes the OpenAPI and AsyncAPI documents, and the tables beside Storybook's pages
npm run contract -- --diff [REF]   how they differ from the last announced contract, or from that of a Git revision
npm run contract -- --announce     announces it: version, snapshot and changelog move`

const { values, names } = readCommandLine(HELP, { diff: { type: 'boolean' }, announce: { type: 'boolean' } }, {})
const [ref] = names
if (values.diff && values.announce) end(2, '--diff and --announce do not go together. See --help.')
if (ref && !values.diff) end(2, `'${ref}' has no meaning without --diff. See --help.`)
const source = await startTypescript('documents', [fieldDocs()])
try {
  const { contractDocuments } = await source.load('/mocks/documents/write-documents.ts')
  const versions = await source.load('/mocks/documents/versions/versions.ts')
  const documents = await contractDocuments()
  const present = {
    openapi: JSON.parse(documents['contract/openapi.json']),
    asyncapi: JSON.parse(documents['contract/asyncapi.json']),
  }
  if (values.diff) process.exitCode = await diff(versions, present)
  else if (values.announce) announce(versions, present)
  else {
    const { pageTables } = await source.load('/.storybook/docs/page-tables.ts')
    write({ ...inPublic(documents), ...pageTables() })
  }
} finally {
  await source.close()
}

function inPublic(documents) {
  return Object.fromEntries(Object.entries(documents).map(([path, text]) => [join('public', path), text]))
}

function write(documents) {
  for (const [file, text] of Object.entries(documents)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file}: ${Math.round(text.length / 1024)} KB`)
  }
}

/** Prints the differences. 1 where a breaking one is not announced by a higher major version. */
async function diff({ ANNOUNCED, factsOf, nextVersion, changesInWords }, present) {
  const { differences } = await source.load('/mocks/documents/versions/differences.ts')
  const before = ref
    ? { version: versionAt(ref), facts: factsOf({ openapi: shown(ref, 'openapi'), asyncapi: shown(ref, 'asyncapi') }) }
    : ANNOUNCED
  const changes = differences(before.facts, factsOf(present))
  console.log(changes.length > 0 ? changesInWords(changes) : 'no difference')
  const breaks = changes.some(({ level }) => level === 'breaking')
  const announcedMajor = Number.parseInt(ANNOUNCED.version, 10) > Number.parseInt(before.version, 10)
  console.log(`\nfrom ${before.version} to ${nextVersion(before.version, changes)}; announced is ${ANNOUNCED.version}`)
  return breaks && !announcedMajor ? 1 : 0
}

function shown(revision, name) {
  const path = `${revision}:public/contract/${name}.json`
  try {
    const options = { maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] }
    return JSON.parse(execFileSync('git', ['show', path], options).toString())
  } catch {
    return end(2, `Git has no ${path}. Name a commit, a branch or a tag.`)
  }
}

function versionAt(revision) {
  return shown(revision, 'openapi').info.version
}

function announce(
  { ANNOUNCED, factsOf, unannounced, nextVersion, snapshotText, changelogSection, changesInWords },
  present,
) {
  const changes = unannounced(present)
  if (changes.length === 0) return console.log(`nothing to announce: ${ANNOUNCED.version} is what the contract gives`)
  const version = nextVersion(ANNOUNCED.version, changes)
  const log = readFileSync(CHANGELOG, 'utf8')
  const at = log.indexOf('\n## ') + 1 || log.length
  const section = changelogSection(version, new Date().toISOString().slice(0, 10), changes)
  writeFileSync(CHANGELOG, `${log.slice(0, at)}${section}\n${log.slice(at)}`.trimEnd() + '\n')
  writeFileSync(SNAPSHOT, snapshotText(version, factsOf(present)))
  console.log(`${changesInWords(changes)}\n\nannounced as ${version}; now run: npm run contract`)
}
