// Lets Lighthouse judge the production build: accessibility and best practices of every route that a visitor may open, SEO of those
// that search engines may list, on phone and desktop, and the speed of the results and of a listing. Writes the tables of Storybook's speed
// page. Fails where a score is below 100; speed fails nothing, since the machine decides it: `npm run lighthouse`.
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { benchOptions } from './bench-options.mjs'
import { serveBuilds } from './builds.mjs'
import { judgedRoutes, scoresRow } from './lighthouse-routes.mjs'
import { median } from './measure.mjs'
import { writeLighthouse } from './write-figures.mjs'

const { runs: RUNS, say } = benchOptions(
  'lighthouse',
  'lets Lighthouse judge the production build',
  'It writes its record, and fails where a score of accessibility, best practices or SEO is below 100.',
)
// It takes seconds to load, which `--help` need not wait for.
const { default: lighthouse, desktopConfig } = await import('lighthouse')
const OUT = 'dist-lighthouse'
/** The screens whose speed is measured. */
const MEASURED = { results: '/properties', listing: '/property/1' }
const FORMS = { phone: undefined, desktop: desktopConfig }

say('Building the product three times')
const { real, rendered, ours } = await serveBuilds(OUT)
const port = await freePort()
const { args, ...options } = chromiumOptions()
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })

const SERVERS = {
  'a server, as outlines': real,
  'a server, rendered from it': rendered,
  'its mocks, rendered': ours,
}
const routes = []
const found = []
let version = ''
for (const { route: path, categories } of judgedRoutes(await readPublicPages())) {
  say(path)
  const scores = new Map(categories.map((id) => [id, 100]))
  for (const [form, config] of Object.entries(FORMS)) {
    const report = await judge(ours.url + path, config, categories)
    version = report.lighthouseVersion
    for (const { id, score, auditRefs } of Object.values(report.categories)) {
      scores.set(id, Math.min(scores.get(id), Math.round(score * 100)))
      const failed = auditRefs.filter((ref) => ref.weight > 0 && (report.audits[ref.id].score ?? 1) < 1)
      found.push(...failed.map((ref) => told(`${path}, ${form}`, report.audits[ref.id])))
    }
  }
  routes.push(scoresRow(path, scores))
}

const speeds = []
for (const [screen, path] of Object.entries(MEASURED))
  for (const [form, config] of Object.entries(FORMS))
    for (const [server, { url }] of Object.entries(SERVERS)) {
      say(`The speed of ${screen} on ${form}, from ${server}`)
      const reports = []
      for (let run = 0; run < RUNS; run += 1) reports.push(await judge(url + path, config, ['performance']))
      const of = (id) => median(reports.map(({ audits }) => audits[id].numericValue))
      const ms = (id) => `${Math.round(of(id)).toLocaleString('en-US')} ms`
      speeds.push({
        what: `${screen}, ${form}, on ${server}`,
        score: Math.round(median(reports.map(({ categories }) => categories.performance.score)) * 100),
        fcp: ms('first-contentful-paint'),
        lcp: ms('largest-contentful-paint'),
        tbt: ms('total-blocking-time'),
        cls: of('cumulative-layout-shift').toFixed(3),
      })
    }

await browser.close()
for (const server of [real, rendered, ours]) server.stop()
rmSync(OUT, { recursive: true, force: true })
console.table(routes)
console.table(speeds)
for (const sentence of found) console.error(sentence)
writeLighthouse({ routes, speeds, runs: RUNS, version })
process.exit(found.length === 0 ? 0 : 1)

/** As the build knows them, without the listings' own. */
async function readPublicPages() {
  const source = await startTypescript('lighthouse')
  try {
    const { publicPages } = await source.load('/src/build/renderer/public-pages.ts')
    return publicPages([])
  } finally {
    await source.close()
  }
}

async function judge(url, config, onlyCategories) {
  // All storage: in a demo world that the visit before has changed a page shows outlines.
  const settings = { port, onlyCategories, logLevel: 'error', clearStorageTypes: ['all'] }
  const { lhr } = await lighthouse(url, settings, config)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return lhr
}

/** A failed audit in words, with the first places that it names. */
function told(where, { id, title, details }) {
  const places = (details?.items ?? [])
    .slice(0, 3)
    .map((item) => JSON.stringify(item.node?.snippet ?? item).slice(0, 300))
  return `${where}: ${id}, ${title}${places.map((place) => `\n    ${place}`).join('')}`
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
}
