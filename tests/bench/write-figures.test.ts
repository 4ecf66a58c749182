import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCRIPT_BUDGET_TEXT } from './budgets.mjs'
import { writeFigures } from './write-figures.mjs'

const row = (what: string, measured: string, budget = '', note = '') => ({ what, measured, budget, note })

const script = row('JS of the results screen, gzip', '186 KB', '110 KB', 'React floor 67 KB')
const firstPaint = row('first paint', '1,248 ms')
const firstListing = row('rendered page, real backend: first listing', '2,416 ms', '1,500 ms')
const lcp = row('rendered page, real backend: LCP', '2,916 ms', '1,620 ms')
const tbt = row('rendered page, real backend: TBT', '45 ms', '82 ms')
const visible = row('first listing visible', '2,366 ms', '1,500 ms')
const filterChange = row('10,000 listings: a filter change, next frame', '67 ms', '100 ms')
const letter = row('10,000 listings: a letter typed, next frame', '11 ms', '200 ms')
const fewPins = row('10,000 listings: first pins', '253 ms', '500 ms')
const map = row('10,000 listings: map moved, frame p95', '17 ms', '17 ms')
const pins = row('50,000 listings: first pins', '1,507 ms', '500 ms')
const loading = [script, firstPaint, firstListing, lcp, tbt, visible]
const figures = { loading, scale: [filterChange, letter, fewPins, map, pins], runs: 3 }

let root: string

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  root = mkdtempSync(join(tmpdir(), 'proventous-figures-'))
  mkdirSync(join(root, '.storybook/docs/guides'), { recursive: true })
  mkdirSync(join(root, '.storybook/docs/records/measurements'), { recursive: true })
  for (const file of [readme(), record()])
    writeFileSync(file, 'Before\n<!-- figures: written by npm run bench -->\nstale figures\n<!-- /figures -->\nAfter\n')
  writeFileSync(
    speedPage(),
    'Before\n{/* figures: written by npm run bench */}\nstale figures\n{/* /figures */}\nAfter\n',
  )
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

const readme = () => join(root, 'README.md')
const speedPage = () => join(root, '.storybook/docs/guides/speed.mdx')
const record = () => join(root, '.storybook/docs/records/measurements/last-bench.md')
const all = () => [readme(), speedPage(), record()].map((file) => readFileSync(file, 'utf8'))
const rowsIn = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))

const lineOf = ({ what, measured, budget, note }: ReturnType<typeof row>) =>
  `| ${what} | ${measured} | ${budget} | ${note} |`

test('the record has every figure, between its marks', () => {
  writeFigures(figures, root)
  const text = readFileSync(record(), 'utf8')
  expect(text).toMatch(/^Before\n<!-- figures: written by npm run bench -->\n\nLoading the results screen/)
  expect(text).toMatch(/\n\n<!-- \/figures -->\nAfter\n$/)
  expect(text).not.toContain('stale figures')
  expect(text).toContain('2026-11-21, worst of 3 runs')
  expect(rowsIn(text)).toEqual([...figures.loading, ...figures.scale].map(lineOf))
})

test('the Speed page shows ten of the figures, between its marks', () => {
  writeFigures(figures, root)
  const page = readFileSync(speedPage(), 'utf8')
  expect(page).toMatch(/^Before\n\{\/\* figures: written by npm run bench \*\/\}\n\nOn a phone/)
  expect(page).toMatch(/\n\n\{\/\* \/figures \*\/\}\nAfter\n$/)
  expect(rowsIn(page)).toEqual(
    [script, firstListing, lcp, tbt, visible, filterChange, letter, fewPins, map, pins].map(lineOf),
  )
})

test('the README shows three of the figures, between its marks', () => {
  writeFigures(figures, root)
  const text = readFileSync(readme(), 'utf8')
  expect(text).toMatch(/^Before\n<!-- figures: written by npm run bench -->\n\nOn a phone/)
  expect(text).toMatch(/\n\n<!-- \/figures -->\nAfter\n$/)
  expect(text).not.toContain('stale figures')
  expect(rowsIn(text)).toEqual([
    '| JS of the results screen, gzip | 186 KB | 110 KB | React floor 67 KB |',
    '| rendered page, real backend: first listing | 2,416 ms | 1,500 ms |  |',
    '| 10,000 listings: a filter change, next frame | 67 ms | 100 ms |  |',
  ])
})

test('writing twice changes nothing', () => {
  writeFigures(figures, root)
  const once = all()
  writeFigures(figures, root)
  expect(all()).toEqual(once)
})

test('a row of a page that was not measured is an error, and nothing is written', () => {
  const before = all()
  expect(() => writeFigures({ ...figures, scale: [pins] }, root)).toThrow(
    "README.md shows '10,000 listings: a filter change",
  )
  expect(() => writeFigures({ ...figures, loading: [script, firstListing] }, root)).toThrow("speed.mdx shows 'rendered")
  expect(all()).toEqual(before)
})

test('a file without its marks is an error', () => {
  writeFileSync(speedPage(), 'No marks\n')
  expect(() => writeFigures(figures, root)).toThrow('speed.mdx has lost its marks')
})

test.each(['README.md', '.storybook/docs/guides/speed.mdx'])('%s shows the budget and the ceiling of today', (file) => {
  const scriptRows = rowsIn(readFileSync(file, 'utf8')).filter((line) => line.includes(script.what))
  expect(scriptRows).toHaveLength(1)
  expect(scriptRows[0]?.split(' | ')[2]).toBe(SCRIPT_BUDGET_TEXT)
})
