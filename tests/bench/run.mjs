// Measures the production build as a phone's user meets it, beside two floors built and measured in the same run, and prints ours
// beside the budget. Fails nothing by time. Writes all figures to their record, some to the Speed page and the README: `npm run bench`.
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
import { measureHeart, measureSearching } from './interact.mjs'
import { measureHover, measureMap, measurePins } from './map-motion.mjs'
import { measureInTurn, measureLoad, measurePressedHeart, measureSavingData } from './measure.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { writeFigures } from './write-figures.mjs'

const {
  runs: RUNS,
  only,
  say,
} = benchOptions(
  'bench',
  'measures the production build as a phone meets it',
  'It writes the record of the last bench, and figures of the Speed page and the README, unless --only leaves some of them out.',
  ['loading', 'scale'],
)
const OUT = 'dist-bench'
const CARD = 'article[data-listing]'
const SIZES = [
  [42, 'samples'],
  [10_000, 'ten-thousand'],
  [1_000_000, 'million'],
]
const kb = (bytes) => `${Math.round(bytes / 1024)} KB`
const count = (value) => Math.round(value).toLocaleString('en-US')
const ms = (value) => `${count(value)} ms`
const times = (value, floor, name = 'the React floor') => `${(value / floor).toFixed(1)} × ${name}`
const timesOf = (value, floor, name) => `${times(value, floor, name)} (${ms(floor)})`
const often = async (measure) => (await measureInTurn(RUNS, measure))[0]

say('Building the product three times, and the floors')
const { loading, scale } = await measurePages()
rmSync(OUT, { recursive: true, force: true })
if (loading) {
  console.log(`\nResults screen, cold, 390 px, slow 4G, CPU slowed 4 times, worst of ${RUNS}; floors are medians`)
  console.table(loading)
}
if (scale) {
  console.log('By size, CPU slowed 4 times')
  console.table(scale)
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
  const files = filesOf(manifest, 'index.html')
  const mockFiles = new Set([...filesOf(manifest, 'mocks/browser/start.ts')].filter((file) => !files.has(file)))
  const appFiles = new Set()
  const loading = (url, more) => () => measureLoad(browser, url, { visible: CARD, ...more })
  const load = (url, more) => often(loading(url, more))
  say(`Loading pages, ${RUNS} times each`)
  const { worst: bare } = await load(`${real.url}/properties`, { appFiles })
  // In turn, because one is compared with the other.
  const [mocked, renderedReal] = await measureInTurn(
    RUNS,
    loading(`${ours.url}/properties`, { mockFiles }),
    loading(`${rendered.url}/properties`),
  )
  // Measures read otherwise there: the rendered page brings both.
  const { worst: inFeet } = await load(`${ours.url}/properties`, { locale: 'en-US' })
  const { middle: reactFloor } = await load(`${floors.url}/react.html`, { visible: 'article' })
  const { middle: htmlFloor } = await load(`${floors.url}/html.html`, { visible: 'article' })
  say('Pressing hearts')
  const pressed = async (url) => (await often(() => measurePressedHeart(browser, `${url}/properties`))).worst
  const pressedReal = await pressed(rendered.url)
  const pressedMocked = await pressed(ours.url)
  const savingReal = await measureSavingData(browser, `${rendered.url}/properties`)
  const savingMocked = await measureSavingData(browser, `${ours.url}/properties`)
  const { worst: heart } = await often(() => measureHeart(browser, ours.url))
  const brotli = [...appFiles].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(OUT, 'real', file))).length,
    0,
  )
  return [
    row(
      'JS of the results screen, gzip',
      kb(bare.app),
      SCRIPT_BUDGET_TEXT,
      `brotli ${kb(brotli)}; with headers and what loads late, which the ceiling does not count; React floor ${kb(reactFloor.app)}; the mock has ${kb(mocked.worst.mock)} more in the page, besides its thread`,
    ),
    ...renderedRows('rendered page, real backend', reactFloor, renderedReal.worst, pressedReal, savingReal),
    ...renderedRows('rendered page, on its mocks', reactFloor, mocked.worst, pressedMocked, savingMocked),
    row(
      'rendered page, on its mocks: TBT beside a real backend',
      `${(mocked.middle.tbt / renderedReal.middle.tbt).toFixed(2)} ×`,
      '1.1 ×',
      `medians: ${ms(mocked.middle.tbt)} and ${ms(renderedReal.middle.tbt)}`,
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
  say('Filtering, typing and moving the map: the floors')
  const { middle: bare } = await often(() => measureSearching(browser, `${floors.url}/filter.html`))
  const { middle: bareMap } = await often(() => measureMap(browser, `${floors.url}/map.html`))
  const { middle: bareHover } = await often(() => measureHover(browser, `${floors.url}/map.html`))
  const rows = []
  for (const [listings, scenario] of SIZES) {
    say(`A world of ${listings} listings`)
    const browse = `${ours.url}/properties?scenario=${scenario}`
    const { worst: search } = await often(() => measureSearching(browser, browse))
    const { worst: map } = await often(() => measureMap(browser, `${ours.url}/map?scenario=${scenario}`))
    const { worst: hover } = await often(() => measureHover(browser, browse))
    const at = `${count(listings)} listings`
    rows.push(
      row(
        `${at}: a filter change, next frame`,
        ms(search.filtered),
        ms(BUDGETS.filterChange),
        `${timesOf(search.filtered, bare.filtered)}; results after ${ms(search.settled)}`,
      ),
      row(
        `${at}: a letter typed, next frame`,
        ms(search.typed),
        ms(BUDGETS.typedLetter),
        timesOf(search.typed, bare.typed),
      ),
      row(`${at}: elements in the page`, count(search.elements), count(BUDGETS.elements), ''),
      pinsRow(at, map),
      row(
        `${at}: map moved, frame p95`,
        ms(map.moved),
        ms(BUDGETS.mapFrame),
        `${timesOf(map.moved, bareMap.moved, 'bare Leaflet with 50 pins')}; ${map.markers} pins`,
      ),
      row(
        `${at}: an area drawn, frame p95`,
        ms(map.drawn),
        ms(BUDGETS.mapFrame),
        timesOf(map.drawn, bareMap.drawn, 'bare Leaflet dragged along the same line'),
      ),
      row(
        `${at}: cards hovered beside the map, frame p95`,
        ms(hover.hovered),
        ms(BUDGETS.mapFrame),
        timesOf(hover.hovered, bareHover.hovered, 'bare Leaflet with its pins hovered'),
      ),
    )
  }
  // The longest documented list, for its pins alone.
  say('A world of 50000 listings')
  const { worst: most } = await often(() => measurePins(browser, `${ours.url}/map?scenario=fifty-thousand`))
  return [...rows, pinsRow('50,000 listings', most)]
}

function pinsRow(at, { firstPins, opened }) {
  const note = `after the answer, ${ms(opened)} after opening, CPU not slowed`
  return row(`${at}: first pins`, ms(firstPins), ms(BUDGETS.firstPins), note)
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
