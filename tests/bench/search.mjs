// Measures searching in the mocked backend at several sizes, in this process, without HTTP and without a browser, in milliseconds of
// processor time, so that a busy machine gives the same figures; then the calls and bytes of a session at each size.
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { sessionFigures } from './session.mjs'

const HELP =
  'node --expose-gc tests/bench/search.mjs [10000 100000 1000000]   measures searching in worlds of these sizes'
const { names } = readCommandLine(HELP, {}, {})
const SIZES = names.map(Number)
if (SIZES.some((size) => !Number.isInteger(size) || size < 1)) end(2, `A size is a whole number, as in ${HELP}`)
const RUNS = 60
/** Runs that count for nothing: the engine compiles what is run often. */
const WARM_UPS = 12
const TARGETS = { page: 30, clusters: 60, suggest: 60, opening: 5_000, memory: 200 }

const source = await startTypescript('bench')
const { buildColumns, kindsOf } = await source.load('/mocks/search/columns/columns.ts')
const { find, makeGenerated, pageOf } = await source.load('/mocks/search/columns/listing-index.ts')
const { boundsOf } = await source.load('/mocks/search/answers/bounds.ts')
const { facetsOf } = await source.load('/mocks/search/answers/facets.ts')
const { clustersOf } = await source.load('/mocks/search/answers/clusters.ts')
const { suggestionsFor } = await source.load('/mocks/search/answers/suggest.ts')
const { readServerQuery } = await source.load('/src/domain/search/query/server-query.ts')

const NOW = Date.UTC(2026, 5, 15, 1)
const SORTS = ['newest', 'price-asc', 'price-desc', 'size-desc', 'price-per-area-asc']
const CATEGORIES = ['all', 'residential', 'commercial', 'land']
const START = { generated: 0, written: 0 }

const rows = []
for (const size of SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000]) {
  console.log(`A world of ${size} listings …`)
  const before = memory()
  const began = processorTime()
  const generated = makeGenerated(buildColumns(size, NOW), kindsOf(NOW))
  const opening = processorTime() - began
  const index = { generated, gone: [], written: [] }
  const page = (run) => {
    // Another search each time, so that nothing is known from the one before.
    const search = searchOf(run, { sort: SORTS[run % SORTS.length] })
    const found = find(index, search)
    pageOf(index, found, { sort: search.sort, from: START, limit: 24 })
    boundsOf(index, found)
  }
  const facets = (run) => facetsOf(index, { ...queryOf(run), facets: 'category,beds,furnishing,price' })
  // Another budget each time, with another loan every tenth.
  const month = (run) => {
    const search = searchOf(run, {
      category: 'residential',
      mode: 'sale',
      month: `0-${20_000 + run * 500}`,
      loan: `bank,years-${10 + Math.floor(run / 10)}`,
    })
    find(index, search)
  }
  const clusters = (run) => clustersOf(index, searchOf(run, {}), 10 + (run % 8))
  const suggest = (run) => suggestionsFor(index, ['mandurio', 'jaro', 'condo', 'la p', 'iloilo'][run % 5], String)
  rows.push({
    listings: size.toLocaleString('en-US'),
    'opening ms': Math.round(opening),
    'memory MB': Math.round((memory() - before) / 2 ** 20),
    ...percentiles('page', page),
    ...percentiles('facets', facets),
    ...percentiles('month', month),
    ...percentiles('clusters', clusters),
    ...percentiles('suggest', suggest),
  })
}
console.table(rows)
console.log(`Targets at 1,000,000 on two cores: ${JSON.stringify(TARGETS)} (p95 in ms, memory in MB)`)
const { serve } = await source.load('/mocks/server.ts')
const { facetsFor } = await source.load('/src/domain/search/counts/choice-counts.ts')
console.table(await sessionFigures(serve, facetsFor))
await source.close()

function queryOf(run) {
  return { mode: 'all', category: CATEGORIES[run % CATEGORIES.length], price: `${run * 1_000}-${20_000_000 + run}` }
}

function searchOf(run, more) {
  return readServerQuery({ ...queryOf(run), ...more })
}

function percentiles(name, run) {
  for (let place = 0; place < WARM_UPS; place += 1) run(place + RUNS)
  const times = Array.from({ length: RUNS }, (_, place) => {
    const began = processorTime()
    run(place)
    return processorTime() - began
  }).toSorted((one, other) => one - other)
  const at = (share) => Math.round(times[Math.ceil(share * RUNS) - 1] * 10) / 10
  return { [`${name} p50`]: at(0.5), [`${name} p95`]: at(0.95) }
}

function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Bytes of the heap and of typed arrays. */
function memory() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
