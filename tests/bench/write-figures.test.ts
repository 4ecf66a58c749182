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
const filterChange = row('10,000 listings: a filter change, next frame', '67 ms', '100 ms')
const pins = row('50,000 listings: first pins', '1,507 ms', '500 ms')
const figures = { loading: [script, firstPaint, firstListing], scale: [filterChange, pins], runs: 3 }

let root: string

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  root = mkdtempSync(join(tmpdir(), 'proventous-figures-'))
  mkdirSync(join(root, '.storybook/docs/guides'), { recursive: true })
  writeFileSync(
    readme(),
    'Before\n<!-- figures: written by npm run bench -->\nstale figures\n<!-- /figures -->\nAfter\n',
  )
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
const rowsIn = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))

test('the Speed page shows every figure, between its marks', () => {
  writeFigures(figures, root)
  const page = readFileSync(speedPage(), 'utf8')
  expect(page).toMatch(/^Before\n\{\/\* figures: written by npm run bench \*\/\}\n\nLoading the results screen/)
  expect(page).toMatch(/\n\n\{\/\* \/figures \*\/\}\nAfter\n$/)
  expect(page).not.toContain('stale figures')
  expect(page).toContain('2026-11-21, medians of 3 runs')
  expect(rowsIn(page)).toEqual([
    '| JS of the results screen, gzip | 186 KB | 110 KB | React floor 67 KB |',
    '| first paint | 1,248 ms |  |  |',
    '| rendered page, real backend: first listing | 2,416 ms | 1,500 ms |  |',
    '| 10,000 listings: a filter change, next frame | 67 ms | 100 ms |  |',
    '| 50,000 listings: first pins | 1,507 ms | 500 ms |  |',
  ])
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
  const once = [readFileSync(readme(), 'utf8'), readFileSync(speedPage(), 'utf8')]
  writeFigures(figures, root)
  expect([readFileSync(readme(), 'utf8'), readFileSync(speedPage(), 'utf8')]).toEqual(once)
})

test('a row of the README that was not measured is an error, and nothing is written', () => {
  const before = readFileSync(readme(), 'utf8')
  expect(() => writeFigures({ ...figures, scale: [pins] }, root)).toThrow('10,000 listings: a filter change')
  expect(readFileSync(readme(), 'utf8')).toBe(before)
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
