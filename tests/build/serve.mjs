// A plain static host for a built demo: files, the headers of `_headers`, and 404.html with status 404 for other paths.
//   node tests/build/serve.mjs dist 4187 [/base/]
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { readHeaders } from '../../src/build/response-headers.mjs'

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
  const headers = readHeaders(join(root, '_headers'))
  const path = readable(new URL(request.url, 'http://host').pathname)
  const inside = path.startsWith(base) ? path.slice(base.length) : null
  const wanted = inside === null ? null : join(root, normalize(`/${inside}`))
  const file = wanted && existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted
  const found = file !== null && file.startsWith(root) && existsSync(file)
  const served = found ? file : join(root, '404.html')
  if (!existsSync(served)) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Not found: there is no build here yet, or it is being written.')
    return
  }
  response.writeHead(found ? 200 : 404, {
    ...headers,
    'Content-Type': TYPES[extname(served)] ?? 'application/octet-stream',
  })
  createReadStream(served)
    .on('error', () => response.destroy())
    .pipe(response)
}).listen(Number(port), () => console.log(`http://localhost:${port}${base}`))

/** The decoded path; unchanged when it cannot be decoded. */
function readable(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
