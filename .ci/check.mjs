// Runs what a change needs: the quick checks of the code, the tests and stories near the change, and the guards.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { importersIn } from '../tests/boundaries/imports.mjs'
import { end, readCommandLine } from './command-line.mjs'
import { QUICK, vitest } from './stages.mjs'

const CODE = ['types', 'lint', 'format', 'boundaries']
const NAMES = [...CODE, 'unit', 'stories']
const HELP = `npm run check -- [--since REV] [--list] [NAME …]   runs what the uncommitted change needs

  NAME          only these of: ${NAMES.join(', ')}
  --since REV   what has changed since a revision, instead of since the last commit
  --list        names the tests and stories, and runs nothing

Tests and stories are those that import a changed file without passing through the router, those of the same feature, and
the guards of what everything shares. 'npm test' runs everything.`

const { values, names } = readCommandLine(
  HELP,
  { since: { type: 'string', default: 'HEAD' }, list: { type: 'boolean' } },
  { what: 'check', oneOf: NAMES },
)
const isWanted = (name) => names.length === 0 || names.includes(name)

/** They hold what no import shows: the published contract, the register of fields, the documented words, who may do what. */
const GUARDS = [
  'src/contract/contract.test.ts',
  'src/domain/listing-form/every-field.test.ts',
  'tests/contract/access.test.ts',
  'tests/contract/documents.test.ts',
  'tests/storybook/documented-texts.test.ts',
  'tests/screens/fault-matrix.test.ts',
]
/** The router reaches every screen, and every test that opens the app reaches the router. */
const ROUTER = 'src/routes/routeTree.gen.ts'

const changed = changedSince(values.since)
if (changed.length === 0)
  end(0, `Nothing has changed since ${values.since}. --since REV compares with another revision.`)
const near = testsNear(changed)
const unit = [...new Set([...near.filter((file) => /\.test\.tsx?$/.test(file)), ...GUARDS])]
const stories = near.filter((file) => file.endsWith('.stories.tsx'))
console.log(`${changed.length} changed files, ${unit.length} test files, ${stories.length} story files`)
if (values.list) end(0, [...unit, ...stories].join('\n'))

const began = Date.now()
const failed = []
await Promise.all(QUICK.filter(({ name }) => CODE.includes(name) && isWanted(name)).map((check) => run(check)))
if (isWanted('unit')) await run({ name: 'unit', run: [...vitest('unit*'), '--maxWorkers=100%', ...unit] })
if (isWanted('stories') && stories.length > 0) await run({ name: 'stories', run: [...vitest('storybook'), ...stories] })
const seconds = Math.round((Date.now() - began) / 1000)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')} (${seconds} s)` : `\nAll is well (${seconds} s)`)
process.exit(failed.length > 0 ? 1 : 0)

function run({ name, run: [command, ...args] }) {
  return new Promise((resolve) => {
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
    const said = []
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('close', (status) => {
      console.log(`\n=== ${name}${status === 0 ? '' : ' FAILED'}\n${Buffer.concat(said).toString()}`)
      if (status !== 0) failed.push(name)
      resolve(undefined)
    })
  })
}

function changedSince(revision) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  const git = (...args) => execFileSync('git', args, options).split(/\r?\n/).filter(Boolean)
  try {
    return [...new Set([...git('diff', '--name-only', revision, '--'), ...git('ls-files', '-o', '--exclude-standard')])]
  } catch {
    return end(2, `Git has no commit '${revision}'.`)
  }
}

/** @param {string[]} files */
function testsNear(files) {
  const importers = importersIn('.')
  const found = new Set(files)
  for (const file of found) {
    if (file === ROUTER) continue
    for (const importer of importers.get(file) ?? []) found.add(importer)
  }
  const features = new Set(files.map(featureOf).filter(Boolean))
  const all = [...importers.values()].flat()
  for (const file of all) if (features.has(featureOf(file))) found.add(file)
  return [...found].filter((file) => /\.(test|stories)\.tsx?$/.test(file) && existsSync(file)).toSorted()
}

/** The folder of a feature, as `src/features/map` or `mocks/handlers`. */
function featureOf(file) {
  return /^(src\/features\/[^/]+|src\/(?:ui|domain)\/[^/]+|mocks\/[^/]+)\//.exec(file)?.[1]
}
