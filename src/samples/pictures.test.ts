import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from './listings'
import pictures from './pictures.gen.json'
import { SAMPLE_PEOPLE } from './people'
import { sampleImages } from './to-wire'

const STORAGE = 'public/storage'
const KB = 1024
const all = Object.entries(
  pictures as Record<string, { name: string; alt: string; placeholder?: string; file?: string }[]>,
)

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test('every listing has a cover of its own', () => {
  const covers = SAMPLE_LISTINGS.map(({ id }) => sampleImages(id)[0]?.image_url)
  expect(covers).not.toContain(undefined)
  expect(new Set(covers).size).toBe(SAMPLE_LISTINGS.length)
})

test('every listing has four to six photos', () => {
  for (const { id } of SAMPLE_LISTINGS) {
    const photos = sampleImages(id).filter(({ kind }) => kind !== 'floor_plan')
    expect(photos.length, id).toBeGreaterThanOrEqual(4)
    expect(photos.length, id).toBeLessThanOrEqual(6)
  }
})

test('every picture is there in all its widths', () => {
  for (const { id } of SAMPLE_LISTINGS) {
    for (const { image_url, variants } of sampleImages(id)) {
      for (const file of [image_url, ...(variants ?? []).map((variant) => variant.image_url)]) {
        expect(existsSync(join(STORAGE, file ?? '')), file ?? '').toBe(true)
      }
    }
  }
})

test('every picture says what it shows and brings a small stand-in', () => {
  for (const [id, list] of all) {
    for (const { alt, placeholder } of list) {
      expect(alt.length, id).toBeGreaterThan(8)
      expect(placeholder, id).toMatch(/^data:image\/webp;base64,/)
      expect(placeholder?.length, id).toBeLessThan(400)
    }
  }
})

test('card pictures weigh 40 KB at most on average, and all files together 32 MB', () => {
  const files = filesBelow(STORAGE)
  const small = files.filter((file) => file.endsWith('-480.webp')).map((file) => statSync(file).size)
  expect(small.reduce((sum, size) => sum + size, 0) / small.length).toBeLessThan(40 * KB)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(32 * KB * KB)
})

test('every person has a portrait', () => {
  for (const { profile_picture } of SAMPLE_PEOPLE)
    expect(existsSync(join('public', String(profile_picture)))).toBe(true)
})
