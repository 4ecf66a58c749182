import { beforeAll, expect, test } from 'vitest'
import { serve } from '@mocks/server'
import type { Listing } from '@/domain/listing/listing'
import { readListings } from '@/listing/search/read-listings'
import { renderScreen } from './render-screen'

let list: Listing[] = []

beforeAll(async () => {
  const mocks = await serve({ port: 0, publicFolder: 'public', scenario: 'samples' })
  list = (await readListings(mocks.url)).listings
  await mocks.stop()
})

const asOf = '2026-06-15T00:00:00.000Z'
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test.each([
  ['/', 'Proventous', 'Find your place in Iloilo'],
  ['/properties', 'Browse Properties · Proventous', 'Properties for Sale'],
  ['/properties?mode=rent', 'Browse Properties · Proventous', 'Properties for Rent'],
  ['/map?mode=sale&category=all&subtype=all', 'Map View · Proventous', 'Map View'],
  ['/compare', 'Compare Properties · Proventous', 'No Properties to Compare'],
  ['/favorites', 'Saved Properties · Proventous', 'No Saved Properties Yet'],
  ['/legal', 'Legal & Privacy · Proventous', 'Terms'],
  ['/support', 'Support & Help · Proventous', 'Support'],
])('%s is rendered in Node as %s', async (path, title, text) => {
  const screen = await renderScreen(path, { asOf, list })
  expect(screen.title).toBe(title)
  expect(textOf(screen.html)).toContain(text)
  expect(screen.html).not.toMatch(/<title|<link/)
})

test('a listing is rendered with its title, price and first picture', async () => {
  const detail = list.find(({ id }) => id === '3')!
  const { html, title, links } = await renderScreen('/property/3', { asOf, detail })
  expect(title).toBe(`${detail.title} · Proventous`)
  expect(textOf(html)).toContain(detail.title)
  expect(textOf(html)).toContain('₱38,000,000')
  expect(links).toContain('fetchPriority="high"')
  // Its age would be the one of the day on which the page was made.
  expect(textOf(html)).not.toMatch(/Since today|\d days/)
})

test('the results hold the first 24 listings, each with title and price, and no age', async () => {
  const { html } = await renderScreen('/properties', { asOf, list })
  const cards = html.split('<article').slice(1)
  expect(cards).toHaveLength(24)
  for (const card of cards) {
    const id = /data-listing="([^"]+)"/.exec(card)?.[1]
    const listing = list.find((one) => one.id === id)!
    expect(textOf(card)).toContain(listing.title)
    expect(card).toMatch(/₱[\d,]+/)
    expect(card).toContain(`href="/property/${listing.id}"`)
  }
  expect(textOf(html)).not.toMatch(/today|yesterday|days ago/i)
})

test('a screen that leads elsewhere, or that is none, is refused', async () => {
  await expect(renderScreen('/dashboard/settings', { asOf })).rejects.toThrow('cannot be rendered')
  await expect(renderScreen('/nowhere', { asOf })).rejects.toThrow('cannot be rendered')
})

test('a backend that refuses the whole list is read page by page', async () => {
  const mocks = await serve({ port: 0, publicFolder: 'public', scenario: 'list-too-large' })
  const { listings: read } = await readListings(mocks.url)
  await mocks.stop()
  const told = (listings: Listing[]) => listings.map(({ id, description }) => `${id} ${description}`).toSorted()
  expect(told(read)).toEqual(told(list))
})
