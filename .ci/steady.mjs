// Repeats tests, alone and with every core kept busy by something else, and names each that ever failed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, readCommandLine } from './command-line.mjs'
import { readReport } from './report.mjs'
import { playwright, QUICK, vitest } from './stages.mjs'

const HELP = `npm run steady -- [--times N] [FILE …]   repeats tests, alone and with every core busy, and names what ever failed

  --times N    so often each way; 20 if left out
  FILE         test files, stories or journeys (*.test.ts, *.stories.tsx, *.spec.ts); all of them if left out

Journeys leave a trace of each failure in test-results. The exit status is 1 if any test ever failed.`

const { values, names } = readCommandLine(HELP, { times: { type: 'string', default: '20' } }, {})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) end(2, `--times takes a whole number from 1, not '${values.times}'.`)

const KINDS = [
  { name: 'unit tests', has: /\.test\.tsx?$/, run: vitest('unit*') },
  { name: 'stories', has: /\.stories\.tsx$/, run: vitest('storybook') },
  { name: 'journeys', has: /\.spec\.ts$/, run: [...playwright(), '--trace=retain-on-failure'], builds: true },
]
for (const name of names)
  if (!KINDS.some(({ has }) => has.test(name))) end(2, `'${name}' is no test file, story or journey.`)

const folder = mkdtempSync(join(tmpdir(), 'proventous-steady-'))
/** @type {Map<string, { file: string, test: string, error: string, alone: number, busy: number }>} */
const failed = new Map()

for (const kind of KINDS) {
  const files = names.filter((name) => kind.has.test(name))
  if (names.length > 0 && files.length === 0) continue
  if (kind.builds) buildAll()
  console.log(`${kind.name}: ${times} times alone, ${times} times with busy cores`)
  for (const way of ['alone', 'busy'])
    for (let round = 1; round <= times; round += 1) {
      const others = way === 'busy' ? keepCoresBusy() : []
      const { passed, failures } = runOnce([...kind.run, ...files])
      for (const other of others) other.kill()
      for (const failure of failures) note(failure, way)
      console.log(`${kind.name}, ${way}, ${round} of ${times}: ${passed} passed, ${failures.length} failed`)
    }
}
rmSync(folder, { recursive: true, force: true })

for (const { file, test, error, alone, busy } of failed.values())
  console.log(
    `\n${file}\n  ${test}\n  failed ${alone} of ${times} times alone, ${busy} of ${times} with busy cores\n${error}`,
  )
console.log(`\n${failed.size} tests ever failed`)
process.exit(failed.size > 0 ? 1 : 0)

function runOnce([command, ...args]) {
  const path = join(folder, 'report.json')
  rmSync(path, { force: true })
  const environment = { CI: 'true', TEST_REPORT: path, BUILT: builds().join(' '), STORYBOOK_DISABLE_TELEMETRY: '1' }
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  try {
    return readReport(path, status)
  } catch {
    const error = `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n')
    return { passed: 0, failures: [{ file: 'no file', test: 'the run itself', error }] }
  }
}

function note({ file, test, error }, way) {
  const key = `${file} ${test}`
  const known = failed.get(key) ?? { file, test, error, alone: 0, busy: 0 }
  failed.set(key, { ...known, [way]: known[way] + 1 })
}

function keepCoresBusy() {
  return Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
}

function builds() {
  return QUICK.flatMap((check) => check.builds ?? [])
}

function buildAll() {
  for (const {
    run: [command, ...args],
    builds: out,
  } of QUICK.filter((check) => check.builds)) {
    console.log(`Building ${out}`)
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) end(1, `The build of ${out} failed.`)
  }
}
