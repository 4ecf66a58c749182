import { cpus } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'

const SPEED_PAGE = '.storybook/docs/speed.mdx'

/** Puts the figures into Storybook's page and between the README's marks, as tables. */
export function writeFigures({ loading, scale, runs }) {
  const machine = `${measuredOn()}, medians of ${runs} runs`
  const tables = [
    `Loading the results screen, cold, 390 px wide, slow 4G, CPU slowed 4 times (${machine}):`,
    table(loading),
    'By number of listings, CPU slowed 4 times:',
    table(scale),
  ].join('\n\n')
  const marks = ['figures: written by npm run bench', '/figures']
  replaceBetween('README.md', marks, tables)
  replaceBetween(SPEED_PAGE, marks, tables)
}

/** Puts what Lighthouse said into Storybook's page: the routes' scores, and the speed of the results screen. */
export function writeLighthouse({ routes, browse, runs, version }) {
  const tables = [
    `Lighthouse ${version}, the lower score of phone and desktop (${measuredOn()}):`,
    table(routes, ['route', 'accessibility', 'practices', 'seo'], ['route', 'accessibility', 'best practices', 'SEO']),
    `Performance of the results screen, by Lighthouse's own slowed-down phone and desktop, medians of ${runs} runs:`,
    table(browse, ['what', 'score', 'fcp', 'lcp', 'tbt', 'cls'], ['what', 'score', 'first paint', 'LCP', 'TBT', 'CLS']),
  ].join('\n\n')
  replaceBetween(SPEED_PAGE, ['lighthouse: written by npm run lighthouse', '/lighthouse'], tables)
}

function measuredOn() {
  return `${cpus().length} cores, headless Chromium, ${new Date().toISOString().slice(0, 10)}`
}

function table(rows, fields = ['what', 'measured', 'budget', 'note'], heads = fields) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const lines = rows.map((row) => line(fields.map((field) => row[field])))
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...lines].join('\n')
}

/** `marks` are comments in the file, one before and one after the text. */
function replaceBetween(file, marks, text) {
  const whole = readFileSync(file, 'utf8')
  const comments = marks.map((mark) => (file.endsWith('.mdx') ? `{/* ${mark} */}` : `<!-- ${mark} -->`))
  const [from, to] = comments.map((comment) => whole.indexOf(comment))
  if (from === -1 || to === -1) throw new Error(`${file} has lost its marks for the figures: ${comments.join(' … ')}`)
  writeFileSync(file, `${whole.slice(0, from + comments[0].length)}\n\n${text}\n\n${whole.slice(to)}`)
}
