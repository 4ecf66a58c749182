// Measures the production build as a phone's user meets it, beside two floors built and measured in the same run, and prints ours
// beside the budget. Fails nothing by time. Writes all figures to their record, some to the Speed page and the README: `npm run bench`.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { filesOf, readManifest } from '../../src/build/manifest.mjs'
import { chromiumOptions } from '../browser/chromium.mjs'
import { BUDGETS, SCRIPT_BUDGET_TEXT } from './budgets.mjs'
import { benchOptions } from './bench-options.mjs'
import { serveBuilds } from './builds.mjs'
import { buildFloors } from './floor/build.mjs'
import { measureFiltering, measureHeart, measureTyping } from './interact.mjs'
import { measureHover, measureLasso, measureMap } from './map-motion.mjs'
import { measureLoad, measurePressedHeart, measureSavingData, median } from './measure.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { writeFigures } from './write-figures.mjs'

const PARTS = ['loading', 'scale', 'opening', 'search']
const {
  runs: RUNS,
  only,
  say,
} = benchOptions(
  'bench',
  'measures the production build as a phone meets it',
  'It writes the record of the last bench, and figures of the Speed page and the README, unless --only leaves some of them out.',
  PARTS,
)
const OUT = 'dist-bench'
const CARD = 'article[data-listing]'
const SIZES = [
  [42, 'samples'],
  [10_000, 'ten-thousand'],
  [50_000, 'fifty-thousand'],
  [1_000_000, 'million'],
]
const kb = (bytes) => `${Math.round(bytes / 1024)} KB`
const count = (value) => Math.round(value).toLocaleString('en-US')
const ms = (value) => `${count(value)} ms`
const times = (value, floor) => `${(value / floor).toFixed(1)} × the React floor`
const floorOf = (value, floor) => `${times(value, floor)} (${ms(floor)})`

const isPage = only.includes('loading') || only.includes('scale')
if (isPage) say('Building the product three times, and the floors')
const { loading, scale } = isPage ? await measurePages() : {}
if (only.includes('opening')) {
  console.log('Opening worlds of several sizes')
  const built = isPage ? ['--dist', join(OUT, 'ours')] : []
  execFileSync(process.execPath, [join(import.meta.dirname, 'opening.mjs'), ...built], { stdio: 'inherit' })
}
rmSync(OUT, { recursive: true, force: true })
if (loading) {
  console.log(`\nResults screen, cold, 390 px, slow 4G, CPU slowed 4 times, medians of ${RUNS}`)
  console.table(loading)
}
if (scale) {
  console.log('By size, CPU slowed 4 times')
  console.table(scale)
}
if (only.includes('search')) {
  console.log('Searching in the mocked backend, in this process alone')
  execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'search.mjs')], { stdio: 'inherit' })
}
if (loading && scale) writeFigures({ loading, scale, runs: RUNS })

async function measurePages() {
  const { real, rendered, ours } = await serveBuilds(OUT)
  await buildFloors(join(OUT, 'floors'))
  const floors = await serveCompressed(join(OUT, 'floors'), 'html.html')
  const browser = await chromium.launch(chromiumOptions())
  const served = { browser, real, rendered, ours, floors }
  const measured = {
    loading: only.includes('loading') ? await measureLoading(served) : undefined,
    scale: only.includes('scale') ? await measureScale(served) : undefined,
  }
  await browser.close()
  for (const server of [real, rendered, ours, floors]) server.stop()
  return measured
}

