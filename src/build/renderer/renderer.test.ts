import { beforeAll, expect, test } from 'vitest'
import { serve } from '@mocks/server'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { renderSite, type RenderedSite } from './renderer'
import { SHELL } from './shell.test-support'

let files: RenderedSite['files'] = {}
let leftOut: RenderedSite['leftOut'] = []

const LISTINGS = SAMPLE_LISTINGS.map(({ id }) => `/property/${id}`)
const SCREENS = ['/properties', '/map', '/compare', '/favorites', '/legal', '/support']
const ENGLISH = ['/', ...SCREENS, ...LISTINGS]
/** One of each kind in each language: that all listings have theirs, the journeys see. */
const TRANSLATED = ['/fil', '/hil', '/ceb'].flatMap((start) => [
  start,
  ...['/properties', '/support', '/property/3'].map((path) => start + path),
])

beforeAll(async () => {
  const mocks = await serve({ port: 0, publicFolder: 'public', scenario: 'samples' })
  const rendered = await renderSite({
    shell: SHELL,
    backend: mocks.url,
    site: 'https://homes.test',
    base: '/',
    lifetime: 86_400_000,
    only: [...ENGLISH, ...TRANSLATED],
  })
  ;({ files, leftOut } = rendered)
  await mocks.stop()
}, 60_000)

const pages = () => Object.entries(files).filter(([name]) => name.endsWith('.html'))

test('every public page and every listing has a file', () => {
  const names = pages().map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'properties.html', 'properties-rent.html', 'map.html', 'property/r1.html']),
  )
  expect(names.filter((name) => name.startsWith('property/'))).toHaveLength(SAMPLE_LISTINGS.length)
  expect(names).toEqual(expect.arrayContaining(['fil.html', 'hil/properties-rent.html', 'ceb/property/3.html']))
  expect(leftOut).toEqual([])
})

test('each says what it is: title, description, canonical address, and until when it is true', () => {
  for (const [name, html] of pages()) {
    expect(html, name).toMatch(/<title>[^<]+<\/title>/)
    expect(html, name).toMatch(/<meta name="description" content="[^"]{20,}" \/>/)
    expect(html, name).toMatch(/<link rel="canonical" href="https:\/\/homes\.test\/[^"]*" \/>/)
    expect(html, name).toMatch(/<meta property="og:image" content="https:\/\/homes\.test\/[^"]+" \/>/)
    const [language] = /^(?:fil|hil|ceb)\b/.exec(name) ?? ['en']
    expect(html, name).toMatch(new RegExp(`<html lang="${language}" data-page="/[^"]*"[^>]* data-until="\\d{4}-`))
    const others = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)" \/>/g)]
    expect(
      others.map(([, each]) => each),
      name,
    ).toEqual(['en', 'fil', 'hil', 'ceb', 'x-default'])
    const [, own] = /<link rel="canonical" href="([^"]+)" \/>/.exec(html) ?? []
    expect(others.find(([, each]) => each === language)?.[2], name).toBe(own)
    expect(others.at(-1)?.[2], name).toBe(others[0]?.[2])
  }
})

test('each brings what reads otherwise in feet', () => {
  for (const [name, html] of pages()) {
    const list = /<script type="application\/json" id="in-feet">(.*?)<\/script>/.exec(html)?.[1]
    expect(list, name).toBeTruthy()
    const { changes } = JSON.parse(list ?? '{}') as { changes: unknown[][] }
    const measured = /\d sq m\b/.test(html)
    const reads = /\d (sq ft|acres?)/.test(JSON.stringify(changes))
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

test('no file names an owner’s e-mail address, telephone or name on Messenger, not even a listing’s own page', () => {
  /** The company's own, in the footer and on the support page. */
  const OWN = /proventous\.example|\+?63335550100/
  const CONTACT = /[\w.]+@[\w.]+\.test|href="(?:tel|mailto|viber):[^"]*|https:\/\/(?:wa|m)\.me\/[^"]*/g
  const ROW = /"(?:email|phone|messenger)":"[^"]+"/g
  for (const [name, text] of Object.entries(files)) {
    const found = [...(text.match(CONTACT) ?? []), ...(text.match(ROW) ?? [])]
    expect(
      found.filter((one) => !OWN.test(one)),
      name,
    ).toEqual([])
  }
})

test('what shows only what a visitor has stored is not for search engines', () => {
  expect(files['favorites.html']).toContain('<meta name="robots" content="noindex" />')
  expect(files['sitemap.xml']).not.toContain('favorites')
  expect(files['sitemap.xml']).toContain('<loc>https://homes.test/properties?mode=rent</loc>')
  expect(files['sitemap.xml']).toContain('<loc>https://homes.test/districts/city-proper</loc>')
  expect(files['sitemap.xml']).toContain('<loc>https://homes.test/hil/districts/city-proper</loc>')
  expect(files['sitemap.xml']).toMatch(
    /<loc>https:\/\/homes\.test\/ceb<\/loc>.*hreflang="fil" href="https:\/\/homes\.test\/fil"/,
  )
})

test('a page in a language says all of itself in it, and leads on in it', () => {
  for (const [name, html] of pages().filter(([each]) => /^(?:fil|hil|ceb)\b/.test(each))) {
    const [language] = name.split(/[/.]/)
    const said = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    expect(said, name).not.toMatch(/could not be loaded|Without JavaScript|Browse Properties|Homes, offices/)
    const links = [...html.matchAll(/(?:<a[^>]* href|action)="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length, name).toBeGreaterThan(3)
    expect(
      links.filter((href) => !`${href.split('#')[0]}/`.startsWith(`/${language}/`)),
      name,
    ).toEqual([])
  }
})
