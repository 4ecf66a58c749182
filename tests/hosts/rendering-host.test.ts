import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderingHost } from '../../mocks/serve/rendering-host.mjs'
import { NASTY } from '../hostile/nasty'

const SECRET = 'sixteen-letters-or-more'
const PAGES = { 'index.html': '<p>home</p>', 'properties-rent.html': '<p>rent</p>', 'property/3.html': '<p>three</p>' }

let folder = ''
let host: Awaited<ReturnType<typeof renderingHost>>
let port = 0
const said: string[] = []
const render = vi.fn(async () => ({
  files: PAGES as Record<string, string>,
  leftOut: [{ id: '9', reason: 'no title' }],
}))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendering-host-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'property'))
  writeFileSync(join(folder, '..', 'secret.txt'), 'not to be served')
  const files = {
    'shell.html': '<p>shell</p>',
    '404.html': '<p>not found</p>',
    'assets/index-a1.js': 'start()',
    'index.html': '<p>home when it was built</p>',
    'property/7.html': '<p>sold since</p>',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    _redirects: '/assets/* /404.html 404\n/* /shell.html 200\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  render.mockClear().mockImplementation(async () => ({ files: PAGES, leftOut: [{ id: '9', reason: 'no title' }] }))
  said.length = 0
  host = await renderingHost({ folder, secret: SECRET, render, say: (line: string) => said.push(line) })
  await new Promise<void>((done) => void host.server.listen(0, '127.0.0.1', done))
  port = (host.server.address() as AddressInfo).port
})
afterEach(async () => {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(join(folder, '..', 'secret.txt'), { force: true })
})

type Rendered = { files: Record<string, string>; leftOut: [] }
function deferred() {
  let resolve: (rendered: Rendered) => void = () => {}
  const promise = new Promise<Rendered>((settle) => (resolve = settle))
  return { promise, resolve }
}

type Answer = { status: number; text: string; headers: IncomingHttpHeaders }

/** Asks for a path as it stands: `fetch` would clean it. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    asking.on('error', reject).end()
  })
}

/** Sends whatever bytes, and reads until the host closes. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (part) => (text += part.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
}

test('it answers rendered pages, files, the shell for deep links, and 404 for files that are not there', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, text: '<p>home</p>' })
  expect(await ask('/property/3')).toMatchObject({ status: 200, text: '<p>three</p>' })
  expect(await ask('/properties?mode=rent')).toMatchObject({ status: 200, text: '<p>rent</p>' })
  expect(await ask('/property/99')).toMatchObject({ status: 200, text: '<p>shell</p>' })
  const script = await ask('/assets/index-a1.js')
  expect(script).toMatchObject({ status: 200, text: 'start()' })
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.headers['x-content-type-options']).toBe('nosniff')
  const gone = await ask('/assets/index-b2.js')
  expect(gone).toMatchObject({ status: 404, text: '<p>not found</p>' })
  expect(gone.headers['content-type']).toContain('text/html')
  expect(said).toEqual(['3 files rendered', 'Left as outlines: 9: no title'])
})

test.each(['/__proto__', '/constructor', '/toString', '/hasOwnProperty', '/__proto__.html'])(
  '%s is a path like any other',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, text: '<p>shell</p>' })
  },
)

test('no path leads out of the folder or ends the host', async () => {
  const hostile = [
    ...NASTY.map((text) => `/${encodeURIComponent(text.toWellFormed().slice(0, 500))}`),
    '//',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '//evil.test/',
    'http://evil.test/',
    '/_headers',
    '/_redirects',
    `/${'a'.repeat(8_000)}`,
    '/?mode=rent&mode=',
    '/?%',
    '/properties?__proto__=rent',
    '/assets',
    '/assets/',
  ]
  for (const path of hostile) {
    const { status, text } = await ask(path)
    expect([200, 404], path).toContain(status)
    expect(text, path).not.toMatch(/not to be served|nosniff/)
  }
  expect(await ask('/')).toMatchObject({ status: 200 })
})

test('what is no request of the web is refused, and the next one answered', async () => {
  expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  expect(await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    expect(await ask('/', { method }), method).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
})

test('only who knows the secret makes it render', async () => {
  for (const Authorization of ['', 'Bearer', 'Bearer ', `Bearer ${SECRET}x`, `Basic ${SECRET}`, 'Bearer __proto__'])
    expect(await ask('/changed', { method: 'POST', headers: { Authorization } })).toMatchObject({ status: 401 })
  expect(await ask('/changed')).toMatchObject({ status: 405 })
  expect(render).toHaveBeenCalledTimes(1)
  expect(await changed()).toMatchObject({ status: 202 })
  expect(render).toHaveBeenCalledTimes(2)
})

test('of many changes during one rendering one more rendering follows, and a failed one keeps the pages', async () => {
  const { promise, resolve } = deferred()
  render.mockImplementationOnce(() => promise)
  for (let times = 0; times < 20; times += 1) await changed()
  expect(render).toHaveBeenCalledTimes(2)
  expect(await ask('/')).toMatchObject({ text: '<p>home</p>' })
  render.mockRejectedValueOnce(new Error('the backend is down'))
  resolve({ files: { 'index.html': '<p>new</p>' }, leftOut: [] })
  await vi.waitFor(() => expect(said).toContain('The pages stay as they are: the backend is down'))
  expect(render).toHaveBeenCalledTimes(3)
  expect(await ask('/')).toMatchObject({ text: '<p>new</p>' })
})

test('what the build rendered is not shown again once it is rendered no more', async () => {
  expect(await ask('/property/7')).toMatchObject({ status: 200, text: '<p>shell</p>' })
  expect(await ask('/property/7.html')).not.toMatchObject({ text: '<p>sold since</p>' })
  render.mockResolvedValueOnce({ files: {}, leftOut: [] })
  await changed()
  await vi.waitFor(async () => expect(await ask('/')).toMatchObject({ status: 200, text: '<p>shell</p>' }))
})

test('told to stop, it finishes what it renders and takes nothing new', async () => {
  const { promise, resolve } = deferred()
  render.mockImplementationOnce(() => promise)
  await changed()
  let stopped = false
  const stopping = host.stop().then(() => (stopped = true))
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  expect(stopped).toBe(false)
  resolve({ files: {}, leftOut: [] })
  await stopping
  expect(render).toHaveBeenCalledTimes(2)
})

const changed = () => ask('/changed', { method: 'POST', headers: { Authorization: `Bearer ${SECRET}` } })
