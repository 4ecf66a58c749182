// What every host has to answer to, whichever it is: one table. `npm run hosts` asks the hosts' own programs, `hosts.test.ts` the
// programs that are there and served copies; the page *Deploy* shows what came.

/**
 * @typedef {object} Built what a build holds
 * @property {string} base path under which it is served, with `/` at both ends
 * @property {boolean} mocked
 * @property {boolean} rendered whether public pages have files of their own
 * @property {string} script a file of `assets`
 * @property {string[]} headers names of those that every answer has
 *
 * @typedef {{ status: number, type: string, text: string, headers: Record<string, string> }} Answer
 * @typedef {object} Request
 * @property {string} name
 * @property {(built: Built) => (string | symbol)[]} paths below the base, one in a language too; none where the build has nothing to ask for
 * @property {Record<string, string>} [sends] headers
 * @property {(answer: Answer, built: Built, path: string) => (string | false | null | undefined)[]} wrong what is wrong with the answer
 * @property {string[]} [only] the hosts that have it
 */

const status = (answer, wanted) => answer.status !== wanted && `status ${answer.status}, not ${wanted}`
const type = (answer, wanted) => !answer.type.startsWith(wanted) && `type ${answer.type || 'none'}, not ${wanted}`
const shell = ({ text }) => !text.includes('id="root"') && 'not the page'
const rendered = ({ text }, { base, rendered: isRendered }, path) =>
  isRendered &&
  !text.includes(`data-page="${(base + path).replace(/(.)\/$/, '$1')}"`) &&
  `not the rendered page of ${path}`
const outlines = ({ text }) => text.includes('data-page=') && 'the rendered page of something else'
const kept = ({ headers }, wanted) =>
  /immutable/.test(headers['cache-control'] ?? '') !== wanted && `Cache-Control: ${headers['cache-control'] ?? 'none'}`
const page = (answer, path, built) => [
  status(answer, 200),
  type(answer, 'text/html'),
  shell(answer),
  rendered(answer, built, path),
  kept(answer, false),
]
const isScript = (answer) => !/^(text|application)\/javascript/.test(answer.type) && `type ${answer.type || 'none'}`

