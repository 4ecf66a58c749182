// Runs every command of the README and the pages to its end, on a clean clone in a folder for temporary files: `npm run commands`.
import { execFileSync, spawn } from 'node:child_process'
import { constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, endWithAll, npm } from '../../.ci/binaries.mjs'
import { readCommandLine } from '../../.ci/command-line.mjs'
import { machineFactor } from '../../.ci/machine.mjs'
import { COMMANDS } from './commands.mjs'
import { exampleOf } from './example.mjs'

const HELP = `npm run commands [-- --installed] [--long] [TEXT …]   runs every command of the pages on a clean clone

  TEXT          only commands that contain it
  --installed   copies the packages that are here, instead of letting 'npm start' install them
  --long        also those that take a quarter of an hour each

Each ends with the status that it promises, gives a sign of life within five seconds times the machine factor, and leaves Git with
nothing to say and every file formatted. The clone is of the last commit. The exit status is 1 where a command does otherwise.`

const { values, names } = readCommandLine(HELP, { installed: { type: 'boolean' }, long: { type: 'boolean' } }, {})
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Milliseconds without a word, on a machine of factor 1. */
const SILENCE = 5_000
/** Milliseconds that a server has, installing the packages before it included, to say that it serves. */
const UNTIL_SERVED = 900_000
const LINES_SHOWN = 15

const isWanted = ({ run, long, beside = [] }) =>
  names.length > 0
    ? [run, ...beside.map((one) => one.run)].some((text) => names.some((name) => text.includes(name)))
    : values.long || !long
// A name with a space and an accent, as home folders have.
const clone = mkdtempSync(join(tmpdir(), 'proventous año '))
const git = (...args) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' })
const running = new Set()
process.on('exit', () => {
  for (const child of running) endWithAll(child)
  rmSync(clone, { recursive: true, force: true, maxRetries: 10 })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

console.log(`Cloning into ${clone} …`)
execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
if (values.installed) {
  console.log('Copying the packages …')
  // What tools keep between runs; packages have folders of these names too.
  const filter = (path) => !/^node_modules[\\/]\.(?:vite|cache)/.test(path)
  cpSync('node_modules', join(clone, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter,
  })
}

const patience = SILENCE * Math.max(1, await machineFactor())
/** New files that commands were for, which a later one may read. */
const left = new Set()
let wrong = 0
let asked = 0
for (const command of COMMANDS.filter(isWanted)) await ask(command)
console.log(`${asked} commands, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)

/** Runs a command and says in one line what came, with its last words where that is not what it promises. */
async function ask({ run, ends = [0], says, serves, beside = [], leaves = [], page, without = [], env = {} }) {
  const example = page ? [...exampleOf(page)].filter(([file]) => !without.includes(file)) : []
  for (const [file, change] of example)
    writeFileSync(join(clone, file), change(readFileSync(join(clone, file), 'utf8')))
  const said = []
  const began = Date.now()
  let first
  const [program, ...args] = commandOf(run)
  const child = spawn(program, args, {
    cwd: clone,
    env: { ...process.env, BROWSER: 'none', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const ended = new Promise((resolve) => void child.once('close', resolve))
  const served = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said.push(part)
        const text = Buffer.concat(said).toString()
        // npm names the script before it starts it.
        if (text.split('\n').some((line) => line.trim() && !line.startsWith('> '))) first ??= Date.now() - began
        if (serves?.test(text)) resolve('serves')
      })
  })
  const late = serves && setTimeout(() => endWithAll(child), UNTIL_SERVED)
  const status = await Promise.race([ended, served])
  clearTimeout(late)
  const seconds = Math.round((Date.now() - began) / 1000)
  for (const one of status === 'serves' ? beside : []) await ask(one)
  if (status === 'serves') endWithAll(child, 'SIGTERM')
  await ended
  running.delete(child)
  const silent = first ?? Date.now() - began
  const problems = [
    !(serves ? ['serves'] : ends).includes(status) && `ended with ${status}`,
    says && !says.test(Buffer.concat(said).toString()) && `does not say ${says}`,
    isOurs(run) &&
      silent > patience &&
      // Other work may have begun on this machine since.
      silent > SILENCE * (await machineFactor()) &&
      `the first word after ${Math.round(silent / 1000)} s`,
    ...leftBy([...leaves, ...example.map(([file]) => file)]),
  ].filter(Boolean)
  asked += 1
  if (problems.length > 0) wrong += 1
  console.log(`${problems.length > 0 ? 'WRONG' : 'well '} ${String(seconds).padStart(5)} s  ${run}`)
  for (const problem of problems) console.error(`       ${problem}`)
  if (problems.length > 0)
    console.error(Buffer.concat(said).toString().trim().split('\n').slice(-LINES_SHOWN).join('\n'))
}

/** A program of ours speaks while it works; what a tool says is its own. */
function isOurs(run) {
  const [, name = ''] = /^npm (?:run )?([\w:-]+)/.exec(run) ?? []
  return (scripts[name] ?? run).startsWith('node ')
}

/** The program and its words, started without a shell. */
function commandOf(run) {
  const [first, ...rest] = run.match(/"[^"]*"|\S+/g).map((word) => word.replaceAll('"', ''))
  if (first === 'node') return [process.execPath, ...rest]
  if (first === 'git') return [first, ...rest]
  return first === 'npx' ? [...npm(), 'exec', '--no', '--', ...rest] : [...npm(), ...rest]
}

/** What a command changed that it is not for, or left unformatted; then the clone is clean again. */
function leftBy(leaves) {
  const lines = git('status', '--porcelain', '-z').split('\0').filter(Boolean)
  const changed = lines.map((line) => line.slice(3))
  for (const line of lines) if (line.startsWith('??') && leaves.includes(line.slice(3))) left.add(line.slice(3))
  const problems = changed.filter((file) => !left.has(file) && !leaves.includes(file))
  const texts = changed.filter((file) => /\.(?:mdx?|json|[mc]?[jt]sx?)$/.test(file))
  const [node, oxfmt] = binary('oxfmt')
  try {
    if (texts.length > 0) execFileSync(node, [oxfmt, '--check', ...texts], { cwd: clone, stdio: 'ignore' })
  } catch {
    problems.push('unformatted files')
  }
  git('checkout', '--quiet', '.')
  if (problems.length > 0) git('clean', '-fdq')
  return problems.map((one) => `left behind: ${one}`)
}
