// An example of a host that renders the public pages anew whenever a listing changes. It serves a build for a real backend that was
// made with RENDER_FROM, whose renderer lies beside the published folder:
//   npm run mock:serve &
//   VITE_API_URL=http://localhost:3001 RENDER_FROM=http://localhost:3001 SITE_URL=http://localhost:4190 npm run build
//   node mocks/serve/rendering-host.mjs dist http://localhost:3001 4190
// The backend tells it of a change: POST /changed. Until the pages are rendered anew the old ones are answered.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readHeaders } from '../../src/build/response-headers.mjs'

const [folder = 'dist', backend = 'http://localhost:3001', port = '4190'] = process.argv.slice(2)
const root = resolve(folder)
const site = `http://localhost:${port}`
const { renderSite } = await import(pathToFileURL(join(`${root}-unpublished`, 'renderer', 'renderer.js')).href)
const shell = readFileSync(join(root, 'shell.html'), 'utf8')
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const render = () => renderSite({ shell, backend, site, base: '/', lifetime: null })
let pages = await render()
/** One rendering at a time; a change meanwhile makes another one follow. */
let rendering = Promise.resolve()

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', site)
  if (request.method === 'POST' && pathname === '/changed') {
    rendering = rendering.then(render).then(
      (fresh) => {
        pages = fresh
      },
      (error) => console.error(`The pages stay as they are: ${error.message}`),
    )
    response.writeHead(202).end()
    return
  }
  const name = pathname.slice(1) || 'index'
  const rendered =
    searchParams.get('mode') === 'rent' ? pages[`${name}-rent.html`] : (pages[`${name}.html`] ?? pages[name])
  const file = join(root, pathname)
  const isFile = file.startsWith(root) && existsSync(file) && statSync(file).isFile()
  const type = TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream'
  response.writeHead(200, { ...readHeaders(join(root, '_headers'), pathname), 'Content-Type': type })
  if (rendered !== undefined) response.end(rendered)
  else if (isFile) createReadStream(file).pipe(response)
  else response.end(shell)
}).listen(Number(port), () => console.log(`${site}, rendered from ${backend}`))