/** @type {Request[]} */
export const REQUESTS = [
  { name: 'first page', paths: () => ['', 'fil'], wrong: (answer, built, path) => page(answer, path, built) },
  {
    name: 'first page without its slash',
    paths: ({ base }) => (base === '/' ? [] : [WITHOUT_SLASH]),
    wrong: (answer, built) => page(answer, '', built),
  },
  {
    name: 'page',
    paths: () => ['properties', 'fil/properties'],
    wrong: (answer, built, path) => page(answer, path, built),
  },
  {
    name: 'page with a slash at its end',
    paths: () => ['properties/', 'fil/properties/', 'fil/'],
    wrong: (answer) => [status(answer, 200), type(answer, 'text/html'), shell(answer)],
  },
  {
    name: 'deep link',
    paths: () => ['property/3', 'ceb/property/3'],
    wrong: (answer, built, path) => page(answer, path, built),
  },
  {
    name: 'deep link without a page of its own',
    paths: () => ['dashboard/settings/password', 'hil/dashboard/settings/password'],
    wrong: (answer) => [status(answer, 200), type(answer, 'text/html'), shell(answer), outlines(answer)],
  },
  {
    name: 'query',
    paths: () => ['properties?sort=price-asc', 'hil/properties?sort=price-asc'],
    wrong: (answer) => [status(answer, 200), type(answer, 'text/html'), shell(answer)],
  },
  {
    name: 'query with a page of its own',
    paths: ({ rendered: isRendered }) => (isRendered ? ['properties?mode=rent', 'fil/properties?mode=rent'] : []),
    wrong: (answer, built, path) => [
      status(answer, 200),
      shell(answer),
      rendered(answer, built, path.split('?', 1)[0]),
      !/data-searches="[^"]*mode=rent/.test(answer.text) && 'not the page of what is for rent',
    ],
  },
  {
    name: 'script',
    paths: ({ script }) => [script],
    wrong: (answer) => [status(answer, 200), isScript(answer), kept(answer, true)],
  },
  {
    name: 'script that is gone',
    paths: ({ script }) => [script.replace('.js', '0.js')],
    wrong: (answer) => [status(answer, 404), /javascript/.test(answer.type) && `type ${answer.type}`],
  },
  {
    name: 'script that is gone, asked for again',
    paths: ({ script }) => [script.replace('.js', '0.js')],
    wrong: (answer) => [status(answer, 404), kept(answer, false)],
  },
  {
    name: 'page that is not there',
    paths: () => ['no/such/page', 'xyz/properties', 'fil/no/such/page', 'fil/ceb'],
    wrong: (answer) => [status(answer, 404), type(answer, 'text/html'), shell(answer), outlines(answer)],
  },
  {
    name: 'picture',
    paths: () => ['favicon.svg'],
    wrong: (answer) => [status(answer, 200), type(answer, 'image/svg+xml'), kept(answer, false)],
  },
  {
    name: 'worker of the demo',
    paths: () => ['mock-worker.js'],
    wrong: (answer, { mocked }) =>
      mocked ? [status(answer, 200), isScript(answer), kept(answer, false)] : [status(answer, 404)],
  },
  {
    name: 'script, compressed on the way',
    paths: ({ script }) => [script],
    sends: { 'Accept-Encoding': 'gzip' },
    only: ['nginx', 'caddy'],
    wrong: (answer) => [status(answer, 200), answer.headers['content-encoding'] !== 'gzip' && 'not compressed'],
  },
  {
    name: 'script that lies there compressed',
    paths: () => [PRECOMPRESSED],
    sends: { 'Accept-Encoding': 'gzip' },
    only: ['nginx', 'caddy'],
    wrong: (answer) => [
      status(answer, 200),
      answer.headers['content-length'] !== String(PRECOMPRESSED_SIZE) && 'another file',
    ],
  },
  {
    name: 'way out of the folder',
    paths: () => ['..%2f..%2f..%2fetc/passwd'],
    wrong: (answer) => [
      answer.status < 400 && `status ${answer.status}`,
      answer.text.includes('root:') && 'a foreign file',
    ],
  },
]

/** The base itself, as people type it. */
const WITHOUT_SLASH = Symbol('without its slash')

/** Laid beside the built files, with a compressed one of a size that no compressing would give. */
export const PRECOMPRESSED = 'assets/precompressed-a1.js'
export const PRECOMPRESSED_SIZE = 31

/**
 * Asks a host for the whole table.
 * @param {string} host @param {Built} built @param {(path: string, sends: Record<string, string>) => Promise<Answer>} ask
 * @returns {Promise<{ request: string, wrong: string[] | null }[]>} `wrong` is null where the host or the build has no such thing
 */
export async function askAll(host, built, ask) {
  const results = []
  for (const { name, paths, sends = {}, only, wrong } of REQUESTS) {
    const asked = only && !only.includes(host) ? [] : paths(built)
    const found = []
    for (const path of asked) {
      const address = path === WITHOUT_SLASH ? built.base.slice(0, -1) : built.base + path
      const answer = await settled(address, (there) => ask(there, sends))
      const missing = built.headers.filter((header) => !answer.headers[header.toLowerCase()])
      // A host may refuse a way out with a page of its own.
      const isOurs = answer.status < 400 || shell(answer) === false
      const lacks = isOurs && missing.length > 0 && `without ${missing.join(', ')}`
      found.push(...[...wrong(answer, built, path), lacks].filter(Boolean))
    }
    results.push({ request: name, wrong: asked.length > 0 ? found : null })
  }
  return results
}

/** Each host has its own mind about a slash at the end of an address, and may lead from the one to the other. */
async function settled(path, ask) {
  const answer = await ask(path)
  const { location } = answer.headers
  if (answer.status < 300 || answer.status >= 400 || !location) return answer
  const there = new URL(location, 'http://localhost').pathname
  const here = path.split('?', 1)[0]
  return there !== here && bare(there) === bare(here) ? ask(there) : answer
}

const bare = (path) => path.replace(/\/$/, '')
