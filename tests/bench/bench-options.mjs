import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { requireChromium } from '../browser/installed.mjs'

/**
 * The options of a measuring command, and a way to give a sign of life.
 * @param {string} command @param {string} what it does @param {string} more
 */
export function benchOptions(command, what, more) {
  const help = `npm run ${command} [-- --runs 3]   ${what}

  --runs N   how often each is measured; 3 if left out

${more} The whole takes some twenty minutes on two quiet cores.`
  const { values } = readCommandLine(help, { runs: { type: 'string', default: '3' } })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) end(2, `--runs takes a whole number from 1, not '${values.runs}'.`)
  requireChromium()
  const began = Date.now()
  const say = (text) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text} …`)
  return { runs, say }
}
