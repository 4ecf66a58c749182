// An example to copy: a host that renders the public pages anew whenever a listing changes. It serves a build for a
// real backend made with RENDER_FROM, whose renderer lies beside the published folder. `-- --help` says how to start.
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunDirectly, portOf, readCommandLine, end, listening } from '../../.ci/command-line.mjs'
import { unpublishedFolder } from '../../src/build/manifest.mjs'
import { staticHost } from '../../src/build/static-host.mjs'

const HELP = `node mocks/serve/rendering-host.mjs [FOLDER] [BACKEND]   serves a build and renders pages on change

  FOLDER                 of a build that was made with RENDER_FROM; 'dist' if left out
  BACKEND                from which the pages are rendered; http://localhost:3001 if left out
  PORT=4190              the port
  SITE_URL=…             where visitors find the site; http://localhost:PORT if left out
  CHANGED_SECRET=…       16 characters or more, which the backend sends with each change:

    curl -X POST localhost:4190/changed -H "Authorization: Bearer $CHANGED_SECRET"

Until the pages are rendered anew the old ones are answered.`

const LEAST_SECRET = 16
/** Milliseconds for what is being answered or rendered when the host is told to stop. */
const PATIENCE = 10_000

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.secret what `/changed` has to be sent
 * @param {() => Promise<{ files: Record<string, string>, leftOut: { id: string, reason: string }[] }>} options.render
 * @param {(line: string) => void} [options.say]
 */
export async function renderingHost({ folder, secret, render, say = console.error }) {
  const shown = new Map()
  const shell = readFileSync(join(folder, 'shell.html'), 'utf8')
  let running = null
  let again = false

  /** One rendering at a time. However many changes come meanwhile, one more follows. */
  function renderAnew() {
    if (running) {
      again = true
      return running
    }
    running = renderOnce().finally(() => {
      running = null
      if (!again) return
      again = false
      void renderAnew()
    })
    return running
  }

  async function renderOnce() {
    try {
      const { files, leftOut } = await render()
      shown.clear()
      for (const [name, text] of Object.entries(files)) shown.set(`/${name}`, text)
      say(`${shown.size} files rendered`)
      for (const { id, reason } of leftOut) say(`Left as outlines: ${id}: ${reason}`)
    } catch (error) {
      say(`The pages stay as they are: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  // A Map has no names but its own: `/__proto__` is a page like any other that is not there.
  function pageAt(path, search) {
    const name = path === '/' ? '/index' : path
    const isRent = name.endsWith('/properties') && new URLSearchParams(search).get('mode') === 'rent'
    const found = isRent ? shown.get(`${name}-rent.html`) : (shown.get(`${name}.html`) ?? shown.get(name))
    return found ?? (path === '/' ? shell : undefined)
  }

  // The pages that the build rendered show what was true then, homes that are sold since among them.
  const serveFile = staticHost({ folder, pageAt, ownPages: false })
  const server = createServer((request, response) => {
    try {
      if (request.url?.split('?', 1)[0] !== '/changed') serveFile(request, response)
      else response.writeHead(answerToChange(request)).end()
    } catch (error) {
      say(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
    // A body is of no use here.
    request.resume()
  })
  // Who sends slowly or opens connections without end keeps none from the others.
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 15_000, maxConnections: 1_000 })

  function answerToChange({ method, headers }) {
    if (method !== 'POST') return 405
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (!timingSafeEqual(digest(given), digest(secret))) return 401
    void renderAnew()
    return 202
  }

  await renderAnew()
  return {
    server,
    /** Answers what has come, and nothing more. */
    async stop() {
      again = false
      const closed = new Promise((done) => void server.close(done))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), PATIENCE)
      await Promise.all([closed, running])
      clearTimeout(late)
    },
  }
}

/** Of one length, as the comparison wants it. */
const digest = (text) => createHash('sha256').update(text).digest()

if (isRunDirectly(import.meta.url)) {
  const { names } = readCommandLine(HELP, {}, {})
  const [folder = 'dist', backend = 'http://localhost:3001'] = names
  const port = portOf(4190)
  const { SITE_URL: site = `http://localhost:${port}`, CHANGED_SECRET: secret = '' } = process.env
  if (secret.length < LEAST_SECRET) end(2, `CHANGED_SECRET needs ${LEAST_SECRET} characters or more. See --help.`)
  const renderer = join(unpublishedFolder(resolve(folder)), 'renderer', 'renderer.js')
  const { renderSite } = await import(pathToFileURL(renderer).href).catch(() =>
    end(1, `There is no ${renderer}. Build with VITE_API_URL, RENDER_FROM and SITE_URL first.`),
  )
  const shell = readFileSync(join(folder, 'shell.html'), 'utf8')
  const render = () => renderSite({ shell, backend, site, base: '/', lifetime: null })
  console.log('Rendering the pages …')
  const host = await renderingHost({ folder, secret, render })
  await listening(host.server, port)
  console.log(`${site}, rendered from ${backend}`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, async () => {
      await host.stop()
      process.exit(0)
    })
}
