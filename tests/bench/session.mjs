import { gzipSync } from 'node:zlib'

/** The scenarios of the sizes, and whether they differ from what the contract says of their list. */
const WORLDS = [
  ['samples', '42'],
  ['list-too-large', '42, searched'],
  ['ten-thousand-searched', '10,000'],
  ['hundred-thousand', '100,000'],
  ['million', '1,000,000'],
  ['ten-thousand', '10,000, listed whole'],
]
const DETAILS = 10
const OF_SEARCH = new Set(['/search', '/clusters'])
/** Refinements of the search, as the page's address has them. */
const REFINED = [
  { category: 'residential' },
  { category: 'residential', price: '0-15000000' },
  { category: 'residential', price: '0-15000000', beds: '2' },
  { category: 'residential', price: '0-15000000', beds: '2', sort: 'price-asc' },
]
/** What the map shows of Iloilo City at zoom 13, widened to its grid. */
const CITY = { bbox: '122.5195,10.6567,122.6294,10.7446', zoom: '13' }

/**
 * Calls and kilobytes (gzip) of a session of five minutes, as the app makes them: search, refine four times, the map, ten listings,
 * back. Prints which calls they are. @param serve of `mocks/server.ts` @param facetsFor of the app: what the first page of a search counts
 */
export async function sessionFigures(serve, facetsFor) {
  const rows = []
  for (const [scenario, listings] of WORLDS) {
    const mocks = await serve({ port: 0, publicFolder: 'public', scenario })
    const session = { calls: 0, bytes: 0, asked: {} }
    const ask = async (path, query = {}) => {
      const response = await fetch(`${mocks.url}/api/properties${path}?${new URLSearchParams(query)}`)
      const body = Buffer.from(await response.arrayBuffer())
      session.calls += 1
      const name = /^\/\w+$/.test(path) && !OF_SEARCH.has(path) ? 'detail' : path.slice(1) || 'list'
      session.asked[name] = (session.asked[name] ?? 0) + 1
      session.bytes += gzipSync(body).length
      return { status: response.status, json: () => JSON.parse(body) }
    }
    const listed = await ask('')
    const ids = listed.status === 413 ? await searched(ask, facetsFor) : listed.json().data.map(({ id }) => id)
    for (const id of ids.slice(0, DETAILS)) await ask(`/${id}`)
    rows.push({
      listings,
      'session calls': session.calls,
      ...session.asked,
      'session KB': Math.round(session.bytes / 1_024),
    })
    await mocks.stop()
  }
  return rows
}

/** The calls of a client whose list was refused: each search once, because Back finds the last one in its cache. */
async function searched(ask, facetsFor) {
  const counted = ({ category = 'all' }) => ['category', 'price', ...facetsFor(category, 'sale')].join(',')
  let found = []
  for (const query of [{}, ...REFINED]) {
    const page = await ask('/search', { ...query, facets: counted(query), limit: '24' })
    found = page.json().data.map(({ id }) => id)
  }
  const last = REFINED.at(-1)
  const squares = await ask('/clusters', { ...last, ...CITY, mode: 'sale' })
  if (squares.json().data.total.value <= 100) await ask('/search', { ...last, bbox: CITY.bbox, limit: '100' })
  return found
}
