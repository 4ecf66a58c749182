import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { HOSTS, screensOf, type HostName, type Site } from '@/build/hosts'
import { unpublishedFolder } from '@/build/manifest.mjs'
import { responseHeaders } from '@/build/response-headers.mjs'
import { staticHost } from '@/build/static-host.mjs'
import { askAt } from './ask.mjs'
import { freePort, PROGRAMS } from './programs.mjs'
import { askAll, REQUESTS } from './requests.mjs'
import { stage } from './stage.mjs'

const HEADERS = responseHeaders("script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'")
const SCREENS = screensOf(readFileSync('src/routes/routeTree.gen.ts', 'utf8'))
const SCRIPT = 'assets/index-a1.js'

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function writeAll(into: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), text)
  }
}

const pageOf = (path: string, searches = '') => `<html data-page="${path}" data-searches="${searches}"><div id="root">`
const PLAIN = '<html><div id="root">'

/** What a build leaves, a few bytes a file: hosts look at names. */
function build({ base, rendered }: Pick<Site, 'base' | 'rendered'>) {
  const out = mkdtempSync(join(folder, 'dist-'))
  const at = (path: string) => (base + path).replace(/(.)\/$/, '$1')
  writeAll(out, {
    'index.html': rendered ? pageOf(at('')) : PLAIN,
    'shell.html': PLAIN,
    '404.html': PLAIN,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'mock-worker.js': 'work()',
    [SCRIPT]: 'start()'.repeat(200),
    ...(rendered
      ? {
          'properties.html': pageOf(at('properties')),
          'properties-rent.html': pageOf(at('properties'), '?mode=rent'),
          'property/3.html': pageOf(at('property/3')),
          'fil.html': pageOf(at('fil')),
          'fil/properties.html': pageOf(at('fil/properties')),
          'fil/properties-rent.html': pageOf(at('fil/properties'), '?mode=rent'),
          'ceb/property/3.html': pageOf(at('ceb/property/3')),
        }
      : {}),
  })
  const site = { headers: HEADERS, base, folder: 'dist', configs: 'dist-unpublished/hosts', rendered, screens: SCREENS }
  const hostFolder = (host: HostName) => join(unpublishedFolder(out), 'hosts', host)
  for (const [host, { filesFor }] of Object.entries(HOSTS)) writeAll(hostFolder(host as HostName), filesFor(site))
  return { out, hostFolder }
}

describe.each([
  { base: '/', rendered: true },
  { base: '/', rendered: false },
  { base: '/demo/', rendered: true },
])('a build at $base, rendered: $rendered', ({ base, rendered }) => {
  const { out, hostFolder } = build({ base, rendered })
  // A machine without the program has the copies; `npm run hosts` says which are missing.
  const local = PROGRAMS.filter(({ missing, version }) => !missing?.startsWith('npm') && version('') !== null)

  for (const { host, how, start } of local)
    test(`${host} (${how.replace(' {version}', '')}) answers the table`, async () => {
      const site = stage(out, hostFolder(host as HostName), base)
      const port = await freePort()
      const stop = await start(site, base, port, '')
      try {
        expect(await wrongAnswers(host, port)).toEqual([])
      } finally {
        await stop()
        site.remove()
      }
    })

  test('the preview answers the table, whichever host the files among the published ones are for', async () => {
    const server = createServer(staticHost({ folder: out, base }))
    const port = await freePort()
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    try {
      expect(await wrongAnswers('preview', port)).toEqual([])
    } finally {
      server.close()
    }
  })

  async function wrongAnswers(host: string, port: number) {
    const built = { base, rendered, mocked: true, script: SCRIPT, headers: Object.keys(HEADERS) }
    const results = await askAll(host, built, askAt(port))
    return results.filter(({ wrong }) => wrong?.length)
  }

  test('the files for nginx and Caddy, and the container, name every header and the screens', () => {
    const read = (host: HostName, name: string) => readFileSync(join(hostFolder(host), name), 'utf8')
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(read('nginx', 'nginx.conf')).toContain(`  add_header ${name} "${value}" always;`)
      expect(read('caddy', 'Caddyfile')).toContain(`\t\t${name} "${value}"`)
    }
    // A header inside a location would drop all of the server's.
    expect(read('nginx', 'nginx.conf')).not.toMatch(/location [^{]+\{[^}]*add_header/)
    expect(read('container', 'Containerfile')).toMatch(/^FROM \S*nginx-unprivileged/m)
    expect(read('container', 'Containerfile')).toContain(
      'COPY dist-unpublished/hosts/nginx/nginx.conf /etc/nginx/conf.d/',
    )
    expect(read('container', 'Containerfile')).toContain(`COPY dist /usr/share/nginx/html${base}`)
  })
})

test('the screens are those of the app', () => {
  expect(SCREENS).toEqual(
    expect.arrayContaining([
      { path: 'properties', below: false },
      { path: 'property', below: true },
    ]),
  )
  expect(SCREENS).not.toContainEqual({ path: 'property', below: false })
  expect(SCREENS.length).toBeGreaterThan(20)
})

test('the page Deploy has what each host answered to every request', () => {
  const page = readFileSync('.storybook/docs/guides/deploy.mdx', 'utf8')
  const [, table = ''] = /\{\/\* hosts:[^\n]*\n([^]*?)\{\/\* \/hosts/.exec(page) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  const cells = (row = '') =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const hosts = Object.keys(HOSTS).filter((name) => name !== 'container')
  expect(cells(rows[0]).slice(1).toSorted()).toEqual(hosts.toSorted())
  expect(rows.slice(1).map((row) => cells(row)[0])).toEqual([...REQUESTS.map(({ name }) => name), 'how it was asked'])
})

test('no line of a header is longer than Cloudflare reads', () => {
  const { filesFor } = HOSTS['cloudflare-pages']
  const site = { headers: HEADERS, base: '/', folder: '', configs: '', rendered: true, screens: SCREENS }
  const text = filesFor(site)['_headers']
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000)
})
