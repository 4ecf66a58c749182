import { end, readCommandLine, requireOneOf } from '../../.ci/command-line.mjs'
import { requireChromium } from '../browser/installed.mjs'

/**
 * The options of a measuring command, and a way to give a sign of life.
 * @param {string} command @param {string} what it does @param {string} more @param {readonly string[]} parts
 */
export function benchOptions(command, what, more, parts = []) {
  const choice = parts.length > 0 ? `\n  --only a,b   only these parts: ${parts.join(', ')}` : ''
  const help = `npm run ${command} [-- --runs 3]   ${what}

  --runs N     how often each is measured; 3 if left out${choice}

${more}`
  const { values } = readCommandLine(help, {
    runs: { type: 'string', default: '3' },
    ...(parts.length > 0 ? { only: { type: 'string' } } : {}),
  })
  const only = values.only?.split(',') ?? parts
  for (const name of only) requireOneOf('part', name, parts)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) end(2, `--runs takes a whole number from 1, not '${values.runs}'.`)
  requireChromium()
  const began = Date.now()
  const say = (text) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text} …`)
  return { runs, only, say }
}
