import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksOf } from './picture-looks'

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  )

test('a picture is known by its bytes, with its size', () => {
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3, 1, 1])
  expect(looksOf(jpeg)).toEqual({ type: 'image/jpeg', extension: 'jpg', size: { width: 4000, height: 3000 } })
  expect(looksOf(bytes('GIF89a', [64, 1, 240, 0]))).toMatchObject({
    type: 'image/gif',
    size: { width: 320, height: 240 },
  })
  expect(looksOf(bytes([0, 0, 0, 28], 'ftypavif'))).toMatchObject({ type: 'image/avif', size: null })
})

test('the demo’s own pictures are WebP of the width in their name', () => {
  const looks = looksOf(readFileSync('public/storage/properties/1/bath-480.webp'))
  expect(looks).toMatchObject({ type: 'image/webp', size: { width: 480 } })
})

test('what is no picture is none, however it begins', () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '', 'RIFF....WAVE'])
    expect(looksOf(bytes(text))).toBeNull()
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (noise) => void looksOf(noise)))
})
