// A static host by the rules that Netlify publishes: a build's files, the headers of `_headers`, the answers of
// `_redirects`.
// `npm run preview`, the journeys and the example of a rendering host serve with it. Plain Node, no package.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import { unpublishedFolder } from './manifest.mjs'
import { CACHE_OF_THE_REST, readHeaders, readRedirect } from './response-headers.mjs'

const TYPES = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.webp': 'image/webp',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml',
  }),
)
/** The host reads them and does not serve them. */
const RULES = ['/_headers', '/_redirects']

/**
 * @param {object} options
 * @param {string} options.folder of the published files
 * @param {string} [options.base] path under which they are served, with `/` at both ends
 * @param {string} [options.rules] folder of `_headers` and `_redirects`; those beside the published files, if left out
 * @param {(path: string, search: string) => string | undefined} [options.pageAt] texts that come before the files
 * @param {boolean} [options.ownPages] whether the folder's own pages answer; without them only its rules do
 * @returns {import('node:http').RequestListener}
 */
export function staticHost({ folder, base = '/', rules = rulesOf(folder), pageAt = () => undefined, ownPages = true }) {
  const root = resolve(folder)

  /** The file that a path names; undefined where there is none, or where the path leads out of the folder. */
  function fileAt(path) {
    if (!path.startsWith(base) || RULES.includes(path)) return undefined
    const wanted = resolve(root, `.${sep}${path.slice(base.length)}`)
    const inside = wanted === root || wanted.startsWith(root + sep)
    return inside ? [wanted, join(wanted, 'index.html')].find(isFile) : undefined
  }

  return (request, response) => {
    const [target = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s)
    const path = readable(target)
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    const headers = path.startsWith('/') ? readHeaders(join(rules, '_headers'), path) : {}
    const say = (status, type, text) => {
      response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
    if (!isAsked) {
      response.setHeader('Allow', 'GET, HEAD')
      return say(405, 'text/plain; charset=utf-8', 'Only GET and HEAD are answered here.\n')
    }
    if (path !== '/' && `${path}/` === base) {
      response.setHeader('Location', base)
      return say(301, 'text/plain; charset=utf-8', `See ${base}\n`)
    }
    const page = pageAt(path, search)
    if (page !== undefined) return say(200, TYPES.get(extname(path)) ?? 'text/html; charset=utf-8', page)
    const rule = readRedirect(join(rules, '_redirects'), path, search)
    const named = rule?.forced ? undefined : (fileAt(path) ?? fileAt(`${path}.html`))
    const own = ownPages || !named?.endsWith('.html') ? named : undefined
    const served = own ?? fileAt(rule?.to ?? '') ?? [join(root, '404.html')].find(isFile)
    if (!served) return say(404, 'text/plain; charset=utf-8', 'Not found: there is no build here.\n')
    const status = own ? 200 : fileAt(rule?.to ?? '') ? (rule?.status ?? 404) : 404
    response.writeHead(status, {
      ...headers,
      // It may be back with the next deployment.
      ...(status === 404 ? { 'Cache-Control': CACHE_OF_THE_REST } : {}),
      'Content-Type': TYPES.get(extname(served)) ?? 'application/octet-stream',
      'Content-Length': statSync(served).size,
    })
    if (request.method === 'HEAD') return response.end()
    createReadStream(served)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

/** A build writes them for each host, and publishes those of one. */
function rulesOf(folder) {
  const own = join(unpublishedFolder(resolve(folder)), 'hosts', 'netlify')
  return existsSync(own) ? own : folder
}

function isFile(path) {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The decoded path; unchanged where it cannot be decoded. */
function readable(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
