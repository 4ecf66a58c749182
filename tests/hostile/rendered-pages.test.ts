import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderSite, type RenderedSite } from '@/build/renderer/renderer'
import { SHELL } from '@/build/renderer/shell.test-support'
import { NASTY } from './nasty'

type Row = Record<string, unknown>

const SOUND: Row = {
  id: 'sound',
  title: 'A sound home',
  price: 5_000_000,
  listing_type: 'sale',
  city: 'Iloilo City',
  property_type: 'House',
  created_at: '2026-06-01T00:00:00.000Z',
  description: 'A home that is like any other.',
  images: [{ image_url: 'properties/sound.webp' }],
}
const SCRIPT = '<script>window.pwned = true</script>'

function inSevens(texts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / 7) }, (_, place) => texts.slice(place * 7, place * 7 + 7))
}

/** No address that a browser could load. */
const PICTURES = ['http://[', 'http://', 'http://x:99999/', 'https://a b/', 'http://%zz/', 'blob:x', 'data:text/html,x']

/** Rows that the contract does not know. */
const BROKEN: Record<string, unknown> = {
  'no title': { ...SOUND, id: 'no-title', title: null },
  'no kind': { ...SOUND, id: 'no-kind', listing_type: 'barter' },
  empty: {},
  null: null,
  'a list': [],
}

/** Rows that it knows, with whatever its fields may hold. */
const HOSTILE: Row[] = [
  ...PICTURES.map((url, place) => ({ ...SOUND, id: `picture-${place}`, images: [url, 'properties/second.webp'] })),
  ...inSevens(NASTY).map(
    ([one = '', two = one, three = two, four = one, five = one, six = one, seven = one], place) => ({
      ...SOUND,
      id: `nasty-${place}`,
      title: one || 'Untitled',
      description: two,
      street: three,
      city: four,
      currency: five,
      features: JSON.stringify([six]),
      images: [{ image_url: seven, alt: one, placeholder: two }],
      user: { id: '102', name: three, username: four, profile_picture: five, email: 'o@demo.test', phone: '+63917' },
    }),
  ),
  {
    ...SOUND,
    id: 'numbers',
    price: '1e309',
    size: 1e300,
    bedrooms: -4,
    latitude: 91,
    longitude: 'x',
    year_built: '9e99',
  },
  { ...SOUND, id: 'dates', created_at: 'yesterday', price_history: [{ price: 'x', since: 'x' }], ph: { title: 4 } },
  { ...SOUND, id: '../../etc/passwd' },
  { ...SOUND, id: '__proto__' },
]

let server: Server
let site: RenderedSite

beforeAll(async () => {
  const rows = [...Object.values(BROKEN), SOUND, ...HOSTILE]
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ success: true, data: rows }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  site = await renderSite({
    shell: SHELL,
    backend: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: 'https://homes.test',
    base: '/',
    lifetime: null,
    only: ['/', '/properties', ...[SOUND, ...HOSTILE].map(({ id }) => `/property/${String(id)}`)],
  })
}, 60_000)
afterAll(() => void server.close())

test('one row that breaks the contract leaves out its own page alone, and is named', () => {
  expect(site.leftOut.map(({ id }) => id)).toEqual(['no-title', 'no-kind', 'data.2', 'data.3', 'data.4'])
  expect(site.leftOut[0]?.reason).toContain('listProperties, data.0.title')
  expect(Object.keys(site.files)).toEqual(
    expect.arrayContaining(['index.html', 'properties.html', 'property/sound.html']),
  )
})

test('every other row has its page, whatever it says', () => {
  const expected = HOSTILE.map(({ id }) => String(id)).filter((id) => /^[\w-]+$/.test(id))
  for (const id of expected) expect(Object.keys(site.files)).toContain(`property/${id}.html`)
  expect(Object.keys(site.files).filter((name) => name.includes('..'))).toEqual([])
})

test('a picture that no browser can load is not shown to search engines; the next one is', () => {
  for (const [place] of PICTURES.entries()) {
    const html = site.files[`property/picture-${place}.html`] ?? ''
    const [, shared] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(shared, PICTURES[place]).toBe('https://homes.test/api/storage/properties/second.webp')
  }
})

describe('in every page', () => {
  const pages = () => Object.entries(site.files).filter(([name]) => name.endsWith('.html'))

  test('hostile texts stay texts, and rows and structured data are JSON without markup', () => {
    for (const [name, html] of pages()) {
      expect(html, name).not.toContain(SCRIPT)
      expect(html, name).not.toMatch(/<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*\son\w+=/i)
      for (const [, data = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
        expect(() => JSON.parse(data) as unknown, name).not.toThrow()
        expect(data, name).not.toContain('<')
      }
    }
  })

  test('no half of a pair of surrogates is left, which a file cannot hold', () => {
    for (const [name, text] of Object.entries(site.files)) {
      expect(text.isWellFormed(), name).toBe(true)
      expect(text, name).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i)
    }
  })

  test('no telephone or e-mail address of an owner', () => {
    for (const [name, text] of Object.entries(site.files)) expect(text, name).not.toMatch(/o@demo\.test|\+63917/)
  })
})
