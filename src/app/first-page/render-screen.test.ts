import { expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { serve } from '@mocks/server'
import { renderScreen } from './render-screen'
import { readListings } from './read-listings'

test('x', async () => {
  const s = await serve({ port: 0, publicFolder: 'public' })
  const list = await readListings(s.url)
  await s.stop()
  console.log(list.length, JSON.stringify(list).length, gzipSync(JSON.stringify(list)).length, JSON.stringify(list[0]))
  const slim = list.map(({images, description, ...r}) => r)
  console.log(JSON.stringify(slim).length, gzipSync(JSON.stringify(slim)).length)
  const slim2 = list.map(({images, ...r}) => ({...r, images: images.map(({placeholder, ...i}) => i)}))
  console.log(JSON.stringify(slim2).length, gzipSync(JSON.stringify(slim2)).length)
  const detail = list[0]!
  for (const path of ['/', '/properties', `/property/${detail.id}`, '/legal', '/support', '/favorites', '/compare', '/map?mode=sale&category=all&subtype=all', '/properties?mode=rent']) {
    try {
    const { html, title, links } = await renderScreen(path, { asOf: '2026-06-15T00:00:00Z', ...(path.startsWith('/property/') ? { detail } : { list }) })
    console.log(path, title, html.length, gzipSync(html).length, links, (html.match(/ style="[^"]*"/g) ?? []).slice(0,8), html.slice(0, 100))
    } catch (e) { console.log(path, e) }
  }
  expect(1).toBe(1)
})
