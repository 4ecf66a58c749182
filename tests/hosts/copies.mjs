// Hosts that are served here by the rules that they publish, from the very files that a build writes for them. Each is a handler as
// `createServer` takes it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
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
        headers: { ...headers, 'Content-Type': TYPES[extname(file)] ?? '' },
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

/** Vercel: headers by their patterns, a file (with clean addresses), a rewrite to one, else 404.html. */
export function vercel(root) {
  const { headers, rewrites } = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
  const holds = (source, path) => new RegExp(`^${source}/?$`).test(path)
  return (asked, response) => {
    const [path] = asked.url.split('?', 1).map(decoded)
    const own = headers.filter(({ source }) => holds(source, path)).flatMap((rule) => rule.headers)
    const found = assetAt(root, path)
    const rewrite = found.status === 404 ? rewrites.find(({ source }) => holds(source, path)) : undefined
    const { status, file, location } = rewrite ? assetAt(root, rewrite.destination) : found
    const sent = Object.fromEntries(own.map(({ key, value }) => [key, value]))
    if (location) return void response.writeHead(status, { ...sent, Location: location }).end()
    response.writeHead(status, { ...sent, 'Content-Type': TYPES[extname(file)] ?? '' }).end(textOf(file))
  }
}

/** A file by its clean address: `name.html` answers `name`, and its own address leads there; the nearest 404.html, else. */
function assetAt(root, path) {
  const clean = path.replace(/(?:\/index)?\.html$/, '') || '/'
  if (path.endsWith('.html') && isFile(join(root, path))) return { status: 308, file: '', location: clean }
  const inside = path.split('/').includes('..') ? [] : [path, `${path}.html`, join(path, 'index.html')]
  const found = inside.map((name) => join(root, name)).find(isFile)
  if (found) return { status: 200, file: found }
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const near = join(root, folder, '..', '404.html')
    if (!folder.includes('..') && isFile(near)) return { status: 404, file: near }
  }
  return { status: 404, file: '' }
}

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
