import { cpus } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'

const START = '<!-- figures: written by npm run bench -->'
const END = '<!-- /figures -->'

/** Puts the figures into Storybook's page and between the README's marks, as tables. */
export function writeFigures({ loading, scale, runs }) {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores, headless Chromium, ${day}, medians of ${runs} runs`
  const tables = [
    `Loading the results screen, cold, 390 px wide, slow 4G, CPU slowed 4 times (${machine}):`,
    table(loading),
    'By number of listings, CPU slowed 4 times:',
    table(scale),
  ].join('\n\n')
  replaceBetween('README.md', tables)
  replaceBetween('.storybook/docs/speed.mdx', tables)
}

function table(rows) {
  const lines = rows.map(({ what, measured, budget, note }) => `| ${what} | ${measured} | ${budget} | ${note} |`)
  return ['| what | measured | budget | note |', '|---|---|---|---|', ...lines].join('\n')
}

function replaceBetween(file, text) {
  const whole = readFileSync(file, 'utf8')
  const marks = file.endsWith('.mdx') ? [`{/* ${START.slice(5, -4)} */}`, `{/* ${END.slice(5, -4)} */}`] : [START, END]
  const [from, to] = marks.map((mark) => whole.indexOf(mark))
  if (from === -1 || to === -1) throw new Error(`${file} has lost its marks for the figures: ${marks.join(' … ')}`)
  writeFileSync(file, `${whole.slice(0, from + marks[0].length)}\n\n${text}\n\n${whole.slice(to)}`)
}
