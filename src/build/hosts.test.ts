import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherHostFiles, publishedHostFiles } from './hosts'
import { readHeaders, readRedirect, responseHeaders } from './response-headers.mjs'

type Answer = {
  headers: Record<string, string>
  cache: string | undefined
  /** What comes where no file is. */
  missing: string | number
  /** Whether `name.html` answers a path without an ending. */
  pages: boolean
}
type Host = (path: string) => Answer

const HEADERS = responseHeaders("script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'")
const IMMUTABLE = 'public, max-age=31536000, immutable'

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each reads a host's file as that host does, and tells the answer to a path: its headers, and what comes where no file is. */
const READERS: Record<string, (files: Record<string, string>) => Host> = {
  'Netlify and Cloudflare': (files) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return (path) => {
      const { 'Cache-Control': cache, ...headers } = readHeaders(join(folder, '_headers'), path)
      const { to = '', status = 404 } = readRedirect(join(folder, '_redirects'), path) ?? {}
      // Both do so by themselves.
      return { headers, cache, missing: status === 200 ? to : status, pages: true }
    }
  },
  nginx: ({ 'nginx.conf': text = '' }) => {
    const added = [...text.matchAll(/^ {2}add_header ([\w-]+) "([^"]*)" always;$/gm)]
    const locations = [...text.matchAll(/location (\/\S*) \{ try_files \$uri (?:\$uri\.html )?(\S+); \}/g)]
    const caches = [...text.matchAll(/^ {2}(default|~\S+) "([^"]+)";$/gm)]
    // A header inside a location would drop all of the server's.
    expect(text).not.toMatch(/location \S+ \{[^}]*add_header/)
    return (path) => {
      const found = locations
        .filter(([, prefix = '']) => path.startsWith(prefix))
        .toSorted(([, one = ''], [, other = '']) => other.length - one.length)[0]?.[2]
      const pattern = caches.find(([, key = '']) => key !== 'default' && new RegExp(key.slice(1)).test(path))
      return {
        headers: Object.fromEntries(added.map(([, name = '', value = '']) => [name, value])),
        cache: pattern?.[2] ?? caches.find(([, key]) => key === 'default')?.[2],
        missing: found === '=404' ? 404 : (found ?? 404),
        pages: text.includes('try_files $uri $uri.html'),
      }
    }
  },
  Caddy: ({ Caddyfile: text = '' }) => {
    const block = /^ {2}header \{\n([^}]+)\}/m.exec(text)?.[1] ?? ''
    const assets = /^ {2}@assets path (\S+)\*$/m.exec(text)?.[1] ?? '?'
    const cacheOf = (name: string) => new RegExp(`header @${name} Cache-Control "([^"]+)"`).exec(text)?.[1]
    const fallback = /handle \{\s+try_files \{path\} \{path\}\.html (\S+)/.exec(text)?.[1] ?? 404
    return (path) => ({
      headers: Object.fromEntries(
        [...block.matchAll(/^ {4}([\w-]+) "([^"]*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
      ),
      cache: cacheOf(path.startsWith(assets) ? 'assets' : 'rest'),
      missing: path.startsWith(assets) ? 404 : fallback,
      pages: text.includes('try_files {path} {path}.html'),
    })
  },
  Vercel: ({ 'vercel.json': text = '' }) => {
    type Rule = { source: string; destination: string; headers: { key: string; value: string }[] }
    const config = JSON.parse(text) as { headers: Rule[]; rewrites: Rule[]; cleanUrls: boolean }
    const holds = (path: string) => (rule: Rule) => new RegExp(`^${rule.source}$`).test(path)
    return (path) => {
      const all = config.headers.filter(holds(path)).flatMap((rule) => rule.headers)
      const { 'Cache-Control': cache, ...headers } = Object.fromEntries(all.map(({ key, value }) => [key, value]))
      return { headers, cache, missing: config.rewrites.find(holds(path))?.destination ?? 404, pages: config.cleanUrls }
    }
  },
}

for (const base of ['/', '/demo/']) {
  const site = { headers: HEADERS, base, folder: 'dist', configs: 'dist-unpublished/hosts', rendered: true }
  const files = { ...publishedHostFiles(site), ...otherHostFiles(site) }
  describe.each(Object.entries(READERS))(`%s at ${base}`, (_, read) => {
    let host: Host
    beforeAll(() => {
      host = read(files)
    })

    test('sends every header with every file', () => {
      for (const path of ['', 'property/r1', 'assets/index-a1.js', 'mockServiceWorker.js']) {
        expect(host(base + path).headers).toEqual(HEADERS)
      }
    })

    test('answers a deep link with its page, else with the shell, and a missing script with 404', () => {
      expect(host(`${base}property/r1`)).toMatchObject({ missing: `${base}shell.html`, pages: true })
      expect(host(`${base}assets/gone-b2.js`).missing).toBe(404)
    })

    test('lets a browser keep what has a hash in its name, and nothing else', () => {
      expect(host(`${base}assets/index-a1.js`).cache).toBe(IMMUTABLE)
      expect([undefined, 'no-cache']).toContain(host(base).cache)
    })
  })

  test(`what is for rent has a page of its own at ${base}`, () => {
    for (const [name, text] of Object.entries(publishedHostFiles(site))) writeFileSync(join(folder, name), text)
    const page = readRedirect(join(folder, '_redirects'), `${base}properties`, '?mode=rent')
    expect(page).toEqual({ to: `${base}properties-rent.html`, status: 200, forced: true })
    expect(readRedirect(join(folder, '_redirects'), `${base}properties`, '?mode=sale')?.forced).toBe(false)
    expect(publishedHostFiles({ ...site, rendered: false })['_redirects']).not.toContain('rent')
  })

  test(`the container at ${base} serves the published folder with the file for nginx`, () => {
    const text = files['Containerfile'] ?? ''
    expect(text).toMatch(/^FROM \S*nginx-unprivileged/m)
    expect(text).toContain('COPY dist-unpublished/hosts/nginx.conf /etc/nginx/conf.d/')
    expect(text).toContain(`COPY dist /usr/share/nginx/html${base}`)
    expect(files['nginx.conf']).toContain('root /usr/share/nginx/html;')
  })
}
