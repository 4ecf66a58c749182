// Runs every check, one after another, and ends with one line: `N passed, N failed`.
//   node .ci/test.mjs [name …]     only the named ones, for example `node .ci/test.mjs types unit`
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'proventous-test-'))
const report = (name) => join(reports, `${name}.json`)
const bin = (name) => join('node_modules', '.bin', name)

/** Each check is a command; those with `count` also say how many tests they ran. A check without one counts as one test. */
const CHECKS = [
  { name: 'types', run: [bin('tsc'), '--noEmit'] },
  { name: 'lint', run: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', run: [bin('oxfmt'), '--check'] },
  { name: 'boundaries', run: [process.execPath, 'tests/boundaries/check.mjs'] },
  { name: 'unused', run: [bin('knip')] },
  { name: 'contract', run: [process.execPath, 'tests/contract/lint.mjs'] },
  // By itself vitest leaves a core free, which is half of a small machine.
  { name: 'unit', run: [...vitest('unit', 'unit-node'), '--maxWorkers=100%'], count: countVitest },
  { name: 'stories', run: vitest('storybook'), count: countVitest },
  { name: 'build', run: [bin('vite'), 'build', '--outDir', 'dist', '--logLevel', 'warn'] },
  {
    name: 'real-backend-build',
    run: [process.execPath, 'tests/build/real-backend.mjs'],
  },
  { name: 'journeys', run: [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts'], count: countPlaywright },
]

const wanted = process.argv.slice(2)
const chosen = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
let passed = 0
let failed = 0
const rows = []

for (const check of chosen) {
  console.log(`\n=== ${check.name}`)
  const began = Date.now()
  const status = await runCommand(check)
  const counted = tally(check, status)
  passed += counted.passed
  failed += counted.failed
  rows.push({ check: check.name, ...counted, seconds: Math.round((Date.now() - began) / 1000) })
}

rmSync(reports, { recursive: true, force: true })
console.log('')
console.table(rows)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function vitest(...projects) {
  return [
    bin('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(projects.includes('unit') ? 'unit' : 'stories')}`,
  ]
}

function runCommand({ name, run: [command, ...args] }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: report(name), STORYBOOK_DISABLE_TELEMETRY: '1' },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A command that failed without a failed test (a crash, a noise check) still counts as one failure. */
function tally({ name, count }, status) {
  if (!count) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  try {
    const counted = count(JSON.parse(readFileSync(report(name), 'utf8')))
    if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1 }
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Skipped tests count as failed: nothing here may be skipped. */
function countVitest({ numPassedTests, numTotalTests, numFailedTestSuites, numFailedTests }) {
  const failedTests = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}
