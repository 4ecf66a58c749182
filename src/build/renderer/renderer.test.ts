import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { serve } from '@mocks/server'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { renderSite } from './renderer'

/** The page as a build leaves it: with an entry of the bundler's, and scripts where their places are. */
const SHELL = readFileSync('index.html', 'utf8')
  .replace('<!--take-over-->', '<script>takeOver()</script>')
  .replace('<script type="module" src="/src/main.tsx"></script>', '')
  .replace(
    '<!--page-->',
    '<!--page-->\n    <script type="module" crossorigin src="/assets/index-a1.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/framework-b2.js">',
  )

let files: Record<string, string> = {}

beforeAll(async () => {
  const mocks = await serve({ port: 0, publicFolder: 'public', scenario: 'samples' })
  files = await renderSite({
    shell: SHELL,
    backend: mocks.url,
    site: 'https://homes.test',
    base: '/',
    lifetime: 86_400_000,
  })
  await mocks.stop()
})

const pages = () => Object.entries(files).filter(([name]) => name.endsWith('.html'))

test('every public page and every listing has a file', () => {
  const names = pages().map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'properties.html', 'properties-rent.html', 'map.html', 'property/r1.html']),
  )
  expect(names.filter((name) => name.startsWith('property/'))).toHaveLength(SAMPLE_LISTINGS.length)
})

test('each says what it is: title, description, canonical address, and until when it is true', () => {
  for (const [name, html] of pages()) {
    expect(html, name).toMatch(/<title>[^<]+<\/title>/)
    expect(html, name).toMatch(/<meta name="description" content="[^"]{20,}" \/>/)
    expect(html, name).toMatch(/<link rel="canonical" href="https:\/\/homes\.test\/[^"]*" \/>/)
    expect(html, name).toMatch(/<meta property="og:image" content="https:\/\/homes\.test\/[^"]+" \/>/)
    expect(html, name).toMatch(/<html lang="en" data-page="\/[^"]*"[^>]* data-until="\d{4}-/)
  }
})

test('each brings what reads otherwise in feet', () => {
  for (const [name, html] of pages()) {
    const list = /<script type="application\/json" id="in-feet">(.*?)<\/script>/.exec(html)?.[1]
    expect(list, name).toBeTruthy()
    const { changes } = JSON.parse(list ?? '{}') as { changes: unknown[][] }
    const measured = /\d sq m\b/.test(html)
    const reads = /\d (sq ft|acres)/.test(JSON.stringify(changes))
    expect(reads || !measured, name).toBe(true)
    expect(JSON.stringify(changes), name).not.toMatch(/\d sq m\b/)
  }
})

test('no page has a style attribute, which the content policy refuses, or white space before its screen', () => {
  for (const [name, html] of pages()) {
    expect(html, name).not.toMatch(/\sstyle="/)
    expect(html, name).toMatch(/<div id="root"><a href="#main"/)
  }
})

test('the code is named, and loaded by nothing but the script', () => {
  for (const [name, html] of pages()) {
    expect(html, name).toContain('data-code="/assets/framework-b2.js /assets/index-a1.js"')
    expect(html, name).not.toMatch(/modulepreload"|type="module"/)
  }
})

test('a listing brings its row and its structured data, and no markup of its own', () => {
  const html = files['property/3.html'] ?? ''
  const row = /<script type="application\/json" id="first-page-rows">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(row)).toMatchObject({ detail: { id: '3', price: 38_000_000 } })
  expect(JSON.parse(data)).toMatchObject({ '@type': 'RealEstateListing', offers: { price: 38_000_000 } })
  expect(row + data).not.toContain('<')
})

test('the rows that several pages share name nobody’s e-mail address or telephone', () => {
  const [rows] = Object.entries(files).filter(([name]) => name.startsWith('assets/rows-'))
  const { list } = JSON.parse(rows?.[1] ?? '{}') as { list: { owner: { email: string; phone: string } }[] }
  expect(list).toHaveLength(SAMPLE_LISTINGS.length)
  for (const { owner } of list) expect([owner.email, owner.phone]).toEqual(['', ''])
})

test('what shows only what a visitor has stored is not for search engines', () => {
  expect(files['favorites.html']).toContain('<meta name="robots" content="noindex" />')
  expect(files['sitemap.xml']).not.toContain('favorites')
  expect(files['sitemap.xml']).toContain('<loc>https://homes.test/properties?mode=rent</loc>')
})
