// How every command of the project reads its options: `--help` prints its text and ends with 0, a misspelled option or name ends
// with 2 and says which ones are near.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addressProblem } from '../src/build/variables.mjs'
import { isInRange } from './node-version.mjs'

const SHOWN = 12

/**
 * @typedef {{ type: 'string' | 'boolean', multiple?: boolean, default?: string | string[], oneOf?: readonly string[] }} Option
 * @template {Record<string, Option>} Options
 * @param {string} help the text of `--help`
 * @param {Options} options `oneOf` names the values that an option takes
 * @param {{ what?: string, oneOf?: readonly string[] }} [names] what the words without `--` are; without it there are none
 * @returns {{ values: Record<keyof Options, any>, names: string[] }}
 */
export function readCommandLine(help, options, names) {
  requireNode()
  const { values, positionals } = parsed(options)
  if (values.help) end(0, help)
  for (const [option, { oneOf }] of Object.entries(options))
    for (const value of [values[option] ?? []].flat()) if (oneOf) requireOneOf(`value of --${option}`, value, oneOf)
  if (!names && positionals[0] !== undefined) end(2, `'${positionals[0]}' has no meaning here. See --help.`)
  if (names?.oneOf) for (const name of positionals) requireOneOf(names.what, name, names.oneOf)
  return { values, names: positionals }
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { node } = process.versions
  if (!isInRange(node, engines.node)) end(1, `Proventous needs Node ${engines.node}; this is ${node}.`)
}

/** Ends a command that needs packages where none are installed. */
export function requirePackages() {
  if (existsSync(new URL('../node_modules', import.meta.url))) return
  end(1, 'The packages are not installed. npm start and npm test install them; npm ci does nothing else.')
}

/** Ends the command where a word is none of the known ones. */
export function requireOneOf(what, given, known) {
  if (known.includes(given)) return
  const near = nearOnes(given, known)
  const some = known.slice(0, SHOWN).join(', ') + (known.length > SHOWN ? ', …' : '')
  const help = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `There are: ${some}`
  end(2, `There is no ${what} '${given}'. ${help}`)
}

/**
 * Prints a text and ends the command: 0 means well, 1 that something is wrong, 2 that it was asked wrongly.
 * @param {number} status @param {string} text @returns {never}
 */
export function end(status, text) {
  console[status === 0 ? 'log' : 'error'](text)
  process.exit(status)
}

/** Whether this file is the command, and not imported by another. @param {string} url its `import.meta.url` */
export function isRunDirectly(url) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url)
}

/** The port of the variable `PORT`. */
export function portOf(otherwise) {
  const given = process.env.PORT || String(otherwise)
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65_535) end(2, `PORT is '${given}', but has to be a number from 0 to 65535.`)
  return port
}

/** Waits until a server listens; a taken port ends the command. @param {import('node:net').Server} server */
export function listening(server, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => end(1, portProblem(error, port))).listen(port, () => resolve(undefined))
  })
}

/** What to do where a server could not listen. */
export function portProblem({ code, message }, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1}`
  return code === 'EACCES' ? `Port ${port} is not for everybody. Choose one from 1024 on, with PORT=…` : message
}

/** An http address from an option or a variable, without a slash at its end; anything else ends the command. */
export function requireAddress(name, given) {
  const problem = addressProblem(name, given)
  if (problem) end(2, problem)
  return given.replace(/\/+$/, '')
}

function parsed(options) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } }
  const plain = Object.fromEntries(Object.entries(known).map(([name, { oneOf: _, ...option }]) => [name, option]))
  try {
    return parseArgs({ options: plain, allowPositionals: true })
  } catch (error) {
    const unknown = /Unknown option '--?([^']+)'/.exec(error.message)?.[1]
    if (unknown)
      requireOneOf(
        'option',
        `--${unknown}`,
        Object.keys(known).map((name) => `--${name}`),
      )
    return end(2, `${error.message} See --help.`)
  }
}

/** At most three of the known words that a word may have been meant as, the nearest first. */
export function nearOnes(given, known) {
  return known
    .filter((one) => one.includes(given) || distance(one, given) <= 2 + given.length / 8)
    .toSorted((one, other) => distance(one, given) - distance(other, given))
    .slice(0, 3)
}

/** How many letters have to change to make one word of the other. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min(row[at] + (letter === wanted ? 0 : 1), row[at + 1] + 1, next[at] + 1))
    row = next
  }
  return row.at(-1)
}
