// Runs every check and ends with one line: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { machineFactor } from './machine.mjs'
import { inSeconds, readReport, sumOf } from './report.mjs'
import { QUICK, TESTS } from './stages.mjs'

const HELP = `npm test -- [NAME …]   runs every check, or the named ones: ${[...QUICK, ...TESTS].map(({ name }) => name).join(', ')}

Ends with the stages, the machine factor (1 is the machine that the budgets are stated for; 2 is half as quick), the slowest
files and a line 'N passed, N failed'. 'npm run check' runs what a change needs.`

const { names } = readCommandLine(HELP, {}, { what: 'check', oneOf: [...QUICK, ...TESTS].map(({ name }) => name) })
const isWanted = ({ name }) => names.length === 0 || names.includes(name)

/** Most of the short checks use one core; each of the others keeps every core busy by itself. */
const AT_ONCE = 2
const SLOWEST_SHOWN = 15

const reports = mkdtempSync(join(tmpdir(), 'proventous-test-'))
const rows = []
const built = []
const began = Date.now()
const factors = [await machineFactor()]

const quick = QUICK.filter(isWanted)
const quickBegan = Date.now()
await Promise.all(Array.from({ length: AT_ONCE }, () => runWhile(quick, true)))
const quickSeconds = inSeconds(Date.now() - quickBegan)
await runWhile(TESTS.filter(isWanted), false)
rmSync(reports, { recursive: true, force: true })
factors.push(await machineFactor())
print()

async function runWhile(checks, quietly) {
  for (let check = checks.shift(); check; check = checks.shift()) await runCheck(check, quietly)
}

/** A check with `reports` says how many tests it ran; any other counts as one. `builds` names a folder that the journeys use. */
async function runCheck(check, quietly) {
  const { name, builds } = check
  console.log(quietly ? `${name} …` : `\n=== ${name}`)
  const start = Date.now()
  const { status, output } = await runCommand(check, quietly)
  if (quietly) process.stdout.write(`\n=== ${name}\n${output}`)
  rows.push({ name, quick: quietly, seconds: inSeconds(Date.now() - start), ...resultOf(check, status) })
  if (status === 0 && builds) built.push(builds)
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
        TEST_REPORT: reportOf(name),
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
    const end = (status) => resolve({ status, output: Buffer.concat(said).toString() })
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

function resultOf({ name, reports: hasReport }, status) {
  const none = { phases: {}, files: [], failures: [] }
  if (!hasReport) return { ...none, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  try {
    return readReport(reportOf(name), status)
  } catch {
    return { ...none, passed: 0, failed: 1 }
  }
}

function print() {
  const files = rows.flatMap((row) => row.files.map((file) => ({ check: row.name, ...file })))
  if (files.length > 0) {
    console.log('\nThe slowest test files:')
    console.table(files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
  }
  for (const { name, failures } of rows)
    for (const { file, test, error } of failures) console.log(`\nFAILED ${name}: ${file}\n  ${test}\n${error}`)
  const counts = (some) => ({
    passed: sumOf(some, ({ passed }) => passed),
    failed: sumOf(some, ({ failed }) => failed),
  })
  const short = rows.filter((row) => row.quick)
  if (short.length > 0) {
    console.log('\nThe quick checks, two beside each other:')
    console.table(Object.fromEntries(short.map((row) => [row.name, { ...counts([row]), seconds: row.seconds }])))
  }
  console.log('\nThe stages, in seconds by the clock, and their phases, summed over the workers:')
  console.table({
    ...(short.length > 0 ? { 'quick checks': { ...counts(short), seconds: quickSeconds } } : {}),
    ...Object.fromEntries(
      rows
        .filter((row) => !row.quick)
        .map((row) => [row.name, { ...counts([row]), seconds: row.seconds, ...row.phases }]),
    ),
    together: { ...counts(rows), seconds: inSeconds(Date.now() - began) },
  })
  const [before, after] = factors.map((factor) => factor.toFixed(2))
  console.log(`Machine factor: ${before} before, ${after} after (1 is the machine of the budgets).`)
  const { passed, failed } = counts(rows)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

function reportOf(name) {
  return join(reports, `${name}.json`)
}
