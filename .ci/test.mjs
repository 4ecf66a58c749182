// Runs every check and ends with one line: `N passed, N failed`.
//   node .ci/test.mjs [name …]     only the named ones, for example `node .ci/test.mjs types unit`
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary } from './binaries.mjs'
import { PLAYWRIGHT_REPORT, VITEST_REPORT } from './reports.mjs'
import { filesToRepeat, together } from './second-run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'proventous-test-'))
const report = (name) => join(reports, `${name}.json`)
const unhandledErrors = (name) => join(reports, `${name}-unhandled-errors.json`)

/**
 * Each check is a command. One with `reads` says by its report how many tests it ran, how long each file took and what failed; any
 * other counts as one test. `builds` names the folder that a check leaves to the journeys.
 */
const BESIDE_EACH_OTHER = [
  { name: 'lint', run: [...binary('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', run: [...binary('tsc', 'typescript'), '--noEmit'] },
  { name: 'build', run: [...binary('vite'), 'build', '--outDir', 'dist', '--logLevel', 'warn'], builds: 'dist' },
  {
    name: 'base-path-build',
    run: [process.execPath, 'tests/build/build-base.mjs'],
    builds: 'dist-base',
  },
  { name: 'real-backend-build', run: [process.execPath, 'tests/build/real-backend.mjs'], builds: 'dist-real' },
  { name: 'unused', run: binary('knip') },
  // Code that only its own tests keep alive. The scripts' binaries are development tools.
  { name: 'unused-in-production', run: [...binary('knip'), '--production', '--exclude', 'binaries'] },
  { name: 'contract', run: [process.execPath, 'tests/contract/lint.mjs'] },
  { name: 'format', run: [...binary('oxfmt'), '--check'] },
  { name: 'boundaries', run: [process.execPath, 'tests/boundaries/check.mjs'] },
]

/** Each of these keeps every core busy by itself. By default Vitest leaves one free, which is half of a small machine. */
const ONE_BY_ONE = [
  { name: 'unit', run: [...vitest('unit', 'unit-node'), '--maxWorkers=100%'], reads: VITEST_REPORT },
  { name: 'stories', run: vitest('storybook'), reads: VITEST_REPORT },
  {
    name: 'journeys',
    run: [...binary('playwright', '@playwright/test'), 'test', '-c', 'tests/playwright.config.ts'],
    reads: PLAYWRIGHT_REPORT,
  },
]

/** Most of the short checks use one core. */
const AT_ONCE = 2
const SLOWEST_SHOWN = 15

const wanted = process.argv.slice(2)
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name)
const rows = []
const built = []
const files = []
const failures = []
const unsteady = []

await runAll(BESIDE_EACH_OTHER.filter(isWanted), AT_ONCE)
await runAll(ONE_BY_ONE.filter(isWanted), 1)
rmSync(reports, { recursive: true, force: true })

const sum = (field) => rows.reduce((total, row) => total + row[field], 0)
if (files.length > 0) {
  console.log(`\nThe slowest test files:`)
  console.table(files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
}
const print = (word, { check, file, test, error }) => console.log(`\n${word} ${check}: ${file}\n  ${test}\n${error}`)
for (const one of unsteady) print('PASSED IN A SECOND RUN ONLY', one)
for (const one of failures) print('FAILED', one)
console.log('\nThe checks, the longest first:')
console.table(rows.toSorted((a, b) => b.seconds - a.seconds))
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)

function vitest(...projects) {
  return [
    ...binary('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./.ci/unhandled-errors.mjs',
    `--outputFile.json=${report(projects.includes('unit') ? 'unit' : 'stories')}`,
  ]
}

async function runAll(checks, atOnce) {
  const waiting = [...checks]
  const runOne = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, atOnce > 1)
  }
  await Promise.all(Array.from({ length: atOnce }, runOne))
}

async function runCheck(check, quietly) {
  if (!quietly) console.log(`\n=== ${check.name}`)
  const began = Date.now()
  const { status, output } = await runCommand(check, quietly)
  if (quietly) process.stdout.write(`\n=== ${check.name}\n${output}`)
  const said = tally(check, status)
  const counted = await withSecondRun(check, said)
  files.push(...said.files)
  rows.push({ check: check.name, ...counted, seconds: Math.round((Date.now() - began) / 1000) })
  if (status === 0 && check.builds) built.push(check.builds)
}

/** Checks that run beside each other print what they say when they end, so that nothing is mixed up. */
function runCommand({ name, run: [command, ...args] }, quietly) {
  return new Promise((resolve) => {
    const said = []
    const child = spawn(command, args, {
      stdio: ['ignore', quietly ? 'pipe' : 'inherit', quietly ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        CI: 'true',
        BUILT: built.join(' '),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report(name),
        UNHANDLED_ERRORS: unhandledErrors(name),
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
    const end = (status) => resolve({ status, output: Buffer.concat(said).toString() })
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs the files of a few failed tests once more. A failure that does not come again is printed, but does not count. */
async function withSecondRun(check, first) {
  const repeated = filesToRepeat(first.failures)
  if (repeated.length === 0) {
    failures.push(...first.failures)
    return first.counted
  }
  console.log(`\n=== ${check.name}, once more: ${repeated.join(' ')}`)
  const again = { ...check, run: [...check.run, ...repeated] }
  const { status } = await runCommand(again, false)
  const counted = together(first, tally(again, status).counted)
  const list = counted.failed === 0 ? unsteady : failures
  list.push(...first.failures)
  return counted
}

/** A command that failed without a failed test (a crash, an error outside every test) still counts as one failure. */
function tally({ name, reads }, status) {
  const none = { files: [], failures: [] }
  if (!reads) return { ...none, counted: { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 } }
  try {
    const said = taken(report(name))
    const unhandled = existsSync(unhandledErrors(name)) ? taken(unhandledErrors(name)) : []
    const named = (row) => ({ check: name, ...row })
    const counted = reads.count(said)
    if (counted.passed + counted.failed === 0) counted.failed = 1
    if (status !== 0 && counted.failed === 0) counted.failed = 1
    return { counted, files: reads.files(said).map(named), failures: reads.failures(said, unhandled).map(named) }
  } catch {
    return { ...none, counted: { passed: 0, failed: 1 } }
  }
}

/** Reads a report and removes it: a second run must not be counted by the report of the first. */
function taken(path) {
  const content = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return content
}
