import { cpus } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const README = 'README.md'
const SPEED_PAGE = '.storybook/docs/guides/speed.mdx'
const LAST_BENCH = '.storybook/docs/records/measurements/last-bench.md'
const LAST_LIGHTHOUSE = '.storybook/docs/records/measurements/last-lighthouse.md'

/** The rows that the README shows. */
const README_ROWS = [
  'JS of the results screen, gzip',
  'rendered page, real backend: first listing',
  '10,000 listings: a filter change, next frame',
]

/** The rows that the Speed page shows: what a visitor feels first, and what misses its budget. */
const SPEED_ROWS = [
  'JS of the results screen, gzip',
  'rendered page, real backend: first listing',
  'rendered page, real backend: LCP',
  'rendered page, real backend: TBT',
  'first listing visible',
  '10,000 listings: a filter change, next frame',
  '10,000 listings: a letter typed, next frame',
  '10,000 listings: first pins',
  '10,000 listings: map moved, frame p95',
  '50,000 listings: first pins',
]

/** Puts all figures into their record, and some of their rows into the Speed page and the README. `root` is the repository. */
export function writeFigures({ loading, scale, runs }, root = '.') {
  const machine = `${measuredOn()}, worst of ${runs} runs; floors are medians`
  const measured = [...loading, ...scale]
  const selection = (page, names) => {
    const rows = names.map((what) => {
      const row = measured.find((one) => one.what === what)
      if (!row) throw new Error(`${page} shows '${what}', which was not measured`)
      return row
    })
    return [`On a phone with slow 4G and a CPU slowed 4 times (${machine}):`, table(rows)]
  }
  const pages = [
    [README, selection(README, README_ROWS)],
    [SPEED_PAGE, selection(SPEED_PAGE, SPEED_ROWS)],
    [
      LAST_BENCH,
      [
        `Loading the results screen, cold, 390 px wide, slow 4G, CPU slowed 4 times (${machine}):`,
        table(loading),
        'By number of listings, CPU slowed 4 times:',
        table(scale),
      ],
    ],
  ]
  for (const [page, paragraphs] of pages)
    replaceBetween(join(root, page), ['figures: written by npm run bench', '/figures'], paragraphs)
}

/** Puts what Lighthouse said into its record: the routes' scores, and the speed of the screens measured. */
export function writeLighthouse({ routes, speeds, runs, version }) {
  replaceBetween(
    LAST_LIGHTHOUSE,
    ['lighthouse: written by npm run lighthouse', '/lighthouse'],
    [
      `Lighthouse ${version}, the lower score of phone and desktop (${measuredOn()}):`,
      table(
        routes,
        ['route', 'accessibility', 'practices', 'seo'],
        ['route', 'accessibility', 'best practices', 'SEO'],
      ),
      `Performance of the results and of a listing, by Lighthouse's own slowed-down phone and desktop, medians of ${runs} runs:`,
      table(
        speeds,
        ['what', 'score', 'fcp', 'lcp', 'tbt', 'cls'],
        ['what', 'score', 'first paint', 'LCP', 'TBT', 'CLS'],
      ),
    ],
  )
}

function measuredOn() {
  return `${cpus().length} cores, headless Chromium, ${new Date().toISOString().slice(0, 10)}`
}

function table(rows, fields = ['what', 'measured', 'budget', 'note'], heads = fields) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const lines = rows.map((row) => line(fields.map((field) => row[field])))
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...lines].join('\n')
}

/** `marks` are comments in the file, one before and one after the paragraphs. */
function replaceBetween(file, marks, paragraphs) {
  const whole = readFileSync(file, 'utf8')
  const comments = marks.map((mark) => (file.endsWith('.mdx') ? `{/* ${mark} */}` : `<!-- ${mark} -->`))
  const [from, to] = comments.map((comment) => whole.indexOf(comment))
  if (from === -1 || to === -1) throw new Error(`${file} has lost its marks for the figures: ${comments.join(' … ')}`)
  writeFileSync(
    file,
    `${whole.slice(0, from + comments[0].length)}\n\n${paragraphs.join('\n\n')}\n\n${whole.slice(to)}`,
  )
}
