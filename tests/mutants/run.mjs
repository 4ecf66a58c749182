// Asks for each mutant, a small breakage of the product, whether any check notices it: `npm run mutants -- --help`.
// It works in copies of the work tree. The nearest tests are asked first, and the first that fails ends the question.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { end, readCommandLine, requireOneOf } from '../../.ci/command-line.mjs'
import { askJourneys, askVitest, copyOf, filesOf } from './ask.mjs'
import { nearestTo } from './nearest.mjs'
import { MUTANTS, roomOf, SPECS } from './set.mjs'

const HELP = `npm run mutants -- [--only NAME|ROOM…]   some mutants, by their names or rooms
  --level unit,stories,journeys          those of some levels
  --tests DIR                            asks no tests outside a folder
  --jobs N                               unit mutants at a time; without it one a core
  --list                                 names the mutants and asks nobody
  --json FILE                            writes the result
  --compare FILE                         names what that result caught and this one does not; then ends with 1`

const root = resolve(import.meta.dirname, '../..')
process.chdir(root)
const CORES = availableParallelism()
const LEVELS = ['unit', 'stories', 'journeys']
const ROOMS = [...new Set(MUTANTS.map(roomOf))]
const levelOf = ({ level = 'unit' }) => level
const KNOWN = [...MUTANTS.map(({ name }) => name), ...ROOMS]
const { values, names } = readCommandLine(
  HELP,
  {
    only: { type: 'string', multiple: true, default: [], oneOf: KNOWN },
    level: { type: 'string', default: LEVELS.join() },
    tests: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(CORES) },
    list: { type: 'boolean' },
    json: { type: 'string' },
    compare: { type: 'string' },
  },
  { what: 'mutant or room', oneOf: KNOWN },
)
const only = [...values.only, ...names]
const levels = values.level.split(',')
for (const level of levels) requireOneOf('level', level, LEVELS)
const jobs = Number(values.jobs)
if (!Number.isInteger(jobs) || jobs < 1) end(2, `--jobs takes a whole number from 1, not '${values.jobs}'.`)
const before = values.compare ? JSON.parse(readFileSync(values.compare, 'utf8')) : []

const files = filesOf(root)
const sources = new Map([...new Set(MUTANTS.map(({ file }) => file))].map((file) => [file, sourceOf(file)]))
const applies = ({ file, from }) => sources.get(file).split(from).length === 2
const isChosen = (one) =>
  levels.includes(levelOf(one)) && (only.length === 0 || only.some((name) => name === one.name || name === roomOf(one)))
const chosen = MUTANTS.filter(isChosen)
if (values.list) end(0, chosen.map((one) => `${levelOf(one).padEnd(9)}${one.name}  ${one.file}`).join('\n'))

const results = chosen.filter((one) => !applies(one)).map((one) => result(one, { state: 'gone', asked: 0 }, 0))
for (const gone of results) console.log(`gone       ${gone.name}: its code is not in ${gone.file} any more`)
for (const name of chosen.flatMap(({ subject }) => SPECS[subject] ?? []))
  if (!files.includes(`tests/journeys/${name}.spec.ts`))
    end(2, `There are no journeys '${name}' any more. Change SPECS in tests/mutants/set.mjs.`)
const nearest = nearestTo(root, files)
const copies = []
const waiting = chosen.filter(applies)
for (const level of LEVELS) {
  const queue = waiting.filter((one) => levelOf(one) === level)
  if (queue.length > 0) await requireGreen(level, queue[0])
  // A browser, a build and the ports of the journeys are there once.
  const atOnce = level === 'unit' ? Math.min(jobs, queue.length) : 1
  await Promise.all(Array.from({ length: atOnce }, (_, job) => askAll(queue, job, Math.floor(CORES / atOnce) || 1)))
}
report()

/** A check that fails without any mutant would catch them all. */
async function requireGreen(level, mutant) {
  console.log(`Asking ${level} without any mutant …`)
  const copy = (copies[0] ??= copyOf(root, files))
  const kind = level === 'stories' ? 'stories' : 'test'
  const answer =
    level === 'journeys'
      ? await askJourneys(copy, mutant.subject)
      : await askVitest(copy, level, nearest(mutant.file, kind, values.tests).slice(0, 1), CORES)
  if (answer.state !== 'survived') end(2, `Without any mutant: ${answer.state} by ${answer.by}. Nothing can be asked.`)
}

/** Takes mutants from the queue until it is empty, with a copy of its own. */
async function askAll(queue, job, workers) {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const copy = (copies[job] ??= copyOf(root, files))
    const began = Date.now()
    const source = sources.get(mutant.file)
    writeFileSync(
      join(copy, mutant.file),
      source.replace(mutant.from, () => mutant.to),
    )
    const answer = await ask(copy, mutant, workers)
    writeFileSync(join(copy, mutant.file), source)
    const one = result(mutant, answer, Math.round((Date.now() - began) / 1000))
    results.push(one)
    writeJson()
    const how = answer.state === 'caught' ? `by ${answer.by}` : `after ${answer.asked} files ${answer.by ?? ''}`
    console.log(`${one.state.padEnd(10)} ${one.name} ${how.trim()} (${one.seconds} s)`)
  }
}

async function ask(copy, mutant, workers) {
  const unit = () => askVitest(copy, 'unit', nearest(mutant.file, 'test', values.tests), workers)
  if (levelOf(mutant) === 'unit') return unit()
  const first =
    levelOf(mutant) === 'stories'
      ? await askVitest(copy, 'stories', nearest(mutant.file, 'stories', values.tests), workers)
      : await askJourneys(copy, mutant.subject)
  if (first.state !== 'survived') return first
  const second = await unit()
  return { ...second, asked: first.asked + second.asked }
}

function result(mutant, { state, by, asked }, seconds) {
  const { name, file } = mutant
  return { name, room: roomOf(mutant), level: levelOf(mutant), file, state, by, asked, seconds }
}

/** Writes after each mutant, so that a run that is broken off leaves what it found. */
function writeJson() {
  if (!values.json) return
  const order = new Map(MUTANTS.map(({ name }, place) => [name, place]))
  const sorted = results.toSorted((one, other) => order.get(one.name) - order.get(other.name))
  writeFileSync(values.json, `${JSON.stringify(sorted, null, 1)}\n`)
}

function report() {
  const found = results.filter(({ state }) => state !== 'gone')
  const count = (some, state) => some.filter((one) => one.state === state).length
  const rows = ROOMS.map((room) => [room, found.filter((one) => one.room === room)]).filter(([, some]) => some[0])
  const states = ['caught', 'survived', 'timed out', 'not run']
  console.table(
    Object.fromEntries(
      rows.map(([room, some]) => [room, Object.fromEntries(states.map((state) => [state, count(some, state)]))]),
    ),
  )
  for (const { name, file, state } of found) if (state !== 'caught') console.log(`${state.padEnd(10)} ${name}  ${file}`)
  writeJson()
  console.log(`${count(found, 'caught')} of ${found.length} caught`)
  const lost = found.filter(
    ({ name, state }) => state !== 'caught' && before.some((one) => one.name === name && one.state === 'caught'),
  )
  for (const { name, state } of lost) console.log(`${name} was caught in ${values.compare}; now it is ${state}.`)
  process.exit(lost.length > 0 ? 1 : 0)
}

function sourceOf(file) {
  return files.includes(file) ? readFileSync(join(root, file), 'utf8') : ''
}