async function measureLoading({ browser, real, rendered, ours, floors }) {
  const manifest = readManifest(join(OUT, 'ours'))
  // The mocks' own files, counted apart; what the app loads as well is the app's.
  const appFiles = filesOf(manifest, 'index.html')
  const mockFiles = new Set([...filesOf(manifest, 'mocks/browser/start.ts')].filter((file) => !appFiles.has(file)))
  const load = (url, visible, ...more) => loadOften(browser, url, visible, ...more)
  say(`Loading pages, ${RUNS} times each`)
  const bare = await load(`${real.url}/properties`, CARD)
  const mocked = await load(`${ours.url}/properties`, CARD, mockFiles)
  const renderedReal = await load(`${rendered.url}/properties`, CARD)
  // Measures read otherwise there: the rendered page brings both.
  const inFeet = await load(`${ours.url}/properties`, CARD, mockFiles, 'en-US')
  const reactFloor = await load(`${floors.url}/react.html`, 'article')
  const htmlFloor = await load(`${floors.url}/html.html`, 'article')
  say('Pressing hearts')
  const pressedReal = await pressHeart(browser, rendered.url)
  const pressedMocked = await pressHeart(browser, ours.url)
  const savingReal = await measureSavingData(browser, `${rendered.url}/properties`)
  const savingMocked = await measureSavingData(browser, `${ours.url}/properties`)
  const heart = await measureHeart(browser, ours.url)
  const brotli = bare.appFiles.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(OUT, 'real', file))).length,
    0,
  )
  return [
    row(
      'JS of the results screen, gzip',
      kb(bare.app),
      SCRIPT_BUDGET_TEXT,
      `brotli ${kb(brotli)}; with headers and what loads late, which the ceiling does not count; React floor ${kb(reactFloor.app)}; the mock has ${kb(mocked.mock)} more`,
    ),
    ...renderedRows('rendered page, real backend', reactFloor, renderedReal, pressedReal, savingReal),
    ...renderedRows('rendered page, on its mocks', reactFloor, mocked, pressedMocked, savingMocked),
    row(
      'rendered page, on its mocks: TBT beside a real backend',
      `${(mocked.tbt / renderedReal.tbt).toFixed(2)} ×`,
      '1.1 ×',
      `${ms(mocked.tbt)} and ${ms(renderedReal.tbt)}`,
    ),
    row('rendered page in feet: first listing', ms(inFeet.first), '', times(inFeet.first, reactFloor.first)),
    row('first paint', ms(bare.fcp), '', times(bare.fcp, reactFloor.fcp)),
    row('LCP', ms(bare.lcp), ms(BUDGETS.lcp), times(bare.lcp, reactFloor.lcp)),
    row('first listing visible', ms(bare.first), ms(BUDGETS.firstListing), times(bare.first, reactFloor.first)),
    row('CLS', bare.cls.toFixed(3), String(BUDGETS.cls), ''),
    row('TBT', ms(bare.tbt), ms(BUDGETS.tbt), `React floor ${ms(reactFloor.tbt)}`),
    row('React floor: LCP, first card', `${ms(reactFloor.lcp)}, ${ms(reactFloor.first)}`, '', ''),
    row('HTML floor: LCP, first card', `${ms(htmlFloor.lcp)}, ${ms(htmlFloor.first)}`, '', ''),
    row('saving with the heart, next frame', ms(heart.nextFrame), ms(BUDGETS.heart), '42 listings'),
  ]
}

async function measureScale({ browser, ours, floors }) {
  say('Filtering, typing and moving the map')
  const bareFiltering = await measureFiltering(browser, `${floors.url}/filter.html`)
  const bareTyping = await measureTyping(browser, `${floors.url}/filter.html`)
  const bareMap = await measureMap(browser, `${floors.url}/map.html`)
  const bareLasso = await measureLasso(browser, `${floors.url}/map.html`)
  const bareHover = await measureHover(browser, `${floors.url}/map.html`)
  const rows = []
  for (const [listings, scenario] of SIZES) {
    say(`A world of ${listings} listings`)
    const browse = `${ours.url}/properties?scenario=${scenario}`
    const filtering = await measureFiltering(browser, browse)
    const typing = await measureTyping(browser, browse)
    const map = await measureMap(browser, `${ours.url}/map?scenario=${scenario}`)
    const lasso = await measureLasso(browser, `${ours.url}/map?scenario=${scenario}`)
    const hover = await measureHover(browser, browse)
    const at = `${count(listings)} listings`
    rows.push(
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
    )
  }
  return rows
}

function renderedRows(name, floor, { first, lcp, tbt, cls, heart: handlers, scriptBefore }, pressed, saving) {
  return [
    row(`${name}: JS before the first listing`, kb(scriptBefore), '0 KB', ''),
    row(`${name}: JS with data saving before a touch`, kb(saving), '10 KB', 'all of it within the page'),
    row(`${name}: first listing`, ms(first), ms(floor.first * 0.6), times(first, floor.first)),
    row(`${name}: LCP`, ms(lcp), ms(floor.lcp), times(lcp, floor.lcp)),
    row(`${name}: TBT`, ms(tbt), ms(floor.tbt * 2), `React floor ${ms(floor.tbt)}; CLS ${cls.toFixed(3)}`),
    row(
      `${name}: a heart answers`,
      ms(pressed.answered),
      ms(floor.first * 1.5),
      `${times(pressed.answered, floor.first)}; pressed after ${ms(pressed.pressed)}, saved by the app after ${ms(pressed.saved)}; the app itself answers after ${ms(handlers)}`,
    ),
  ]
}

function row(what, measured, budget, note) {
  return { what, measured, budget, note }
}

async function pressHeart(browser, base) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measurePressedHeart(browser, `${base}/properties`))
  const of = (read) => median(runs.map(read))
  return { pressed: of((run) => run.pressed), answered: of((run) => run.answered), saved: of((run) => run.saved) }
}

async function loadOften(browser, url, visible, mockFiles, locale) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureLoad(browser, url, { visible, mockFiles, locale }))
  const of = (read) => median(runs.map(read))
  return {
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    first: of((run) => run.first),
    cls: of((run) => run.cls),
    tbt: of((run) => run.tbt),
    heart: of((run) => run.heart),
    scriptBefore: of((run) => run.scriptBefore),
    app: of((run) => run.script.app),
    mock: of((run) => run.script.mock),
    appFiles: runs[0].appFiles,
  }
}
