// Measures how long a browser takes to open the product on worlds of several sizes, until the first listing can be seen: by the clock, and
// in processor time of the page's process with its worker, so that a busy machine can be told from a slow world.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { binary } from '../../.ci/binaries.mjs'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { chromiumOptions } from '../browser/chromium.mjs'
import { requireChromium } from '../browser/installed.mjs'
import { median } from './measure.mjs'
import { serveCompressed } from './serve-compressed.mjs'

const HELP = `node tests/bench/opening.mjs [--dist FOLDER] [SCENARIO …]   measures how long worlds take to open

  --dist FOLDER   of a build that is there; without it the mocked demo is built first`
const { values, names } = readCommandLine(HELP, { dist: { type: 'string' } }, {})
const given = values.dist
const SCENARIOS = names.length > 0 ? names : ['default', 'ten-thousand-searched', 'hundred-thousand', 'million']
const RUNS = 3
const DESK = { viewport: { width: 1280, height: 800 } }
const CARD = 'article[data-listing]'
/** Milliseconds that the design allows for a million. */
const TARGET = 5_000

const folder = given ?? 'dist-bench/ours'
requireChromium()
if (given === undefined) {
  console.log(`Building the demo into ${folder} …`)
  const [command, vite] = binary('vite')
  execFileSync(command, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], { stdio: 'inherit' })
}
if (!existsSync(join(folder, 'shell.html'))) end(1, `There is no build in ${folder}. Leave --dist out to make one.`)
const served = await serveCompressed(folder, 'shell.html')
const rows = []
for (const scenario of SCENARIOS) {
  console.log(`${scenario} …`)
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await open(scenario))
  const of = (name) => Math.round(median(runs.map((each) => each[name])))
  rows.push({ scenario, 'first listing ms': of('clock'), 'processor ms': of('processor'), 'heap MB': of('heap') })
}
console.table(rows)
console.log(`Target for a million: ${TARGET} ms on two cores. The row 'default' is what any world costs.`)
served.stop()

/** Each run has a browser of its own: nothing is kept, and no other page runs in its processes. */
async function open(scenario) {
  const browser = await chromium.launch(chromiumOptions())
  const page = await browser.newPage(DESK)
  const began = performance.now()
  // Every listing of these worlds is there for a visitor, so any card says that the search was answered.
  await page.goto(`${served.url}/properties?mode=all&scenario=${scenario}`, { waitUntil: 'commit' })
  await page.waitForFunction(
    (card) => 'mock' in window && document.querySelector(card) && !document.querySelector('main [aria-busy=true]'),
    CARD,
    { timeout: 120_000 },
  )
  const clock = performance.now() - began
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const processor = 1_000 * Math.max(...renderers.map(({ cpuTime }) => cpuTime))
  const heap = await page.evaluate(() => performance.memory.usedJSHeapSize / 2 ** 20)
  await browser.close()
  return { clock, processor, heap }
}
