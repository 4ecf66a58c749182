// Asks the checks whether they notice a mutant, in a copy of the work tree.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { binary, endWithAll } from '../../.ci/binaries.mjs'
import { SPECS } from './set.mjs'

/** How many of the nearest files are asked at first, and how many more if none of these notices. */
const ASKED = { unit: [6, 30], stories: [4, 12] }
const MINUTE = 60_000
/** A net for what hangs, not a measure; the first is for each test file. */
const PATIENCE = { file: 2 * MINUTE, build: 10 * MINUTE, journeys: 30 * MINUTE }
const PROJECTS = {
  unit: ['--project', 'unit*'],
  stories: ['--project', 'storybook', '--config', 'mutants.config.ts'],
}

/** @returns {string[]} the files of the work tree, from its root: tracked ones and new ones */
export function filesOf(root) {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}

const running = new Set()
const copies = new Set()
process.on('exit', () => {
  for (const child of running) endWithAll(child)
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.error(`Ended by ${signal}.`)
    process.exit(1)
  })

/** In a browser Vitest serves no file outside its root, and a copy has its modules elsewhere. */
const SERVES_MODULES = `import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'
export default (env) => mergeConfig(config(env), { server: { fs: { strict: false } } })
`

/** Copies the work tree, so that nothing is ever changed in it. */
export function copyOf(root, files) {
  const copy = join(realpathSync(tmpdir()), `proventous-mutants-${freeNumber()}`)
  copies.add(copy)
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, 'mutants.config.ts'), SERVES_MODULES)
  return copy
}

/** The same for each run, since Storybook keeps what it has bundled by the path. */
function freeNumber() {
  for (let number = 0; ; number += 1)
    try {
      mkdirSync(join(tmpdir(), `proventous-mutants-${number}`))
      return number
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
}

/**
 * @typedef {{ state: 'caught' | 'survived' | 'timed out' | 'not run', by?: string, asked: number }} Answer
 * @param {'unit' | 'stories'} kind
 * @param {readonly string[]} files the nearest first
 * @returns {Promise<Answer>}
 */
export async function askVitest(copy, kind, files, workers) {
  const [first, more] = ASKED[kind]
  const rounds = [files.slice(0, first), files.slice(first, first + more)]
  let asked = 0
  for (let round = rounds.shift(); round; round = rounds.shift()) {
    if (round.length === 0) continue
    const said = await runVitest(copy, kind, round, workers)
    if (said.state === 'timed out' || said.state === 'not run') return { ...said, asked: asked + round.length }
    if (said.state === 'caught') {
      // A failure that does not come again was one of timing; those that it kept from running are asked now.
      const again = said.file ? await runVitest(copy, kind, [said.file], workers) : said
      if (again.state !== 'survived') return { ...again, asked: asked + round.length }
      asked += 1
      rounds.unshift(round.filter((file) => file !== said.file))
    } else asked += round.length
  }
  return { state: 'survived', asked }
}

async function runVitest(copy, kind, files, workers) {
  const report = join(copy, 'mutants-report.json')
  const command = [...binary('vitest'), 'run', ...PROJECTS[kind], '--bail', '1', `--maxWorkers=${workers}`]
  const reported = ['--reporter=json', `--outputFile=${report}`]
  const { status, output } = await run(copy, [...command, ...reported, ...files], PATIENCE.file * (files.length + 4))
  const said = taken(report)
  if (status === 'timed out') return { state: 'timed out' }
  if (status === 0 && said) return { state: 'survived' }
  const failed = said?.testResults.find((one) => one.status === 'failed')
  if (!failed && !said?.numTotalTests) return { state: 'not run', by: lastLineOf(output) }
  const file = failed && relative(copy, failed.name).replaceAll('\\', '/')
  return { state: 'caught', file, by: file ?? 'an error outside every test' }
}

/**
 * Builds what the journeys of a subject need, and makes them.
 * @param {string} subject
 * @returns {Promise<Answer>}
 */
export async function askJourneys(copy, subject) {
  const specs = SPECS[subject].map((name) => `tests/journeys/${name}.spec.ts`)
  const text = specs.map((spec) => readFileSync(join(copy, spec), 'utf8')).join()
  const environment = { CI: 'true', BUILT: 'dist-base dist-real' }
  const builds = [
    ['dist', [...binary('vite'), 'build', '--outDir', 'dist', '--logLevel', 'warn']],
    ['dist-base', text.includes('BASE_PATH_URL') && [process.execPath, 'tests/build/build-base.mjs']],
    ['dist-real', text.includes('REAL_HOST') && [process.execPath, 'tests/build/real-backend.mjs']],
  ]
  for (const [folder, build] of builds) {
    rmSync(join(copy, folder), { recursive: true, force: true })
    if (!build) {
      // Playwright waits for the first page of each host.
      mkdirSync(join(copy, folder))
      writeFileSync(join(copy, folder, 'index.html'), '')
      continue
    }
    const { status } = await run(copy, build, PATIENCE.build, environment)
    if (status === 'timed out') return { state: 'timed out', asked: 0 }
    if (status !== 0) return { state: 'caught', by: 'the build', asked: 0 }
  }
  const report = join(copy, 'mutants-report.json')
  const command = [...binary('playwright', '@playwright/test'), 'test', '-c', 'tests/playwright.config.ts', '-x']
  const reported = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { status, output } = await run(copy, [...command, ...specs], PATIENCE.journeys, reported)
  if (status === 'timed out') return { state: 'timed out', asked: specs.length }
  if (status === 0) return { state: 'survived', asked: specs.length }
  const failed = taken(report)?.suites.find((suite) => journeysOf(suite).some((one) => one.status === 'unexpected'))
  if (!failed) return { state: 'not run', by: lastLineOf(output), asked: specs.length }
  return { state: 'caught', by: `tests/journeys/${failed.file}`, asked: specs.length }
}

function journeysOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(journeysOf)]
}

/** Runs a command to its end, or ends it with all that it started. */
function run(cwd, [command, ...args], patience, environment = {}) {
  return new Promise((resolve) => {
    const said = []
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...environment }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    let late = false
    const timer = setTimeout(() => {
      late = true
      endWithAll(child)
    }, patience)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    child.on('error', (error) => said.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ status: late ? 'timed out' : (code ?? 1), output: Buffer.concat(said).toString() })
    })
  })
}

/** Reads a report and removes it, so that the next run is not judged by it. */
function taken(report) {
  if (!existsSync(report)) return undefined
  const content = readFileSync(report, 'utf8')
  rmSync(report)
  return JSON.parse(content)
}

const lastLineOf = (output) => output.trim().split('\n').at(-1)?.trim() ?? ''
