// Measures the production build as a phone's user meets it, beside two floors built and measured in the same run, and prints ours
// beside the budget. Fails nothing by time. Writes all figures to the Speed page and three of them to the README.
//   npm run bench [-- --runs 5]
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { filesOf, readManifest } from '../../src/build/manifest.mjs'
import { chromiumOptions } from '../browser/chromium.mjs'
import { BUDGETS, SCRIPT_BUDGET_TEXT } from './budgets.mjs'
import { serveBuilds } from './builds.mjs'
import { buildFloors } from './floor/build.mjs'
import { measureFiltering, measureHeart, measureTyping } from './interact.mjs'
import { measureHover, measureLasso, measureMap } from './map-motion.mjs'
import { measureLoad, median } from './measure.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { writeFigures } from './write-figures.mjs'

const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3
const OUT = 'dist-bench'
const CARD = 'article[data-listing]'

const { real, ours } = await serveBuilds(OUT)
await buildFloors(join(OUT, 'floors'))
const floors = await serveCompressed(join(OUT, 'floors'), 'html.html')
const browser = await chromium.launch(chromiumOptions())

const manifest = readManifest(join(OUT, 'ours'))
// The mocks' own files, counted apart; what the app loads as well is the app's.
const appFiles = filesOf(manifest, 'index.html')
const mockFiles = new Set([...filesOf(manifest, 'mocks/browser/start.ts')].filter((file) => !appFiles.has(file)))
const bare = await load(`${real.url}/properties`, CARD)
const mocked = await load(`${ours.url}/properties`, CARD, mockFiles)
const reactFloor = await load(`${floors.url}/react.html`, 'article')
const htmlFloor = await load(`${floors.url}/html.html`, 'article')
const bareFiltering = await measureFiltering(browser, `${floors.url}/filter.html`)
const bareTyping = await measureTyping(browser, `${floors.url}/filter.html`)
const bareMap = await measureMap(browser, `${floors.url}/map.html`)
const bareLasso = await measureLasso(browser, `${floors.url}/map.html`)
const bareHover = await measureHover(browser, `${floors.url}/map.html`)
const heart = await measureHeart(browser, ours.url)
const sizes = []
for (const [listings, scenario] of [
  [42, 'default'],
  [10_000, 'ten-thousand'],
  [50_000, 'fifty-thousand'],
  [1_000_000, 'million'],
]) {
  const browse = `${ours.url}/properties?scenario=${scenario}`
  const filtering = await measureFiltering(browser, browse)
  const typing = await measureTyping(browser, browse)
  const map = await measureMap(browser, `${ours.url}/map?scenario=${scenario}`)
  const lasso = await measureLasso(browser, `${ours.url}/map?scenario=${scenario}`)
  const hover = await measureHover(browser, browse)
  sizes.push({ listings, filtering, typing, map, lasso, hover })
}

await browser.close()
for (const server of [real, ours, floors]) server.stop()
console.log('Opening worlds of several sizes')
const opening = [join(import.meta.dirname, 'opening.mjs'), '--dist', join(OUT, 'ours')]
execFileSync(process.execPath, opening, { stdio: 'inherit' })
rmSync(OUT, { recursive: true, force: true })

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`
const count = (value) => Math.round(value).toLocaleString('en-US')
const ms = (value) => `${count(value)} ms`
const times = (value, floor) => `${(value / floor).toFixed(1)} × the React floor`
const floorOf = (value, floor) => `${times(value, floor)} (${ms(floor)})`
const loading = [
  row(
    'JS of the results screen, gzip',
    kb(bare.app),
    SCRIPT_BUDGET_TEXT,
    `React floor ${kb(reactFloor.app)}; the mock has ${kb(mocked.mock)} more`,
  ),
  row('first paint', ms(bare.fcp), '', times(bare.fcp, reactFloor.fcp)),
  row('LCP', ms(bare.lcp), ms(BUDGETS.lcp), times(bare.lcp, reactFloor.lcp)),
  row('first listing visible', ms(bare.first), ms(BUDGETS.firstListing), times(bare.first, reactFloor.first)),
  row('CLS', bare.cls.toFixed(3), String(BUDGETS.cls), ''),
  row('TBT', ms(bare.tbt), ms(BUDGETS.tbt), `React floor ${ms(reactFloor.tbt)}`),
  row('first paint with mocks', ms(mocked.fcp), ms(bare.fcp * 1.1), 'within 10 % of the same build without'),
  row('first listing visible with mocks', ms(mocked.first), '', `LCP ${ms(mocked.lcp)}, TBT ${ms(mocked.tbt)}`),
  row('React floor: LCP, first card', `${ms(reactFloor.lcp)}, ${ms(reactFloor.first)}`, '', ''),
  row('HTML floor: LCP, first card', `${ms(htmlFloor.lcp)}, ${ms(htmlFloor.first)}`, '', ''),
  row('saving with the heart, next frame', ms(heart.nextFrame), ms(BUDGETS.heart), '42 listings'),
]
const scale = sizes.flatMap(({ listings, filtering, typing, map, lasso, hover }) => {
  const at = `${count(listings)} listings`
  return [
    row(
      `${at}: a filter change, next frame`,
      ms(filtering.nextFrame),
      ms(BUDGETS.filterChange),
      `${floorOf(filtering.nextFrame, bareFiltering.nextFrame)}; results after ${ms(filtering.settled)}`,
    ),
    row(
      `${at}: a letter typed, next frame`,
      ms(typing.nextFrame),
      ms(BUDGETS.typedLetter),
      floorOf(typing.nextFrame, bareTyping.nextFrame),
    ),
    row(`${at}: elements in the page`, count(filtering.elements), count(BUDGETS.elements), ''),
    row(
      `${at}: first pins`,
      ms(map.firstPins),
      ms(BUDGETS.firstPins),
      `after the answer, ${ms(map.opened)} after opening, CPU not slowed`,
    ),
    row(
      `${at}: map moved, frame p95`,
      ms(map.p95),
      ms(BUDGETS.mapFrame),
      `${(map.p95 / bareMap.p95).toFixed(1)} × bare Leaflet with 50 pins (${ms(bareMap.p95)}); ${map.markers} pins`,
    ),
    row(
      `${at}: an area drawn, frame p95`,
      ms(lasso.p95),
      ms(BUDGETS.mapFrame),
      `${(lasso.p95 / bareLasso.p95).toFixed(1)} × bare Leaflet dragged along the same line (${ms(bareLasso.p95)})`,
    ),
    row(
      `${at}: cards hovered beside the map, frame p95`,
      ms(hover.p95),
      ms(BUDGETS.mapFrame),
      `${(hover.p95 / bareHover.p95).toFixed(1)} × bare Leaflet with its pins hovered (${ms(bareHover.p95)})`,
    ),
  ]
})
console.log(`\nResults screen, cold, 390 px, slow 4G, CPU slowed 4 times, medians of ${RUNS}`)
console.table(loading)
console.log('By size, CPU slowed 4 times')
console.table(scale)
console.log('Searching in the mocked backend, in this process alone')
execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'search.mjs')], { stdio: 'inherit' })
writeFigures({ loading, scale, runs: RUNS })

function row(what, measured, budget, note) {
  return { what, measured, budget, note }
}

async function load(url, visible, mockFiles) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureLoad(browser, url, { visible, mockFiles }))
  const of = (read) => median(runs.map(read))
  return {
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    first: of((run) => run.first),
    cls: of((run) => run.cls),
    tbt: of((run) => run.tbt),
    app: of((run) => run.script.app),
    mock: of((run) => run.script.mock),
  }
}
