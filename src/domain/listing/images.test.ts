import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { PLACEHOLDER_IMAGE, resolveImageUrl, retrySource, srcSet, toPictures } from './images'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('picture addresses resolve as documented', () => {
  expect(resolveImageUrl('https://x.test/a.jpg')).toBe('https://x.test/a.jpg')
  expect(resolveImageUrl('properties/a.jpg')).toBe('/api/storage/properties/a.jpg')
  expect(resolveImageUrl('a.jpg')).toBe('/api/storage/properties/a.jpg')
  expect(resolveImageUrl('2026/a.jpg')).toBe('/api/storage/properties/2026/a.jpg')
  for (const nothing of ['', '  ', null, undefined, 3, {}, '/', '..']) {
    expect(resolveImageUrl(nothing)).toBe('/placeholder-image.jpg')
  }
})

test('own storage and local previews stay as they are', () => {
  for (const own of ['/storage/properties/a.jpg', '/api/storage/properties/a.jpg', 'blob:http://localhost/1-2']) {
    expect(resolveImageUrl(own)).toBe(own)
  }
})

test("with a backend on another origin, stored pictures come from there and the product's own from the page's", async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.test/v1')
  vi.resetModules()
  const { resolveImageUrl: resolve, retrySource: retry } = await import('./images')
  expect(resolve('a.jpg')).toBe('https://api.test/v1/api/storage/properties/a.jpg')
  expect(resolve('a b.jpg')).toBe('https://api.test/v1/api/storage/properties/a b.jpg')
  expect(resolve('/storage/avatars/1.svg')).toBe('https://api.test/v1/storage/avatars/1.svg')
  expect(resolve('/storage//avatars/1.svg')).toBe('https://api.test/v1/storage/avatars/1.svg')
  expect(retry(resolve('a.jpg'))).toBe('https://api.test/v1/api/storage/a.jpg')
  expect(resolve(resolve('a.jpg'))).toBe(resolve('a.jpg'))
  expect(resolve('https://cdn.test/a.jpg')).toBe('https://cdn.test/a.jpg')
  expect(resolve('')).toBe(PLACEHOLDER_IMAGE)
})

test('schemes that could run or embed something give the placeholder', () => {
  for (const bad of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' DATA:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
  ]) {
    expect(resolveImageUrl(bad)).toBe(PLACEHOLDER_IMAGE)
  }
})

test('a path cannot leave its folder', () => {
  expect(resolveImageUrl('../../etc/passwd')).toBe('/api/storage/properties/etc/passwd')
  expect(resolveImageUrl('properties/%2e%2E/a.jpg')).toBe('/api/storage/properties/a.jpg')
  expect(resolveImageUrl('/storage/../../a.jpg')).toBe('/storage/a.jpg')
  expect(resolveImageUrl('//evil.test/a.jpg')).toBe('/api/storage/properties/evil.test/a.jpg')
  expect(resolveImageUrl('\\\\evil.test\\a.jpg')).toBe('/api/storage/properties/evil.test/a.jpg')
})

test('whatever comes in, the address is http, a local preview or own storage, and resolving again changes nothing', () => {
  const parts = fc.constantFrom(
    'javascript',
    'data',
    ':',
    '/',
    '\\',
    '..',
    '%2e',
    '%2f',
    'properties',
    'storage',
    'a.jpg',
    '\t',
    'http',
    '//',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(parts).map((list) => list.join('')),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(text, (value) => {
      const src = resolveImageUrl(value)
      expect(src).toMatch(/^(?:https?:\/\/|blob:|\/placeholder-image\.jpg$|\/(?:api\/)?storage\/)/i)
      const { origin, pathname } = new URL(src, 'http://own.test')
      const own = /^\/(?:placeholder-image\.jpg$|(?:api\/)?storage\/)/.test(pathname)
      expect(own || !src.startsWith('/')).toBe(true)
      expect(origin === 'http://own.test').toBe(src.startsWith('/'))
      expect(resolveImageUrl(src)).toBe(src)
    }),
    { numRuns: 200 },
  )
})

test('a failed picture is tried once more, with or without the properties segment', () => {
  expect(retrySource('/api/storage/properties/a.jpg')).toBe('/api/storage/a.jpg')
  expect(retrySource('/storage/a.jpg')).toBe('/storage/properties/a.jpg')
  expect(retrySource('https://x.test/a.jpg')).toBeNull()
})

test('a srcset lists the narrower files and the picture itself', () => {
  const variants = [
    { width: 960, image_url: 'b 960.jpg' },
    { width: 480, image_url: 'b-480.jpg' },
    { width: 0, image_url: 'x' },
  ]
  const [image] = toPictures([{ image_url: 'b.jpg', width: 1600, variants }]).images
  expect(image && srcSet(image)).toBe(
    '/api/storage/properties/b-480.jpg 480w, /api/storage/properties/b%20960.jpg 960w, /api/storage/properties/b.jpg 1600w',
  )
  expect(srcSet({ src: 'a.jpg', width: 10, variants: [] })).toBeUndefined()
})

const standIn = (placeholder: string) => toPictures([{ image_url: 'a.jpg', placeholder }]).images[0]?.placeholder

test('only a harmless stand-in is kept', () => {
  expect(standIn('data:image/webp;base64,AAAA')).toBe('data:image/webp;base64,AAAA')
  expect(standIn('#aabbcc')).toBe('#aabbcc')
  expect(standIn('data:text/html,<script>')).toBeNull()
  expect(standIn('x) url(javascript:1')).toBeNull()
})

test('floor plans stand apart from the photos, with their caption', () => {
  const pictures = [
    { image_url: 'front.webp', kind: 'photo' },
    { image_url: 'plan.svg', kind: 'floor_plan', caption: 'Measured in 2024.' },
    { image_url: 'garden.webp', kind: null },
  ]
  const { images, floorPlans } = toPictures(pictures)
  expect(images.map(({ src }) => src)).toEqual([
    '/api/storage/properties/front.webp',
    '/api/storage/properties/garden.webp',
  ])
  expect(floorPlans).toMatchObject([{ alt: '', caption: 'Measured in 2024.' }])
})
