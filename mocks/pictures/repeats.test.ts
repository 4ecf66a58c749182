import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import hashes from './hashes.gen.json'
import knownRepeats from './known-repeats.json'
import { distance, repeats } from './likeness.test-support'
import made from './made.json'

const STORAGE = 'public/storage/properties'
const files = readdirSync(STORAGE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.webp'))
  .toSorted()
/** Pixels. */
const WIDEST = 1600
/** So many were scaled up for it, from 720 to 1200 pixels. Lower this number with each one that is rendered anew. */
const RENDERED_NARROW = 213
const table: Record<string, { file: string; plain: string; mirrored: string }> = hashes

test('the hashes are those of the pictures; node mocks/pictures/hash.mjs writes them', () => {
  const cards = files.filter((path) => path.endsWith('-480.webp'))
  const now = cards.map((path) => [
    path.slice(0, -'-480.webp'.length),
    createHash('sha1')
      .update(readFileSync(join(STORAGE, path)))
      .digest('hex')
      .slice(0, 12),
  ])
  expect(Object.fromEntries(Object.entries(table).map(([name, { file }]) => [name, file]))).toEqual(
    Object.fromEntries(now),
  )
})

test('a mirrored picture is the same scene, and another building is not', () => {
  const [one, other] = [table['1/exterior']!, table['16/exterior'] ?? table['10/exterior']!]
  expect(distance(one, { plain: one.mirrored, mirrored: one.plain })).toBe(0)
  expect(distance(one, other)).toBeGreaterThan(80)
})

test('no two pictures show one scene but the known ones, and what no longer repeats leaves their list', () => {
  expect(repeats(table)).toEqual(knownRepeats)
})

test('each file is as wide as its name says', () => {
  const named = (path: string) => Number(/-(\d+)\.webp$/.exec(path)?.[1])
  expect(files.filter((path) => widthOf(readFileSync(join(STORAGE, path))) !== named(path))).toEqual([])
})

test('pictures that were rendered narrower than their widest file only become fewer', () => {
  const narrow = Object.values(made).filter(([width = 0]) => width < WIDEST)
  expect(narrow.length).toBeLessThanOrEqual(RENDERED_NARROW)
})

/** Pixels, from the header of a WebP file (RFC 9649). */
function widthOf(file: Buffer): number {
  const chunk = file.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return 1 + file.readUIntLE(24, 3)
  return chunk === 'VP8L' ? 1 + (file.readUInt32LE(21) & 0x3fff) : file.readUInt16LE(26) & 0x3fff
}
