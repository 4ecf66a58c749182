// Hosts that are served here by the rules that they publish, from the very files that a build writes for them. Each is a handler as
// `createServer` takes it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { readHeaders } from '../../src/build/response-headers.mjs'
import { staticHost } from '../../src/build/static-host.mjs'

const TYPES = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
}

/** Netlify: files first, then the first rule of `_redirects`; `200!` before files. */
export function netlify(root, base) {
  return staticHost({ folder: join(root, base), base, rules: root })
}

/** Cloudflare Pages: a worker answers what `_routes.json` does not exclude, and asks for files, whose `.html` is left out. */
export async function cloudflarePages(root) {
  const { exclude } = JSON.parse(readFileSync(join(root, '_routes.json'), 'utf8'))
  const source = `data:text/javascript,${encodeURIComponent(readFileSync(join(root, '_worker.js'), 'utf8'))}`
  const { default: worker } = await import(source)
  const ASSETS = {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const { status, file, location } = assetAt(root, decoded(pathname))
      const headers = { ...readHeaders(join(root, '_headers'), pathname) }
      if (location) return new Response(null, { status, headers: { ...headers, Location: location } })
      return new Response(textOf(file), {
        status,
        // As Cloudflare's own runtime: what is not there is not kept.
        headers: {
          ...headers,
          ...(status === 404 ? { 'Cache-Control': 'no-store' } : {}),
          'Content-Type': TYPES[extname(file)] ?? '',
        },
      })
    },
  }
  return (asked, response) => {
    const request = new Request(`http://localhost${asked.url}`, { method: asked.method })
    const isExcluded = exclude.some((pattern) => new URL(request.url).pathname.startsWith(pattern.slice(0, -1)))
    void (isExcluded ? ASSETS.fetch(request) : worker.fetch(request, { ASSETS })).then((answer) =>
      send(answer, response),
    )
  }
}

/** Vercel: route by route, the files of the site among them. */
export function vercel(root) {
  const { routes } = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
  const fileAt = (path) =>
    cleanNames(path, '')
      .map((name) => join(root, name))
      .find(isFile)
  return (asked, response) => {
    const [target, search] = asked.url.split(/\?(.*)/s)
    let path = decoded(target)
    const query = new URLSearchParams(search)
    const sent = {}
    for (const { handle, src, has = [], headers, dest, check, status } of routes) {
      const found = handle ? [] : new RegExp(src).exec(path)
      if (!found || has.some(({ key, value }) => query.get(key) !== value)) continue
      Object.assign(sent, headers)
      if (!handle && !dest && !status) continue
      const there = dest?.replace('$1', () => found[1]) ?? path
      const file = fileAt(there)
      if (!file && check) path = there
      if (!file && (handle || check)) continue
      const type = { 'Content-Type': TYPES[extname(file ?? '')] ?? '' }
      return void response.writeHead(status ?? 200, { ...sent, ...type }).end(textOf(dest || handle ? file : ''))
    }
    response.writeHead(404, sent).end()
  }
}

/** The files that may answer an address, of which hosts leave out some endings. */
function cleanNames(path, ending = '.html') {
  return path.split('/').includes('..') ? [] : [path, path + ending, join(path, 'index.html')]
}

/** Cloudflare's: `name.html` answers `name`, and its own address leads there; a folder has a slash; the nearest 404.html, else. */
function assetAt(root, path) {
  const clean = path.replace(/(?:\/index)?\.html$/, '') || '/'
  if (path.endsWith('.html') && isFile(join(root, path))) return { status: 308, file: '', location: clean }
  const file = cleanNames(bare(path))
    .map((name) => join(root, name))
    .find(isFile)
  const own = file && basename(file) === 'index.html' ? `${bare(path)}/` : bare(path)
  if (file) return own === path ? { status: 200, file } : { status: 308, file: '', location: own }
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const near = join(root, folder, '..', '404.html')
    if (!folder.includes('..') && isFile(near)) return { status: 404, file: near }
  }
  return { status: 404, file: '' }
}

const bare = (path) => path.replace(/\/$/, '')
const textOf = (file) => (file === '' ? 'Not found' : readFileSync(file))
const isFile = (path) => existsSync(path) && statSync(path).isFile()

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function send(answer, response) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}
