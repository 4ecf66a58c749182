// How every command of the project reads its options: `--help` prints its text and ends with 0, a misspelt option or name ends
// with 2 and says which ones are near.
import { parseArgs } from 'node:util'

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
  const { values, positionals } = parsed(options)
  if (values.help) end(0, help)
  for (const [option, { oneOf }] of Object.entries(options))
    for (const value of [values[option] ?? []].flat()) if (oneOf) requireOneOf(`value of --${option}`, value, oneOf)
  if (!names && positionals[0] !== undefined) end(2, `'${positionals[0]}' has no meaning here. See --help.`)
  if (names?.oneOf) for (const name of positionals) requireOneOf(names.what, name, names.oneOf)
  return { values, names: positionals }
}

/** Ends the command where a word is none of the known ones. */
export function requireOneOf(what, given, known) {
  if (known.includes(given)) return
  const near = nearOnes(given, known)
  const some = known.slice(0, SHOWN).join(', ') + (known.length > SHOWN ? ', …' : '')
  const help = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `There are: ${some}`
  end(2, `There is no ${what} '${given}'. ${help}`)
}

/** Prints a text and ends the command: 0 means well, 1 that something is wrong, 2 that it was asked wrongly. */
export function end(status, text) {
  console[status === 0 ? 'log' : 'error'](text)
  process.exit(status)
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
