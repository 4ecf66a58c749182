import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readHeaders } from '../../src/build/response-headers.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt'])

/**
 * Serves a folder with gzip and the headers of its `_headers`, like any host; paths without a file get `fallback`. `answers` are the backend's, JSON text by path;
 * `files` is the folder with its stored pictures.
 * Resolves to its address and a way to stop it.
 */
export function serveCompressed(folder, fallback, { answers = new Map(), files = folder } = {}) {
  const packed = new Map()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname).replace(
      /^\/api\/storage\//,
      '/storage/',
    )
    const answer = answers.get(path)
    if (answer !== undefined || path.startsWith('/api/')) {
      response.writeHead(answer === undefined ? 404 : 200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      })
      response.end(gzipSync(answer ?? '{"success":false,"message":"Not found"}'))
      return
    }
    const from = path.startsWith('/storage/') ? files : folder
    const isFile = (name) => existsSync(name) && statSync(name).isFile()
    // A built demo has the pictures of its listings below `api`, and its public pages are files without their ending.
    const wanted = [
      join(from, path),
      join(from, 'api', path),
      join(from, `${path}.html`),
      join(from, path, 'index.html'),
    ]
    const file = wanted.find(isFile) ?? join(folder, fallback)
    // The build of a page that is rendered asks its backend before there is any file.
    if (!isFile(file)) {
      response.writeHead(404).end()
      return
    }
    const type = extname(file)
    if (!packed.has(file)) packed.set(file, TEXT.has(type) ? gzipSync(readFileSync(file)) : readFileSync(file))
    response.writeHead(200, {
      ...readHeaders(join(folder, '_headers'), path),
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      ...(TEXT.has(type) ? { 'Content-Encoding': 'gzip' } : {}),
    })
    response.end(packed.get(file))
  })
  return new Promise((resolve) => {
    server.listen(0, () => resolve({ url: `http://localhost:${server.address().port}`, stop: () => server.close() }))
  })
}
