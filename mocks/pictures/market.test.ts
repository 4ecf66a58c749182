import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../store/worlds/market/pictures.gen.json'
import hashes from './hashes.gen.json'

type Entry = { name: string; alt: string; width: number; height: number; placeholder: string }

const KB = 1024
const pictures = Object.entries(manifest as Record<string, Entry[]>).flatMap(([id, list]) =>
  list.map((picture) => ({ ...picture, at: `${id}/${picture.name}` })),
)
const file = (at: string, width: number) => `public/storage/properties/${at}-${width}.webp`

test('each picture of the market has its card file and its largest, and a hash', () => {
  for (const { at, width } of pictures) {
    expect(existsSync(file(at, 480)), at).toBe(true)
    expect(existsSync(file(at, width)), at).toBe(true)
    expect(hashes, at).toHaveProperty([at])
  }
})

test('each says what it shows in its own words and brings a small stand-in', () => {
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
  for (const { at, alt, placeholder } of pictures) {
    expect(alt.length, at).toBeGreaterThan(30)
    expect(placeholder, at).toMatch(/^data:image\/webp;base64,.{20,400}$/)
  }
})

test('together they stay below 9.5 MB, and their cards below 40 KB on average', () => {
  const cards = pictures.map(({ at }) => statSync(file(at, 480)).size)
  const large = pictures.map(({ at, width }) => statSync(file(at, width)).size)
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)
  expect(sum(cards) / cards.length).toBeLessThan(40 * KB)
  expect(sum(cards) + sum(large)).toBeLessThan(9.5 * KB * KB)
})
