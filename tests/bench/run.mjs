// Measures the production build as a phone's user meets it, beside two floors built and measured in the same run, and prints ours
// beside the budget. Fails nothing by time.
//   npm run bench [-- --runs 5]
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { filesOf, readManifest } from '../build/screen-hints.mjs'
import { chromiumOptions } from '../browser/chromium.mjs'
import { buildFloors } from './floor/build.mjs'
import { measureFiltering, measureHeart, measureMap } from './interact.mjs'
import { measureLoad, median } from './measure.mjs'
import { serveCompressed } from './serve-compressed.mjs'

const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3
const OUT = 'dist-bench'

execFileSync(join('node_modules', '.bin', 'vite'), ['build', '--outDir', join(OUT, 'ours'), '--logLevel', 'warn'], {
  stdio: 'inherit',
})
await buildFloors(join(OUT, 'floors'))
const ours = await serveCompressed(join(OUT, 'ours'), 'index.html')
const floors = await serveCompressed(join(OUT, 'floors'), 'html.html')
const browser = await chromium.launch(chromiumOptions())

const manifest = readManifest(join(OUT, 'ours'))
// The mocks' own files, counted apart; what the app loads as well is the app's.
const appFiles = filesOf(manifest, 'index.html')
const mockFiles = new Set([...filesOf(manifest, 'mocks/browser.ts')].filter((file) => !appFiles.has(file)))
const results = await load(`${ours.url}/properties`, 'article[data-listing]', mockFiles)
const reactFloor = await load(`${floors.url}/react.html`, 'article')
const htmlFloor = await load(`${floors.url}/html.html`, 'article')
const filtering = await measureFiltering(browser, ours.url)
const heart = await measureHeart(browser, ours.url)
const map = await measureMap(browser, ours.url)

await browser.close()
ours.stop()
floors.stop()
rmSync(OUT, { recursive: true, force: true })

const kb = (bytes) => `${Math.round(bytes / 1024)} KB`
const ms = (value) => `${Math.round(value)} ms`
const times = (value, floor) => `${(value / floor).toFixed(1)} × React floor`
console.log(`\nResults screen, cold, 390 px, slow 4G, CPU slowed 4 times, medians of ${RUNS}`)
console.table([
  row(
    'JS without the mock, gzip',
    kb(results.app),
    '110 KB',
    `floor ${kb(reactFloor.app)}, mock ${kb(results.mock)} apart`,
  ),
  row('first paint', ms(results.fcp), '-', times(results.fcp, reactFloor.fcp)),
  row('LCP', ms(results.lcp), '1,300 ms', times(results.lcp, reactFloor.lcp)),
  row('first listing visible', ms(results.first), '1,500 ms', times(results.first, reactFloor.first)),
  row('CLS', results.cls.toFixed(3), '0.02', ''),
  row('TBT', ms(results.tbt), '100 ms', `floor ${ms(reactFloor.tbt)}`),
  row('React floor, LCP / first', `${ms(reactFloor.lcp)} / ${ms(reactFloor.first)}`, '', ''),
  row('HTML floor, LCP / first', `${ms(htmlFloor.lcp)} / ${ms(htmlFloor.first)}`, '', ''),
])
console.log('At ten thousand listings, CPU slowed 4 times')
console.table([
  row('a filter change, next frame', ms(filtering.nextFrame), '100 ms', ''),
  row('elements in the page', String(filtering.elements), '1,500', ''),
  row('map: pan and zoom, frame p95', ms(map.p95), '17 ms', `${map.frames} frames, ${map.markers} pins in the page`),
  row('saving with the heart, next frame (42 listings)', ms(heart.nextFrame), '200 ms', ''),
])

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
