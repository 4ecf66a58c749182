import { end, readCommandLine } from '../../.ci/command-line.mjs'

const LIGHTHOUSE = /lighthouse/.test(process.argv[1] ?? '')
const HELP = LIGHTHOUSE
  ? `npm run lighthouse [-- --runs 3]   lets Lighthouse judge the production build, and writes the tables of the Speed page

  --runs N   so often for each speed; 3 if left out. The whole takes some twenty minutes on two quiet cores.

Fails where a score of accessibility, best practices or SEO is below 100.`
  : `npm run bench [-- --runs 3]   measures the production build, and writes the Speed page and three figures of the README

  --runs N   so often for each page; 3 if left out. The whole takes some twenty minutes on two quiet cores.`

const { values } = readCommandLine(HELP, { runs: { type: 'string', default: '3' } })

/** How often each is measured. */
export const RUNS = Number(values.runs)
if (!Number.isInteger(RUNS) || RUNS < 1) end(2, `--runs takes a whole number from 1, not '${values.runs}'.`)

const began = Date.now()
/** A sign of life. */
export const say = (text) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text} …`)
