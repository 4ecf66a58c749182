// A plain static host for a build: files, the headers of `_headers`, the answers of `_redirects` to paths without a file.
//   node tests/build/serve.mjs dist 4187 [/base/]
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { readHeaders, readRedirect } from '../../src/build/response-headers.mjs'

const [folder = 'dist', port = '4187', base = '/'] = process.argv.slice(2)
const root = resolve(folder)
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

createServer((request, response) => {
  const { pathname, search } = new URL(request.url, 'http://host')
  const path = readable(pathname)
  const headers = readHeaders(join(root, '_headers'), path)
  const rule = readRedirect(join(root, '_redirects'), path, search)
  const file = rule?.forced ? undefined : (fileAt(path) ?? fileAt(`${path}.html`))
  const other = file ? null : rule
  const served = file ?? fileAt(other?.to ?? '') ?? join(root, '404.html')
  if (!existsSync(served)) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Not found: there is no build here yet, or it is being written.')
    return
  }
  response.writeHead(file ? 200 : (other?.status ?? 404), {
    ...headers,
    'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
  })
  createReadStream(served)
    .on('error', () => response.destroy())
    .pipe(response)
}).listen(Number(port), () => console.log(`http://localhost:${port}${base}`))

/** The file that a path names; undefined when there is none, or when the path leads out of the folder. */
function fileAt(path) {
  if (!path.startsWith(base)) return undefined
  const wanted = join(root, normalize(`/${path.slice(base.length)}`))
  const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted
  return file.startsWith(root) && existsSync(file) ? file : undefined
}

/** The decoded path; unchanged when it cannot be decoded. */
function readable(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
